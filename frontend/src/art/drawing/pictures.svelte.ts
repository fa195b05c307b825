/**
 * Pictures as data URLs, made once each. First as SVG, at once; a moment later as pixels, because a
 * drawing of a thousand strokes is dear to repaint while cards fly and hands scroll on a phone.
 */
export interface Picture {
  /** Unique among all games. */
  key: string;
  draw(): string;
  /** Size in CSS pixels that the table never exceeds by much; null for what is seen once, and large. */
  size: [width: number, height: number] | null;
}

const drawn = new Map<string, string>();
const pixels = new Map<string, string>();
/** Grows with every picture that became pixels, so that drawings on show are exchanged. */
let baked = $state(0);
const waiting: Picture[] = [];
let busy = false;

/** The picture's address: of the drawing, or of its pixels once they are there. */
export function show(picture: Picture): string {
  const ready = pixels.get(picture.key);
  if (ready !== undefined) return ready;
  // Whoever shows a drawing looks again with every picture that became pixels; pixels are looked at once.
  void baked;
  let url = drawn.get(picture.key);
  if (url === undefined) {
    url = `data:image/svg+xml,${escaped(picture.draw())}`;
    drawn.set(picture.key, url);
    if (picture.size) {
      waiting.push(picture);
      void bakeAll();
    }
  }
  return url;
}

/** Only what a data URL cannot hold: half the length of encodeURIComponent. */
const escaped = (svg: string): string =>
  svg.replaceAll('"', "'").replace(/[%#<>{}]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    typeof requestIdleCallback === "function"
      ? requestIdleCallback(resolve, { timeout: 1500 })
      : setTimeout(resolve, 60),
  );

async function bakeAll(): Promise<void> {
  if (busy || typeof document === "undefined") return;
  busy = true;
  for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
    await idle();
    try {
      await bake(picture);
    } catch {
      // The drawing itself stays; it only costs more to paint.
    }
  }
  busy = false;
}

async function bake({ key, size }: Picture): Promise<void> {
  const source = drawn.get(key);
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!source || !size || !pen) return;
  const scale = Math.min(3, Math.max(1.5, devicePixelRatio));
  canvas.width = Math.round(size[0] * scale);
  canvas.height = Math.round(size[1] * scale);
  pen.drawImage(await loaded(source), 0, 0, canvas.width, canvas.height);
  const url = await encoded(canvas);
  await loaded(url);
  pixels.set(key, url);
  baked += 1;
}

/** Beside the page's work: a picture takes longer to encode than a frame lasts. */
const encoded = (canvas: HTMLCanvasElement): Promise<string> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.onerror = () => reject(new Error("unreadable"));
        if (blob) reader.readAsDataURL(blob);
        else reject(new Error("no picture"));
      },
      "image/webp",
      0.92,
    ),
  );

async function loaded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
