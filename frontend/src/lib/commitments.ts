/** The commitments of games, as this device saw them first. */

const key = "rigor.commitments";
/** Games remembered. */
const most = 100;

/** The commitment of a game that this device saw first, while the game went on. */
export const keptCommitment = (gameId: string): string | undefined =>
  recall().find(([game]) => game === gameId)?.[1];

/** Keeps a game's commitment unless one is kept already. */
export function keepCommitment(gameId: string, commitment: string): void {
  const kept = recall();
  if (kept.some(([game]) => game === gameId)) return;
  try {
    localStorage.setItem(key, JSON.stringify([...kept, [gameId, commitment]].slice(-most)));
  } catch {
    // Private windows may refuse storage; then what the server says at the end has to do.
  }
}

function recall(): [string, string][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? (stored as [string, string][]) : [];
  } catch {
    return [];
  }
}
