/** What the check needs of the content that a game began with. */
interface Named {
  id: string;
  name: string;
}

type Kind<T = object> = Record<string, Named & T>;

export interface Content {
  tricks: Kind<{ copies: number }>;
  jinxes: Kind<{ copies: number }>;
  interns: Kind;
  sorceries: Kind;
  /** A Minion, and the token of its Portal, goes by the name of a Scholar. */
  scholars: Kind;
  clans: Kind<{ set: string }>;
  panics: Kind<{ set: string; dark_lord_only: boolean }>;
  /** `extra`: Students more for each of two and of three players. */
  alerts: Kind<{ students: number; omegas: number; extra?: [number, number] }>;
  zones: Kind<{ floor: number; spaces: string[]; effects: { kind: string; word: string }[] }>;
}

export const namesOf = (content: Content): Map<string, string> =>
  new Map([
    ["student", "a Student"],
    ["omega", "an Omega"],
    ...[content.tricks, content.jinxes, content.interns, content.sorceries]
      .concat(content.scholars, content.clans, content.panics, content.zones)
      .flatMap((kind: Kind) => Object.values(kind))
      .map(({ id, name }) => [id, name] as const),
  ]);
