/** The loudness at the microphone, measured here; no sound is kept, and none leaves the browser. */

/** Loudness 0 to 100 of a few samples: silence of a room is near 0, a shout close by near 100. */
export function loudness(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / Math.max(1, samples.length) + 1e-10);
  return Math.round(Math.min(1, Math.max(0, (decibels - QUIET) / (LOUD - QUIET))) * 100);
}

const QUIET = -52;
const LOUD = -6;

export class Microphone {
  level = $state(0);
  #stream: MediaStream;
  #context: AudioContext;
  #frame = 0;

  private constructor(stream: MediaStream) {
    this.#stream = stream;
    this.#context = new AudioContext();
    const analyser = this.#context.createAnalyser();
    analyser.fftSize = 2048;
    this.#context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const measure = (): void => {
      analyser.getFloatTimeDomainData(samples);
      this.level = loudness(samples);
      this.#frame = requestAnimationFrame(measure);
    };
    measure();
  }

  /** Asks the browser, which asks the person. Fails when either says no, or has none. */
  static async open(): Promise<Microphone> {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
    });
    return new Microphone(stream);
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    for (const track of this.#stream.getTracks()) track.stop();
    void this.#context.close();
  }
}
