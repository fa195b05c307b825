/** Runs the drawings of a cast once, and puts their recording in the place of their code. */
import { runnerImport, type Plugin } from "vite";
import { record } from "../src/art/recorded/record";

const CAST = /\/art\/cast\/index\.ts$/;
const LIBRARY = /\/art\/drawing\/(pen|parts|props)\.ts$/;
const ART = new URL("../src/art/", import.meta.url).pathname;
const LIBRARIES = ["pen", "parts", "props"].map((name) => `${ART}drawing/${name}.ts`);

type Module = Record<string, unknown>;

const load = async (id: string, plugins: Plugin[] = []): Promise<Module> =>
  (await runnerImport<Module>(id, { configFile: false, logLevel: "error", plugins })).module;

/** The library, whose functions only note how they are called; colours are mixed at once. */
const noting: Plugin = {
  name: "noting",
  load: {
    filter: { id: LIBRARY },
    handler: async (id) => {
      const lines = Object.entries(await load(id)).map(([name, value]) =>
        typeof value === "function" && name !== "mix"
          ? `export const ${name} = note("${name}");`
          : `export { ${name} } from "${id}?real";`,
      );
      return [`import { note } from "${ART}recorded/record.ts";`, ...lines].join("\n");
    },
  },
};

interface Recorded {
  names: string[];
  forms: string;
  recording: string;
}

/** The drawings that a module exports, by their names. */
export async function recorded(id: string): Promise<Recorded> {
  const cast = await load(id, [noting]);
  const names = Object.keys(cast);
  return { names, ...record(names.map((name) => (cast[name] as () => string)())) };
}

async function replacement(id: string): Promise<string> {
  const { names, forms, recording } = await recorded(id);
  const used = new Set(forms.split("|").map((form) => form.split(" ")[0] ?? ""));
  const imports = await Promise.all(
    LIBRARIES.map(async (library) => {
      const needed = Object.keys(await load(library)).filter((name) => used.has(name));
      return `import { ${needed.join(", ")} } from "${library}";`;
    }),
  );
  return [
    ...imports,
    `import { played } from "${ART}recorded/play.ts";`,
    `const parts = { ${[...used].join(", ")} };`,
    `const drawings = played(parts, ${JSON.stringify(forms)}, ${names.length}, "${recording}");`,
    `export const [${names.join(", ")}] = drawings;`,
  ].join("\n");
}

export const recordDrawings = (): Plugin => ({
  name: "record-drawings",
  apply: "build",
  load: { filter: { id: CAST }, handler: replacement },
});
