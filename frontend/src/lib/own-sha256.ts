/** SHA-256 (FIPS 180-4) for browsers that keep theirs to themselves, as they do over plain http. */

/** The first 32 bits of the fractional part. */
const fraction = (value: number): number => ((value % 1) * 2 ** 32) | 0;

const isPrime = (value: number): boolean => {
  for (let factor = 2; factor * factor <= value; factor += 1) if (value % factor === 0) return false;
  return true;
};

const PRIMES = Array.from({ length: 310 }, (_, i) => i + 2).filter(isPrime);
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with a one behind it and its length at the end, in whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / 64);
  const bytes = new Uint8Array(blocks * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return view;
}

/** The sixteen words of a block and what is made of them for the other rounds. */
function schedule(view: DataView, block: number): number[] {
  const words = Array.from({ length: 16 }, (_, i) => view.getInt32(block + i * 4));
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [words[i - 15] ?? 0, words[i - 2] ?? 0];
    const a = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const b = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push(((words[i - 16] ?? 0) + a + (words[i - 7] ?? 0) + b) | 0);
  }
  return words;
}

type State = [number, number, number, number, number, number, number, number];

function round([a, b, c, d, e, f, g, h]: State, constant: number): State {
  const choice = (e & f) ^ (~e & g);
  const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + constant) | 0;
  const majority = (a & b) ^ (a & c) ^ (b & c);
  const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
  return [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
}

export function ownSha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  let state = START as State;
  for (let block = 0; block < view.byteLength; block += 64) {
    const words = schedule(view, block);
    const mixed = ROUNDS.reduce((own, constant, i) => round(own, (constant + (words[i] ?? 0)) | 0), state);
    state = state.map((word, i) => (word + (mixed[i] ?? 0)) | 0) as State;
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(i * 4, word));
  return new Uint8Array(digest.buffer);
}
