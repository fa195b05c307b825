/** Small synthesised sounds. Nothing is fetched, nothing sounds until the player turned sound on. */
import { settings } from "./settings.svelte";

export type Sound = "coin" | "dice" | "page" | "thud" | "turn" | "laugh";

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || document.hidden) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    voices[sound](context, context.currentTime + 0.01);
  } catch {
    // A browser without audio plays on in silence.
  }
}

type Voice = (audio: AudioContext, at: number) => void;

const voices: Record<Sound, Voice> = {
  coin: (audio, at) => {
    tone(audio, at, { from: 1320, to: 1310, length: 0.09, gain: 0.08, type: "square" });
    tone(audio, at + 0.07, { from: 1980, to: 1960, length: 0.32, gain: 0.08, type: "triangle" });
  },
  dice: (audio, at) => {
    const knocks = [0, 0.06, 0.13, 0.19, 0.3, 0.36, 0.47, 0.55];
    knocks.forEach((delay, index) =>
      noise(audio, at + delay, { length: 0.035, gain: 0.22 - index * 0.018, pitch: 1900 }),
    );
  },
  page: (audio, at) => noise(audio, at, { length: 0.16, gain: 0.07, pitch: 4200 }),
  thud: (audio, at) => {
    tone(audio, at, { from: 120, to: 42, length: 0.28, gain: 0.3, type: "sine" });
    noise(audio, at, { length: 0.06, gain: 0.14, pitch: 500 });
  },
  turn: (audio, at) => {
    tone(audio, at, { from: 523, to: 523, length: 0.3, gain: 0.07, type: "triangle" });
    tone(audio, at + 0.14, { from: 784, to: 784, length: 0.5, gain: 0.07, type: "triangle" });
  },
  laugh: (audio, at) => {
    for (let step = 0; step < 5; step++) {
      tone(audio, at + step * 0.17, {
        from: 210 - step * 16,
        to: 130 - step * 12,
        length: 0.14,
        gain: 0.12,
        type: "sawtooth",
      });
    }
  },
};

interface Tone {
  from: number;
  to: number;
  length: number;
  gain: number;
  type: OscillatorType;
}

function tone(audio: AudioContext, at: number, { from, to, length, gain, type }: Tone): void {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fade(audio, at, length, gain));
  source.start(at);
  source.stop(at + length);
}

function noise(
  audio: AudioContext,
  at: number,
  { length, gain, pitch }: { length: number; gain: number; pitch: number },
): void {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const channel = samples.getChannelData(0);
  for (let index = 0; index < channel.length; index++) channel[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = samples;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  source.connect(band).connect(fade(audio, at, length, gain));
  source.start(at);
}

function fade(audio: AudioContext, at: number, length: number, gain: number): GainNode {
  const node = audio.createGain();
  node.gain.setValueAtTime(gain, at);
  node.gain.exponentialRampToValueAtTime(0.0001, at + length);
  node.connect(audio.destination);
  return node;
}
