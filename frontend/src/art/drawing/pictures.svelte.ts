/**
 * Pictures as data URLs, made once each. With the next frames they are drawn as SVG, a few in each, so that
 * a table full of new ones does not keep the page from answering. Later they become pixels, because a
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
/** Grows with every picture that was drawn or became pixels, so that those on show are exchanged. */
let changes = $state(0);
const asked: Picture[] = [];
const waiting: Picture[] = [];
let drawing = false;
let baking = false;
/** How much of drawings one frame takes in, in characters: one card or Zone, or a few smaller ones. */
const SHARE = 20_000;

/** The picture's address: of a blank, of the drawing, or of its pixels once they are there. */
export function show(picture: Picture): string {
  const ready = pixels.get(picture.key);
  if (ready !== undefined) return ready;
  if (!picture.size) return drawn.get(picture.key) ?? draw(picture);
  // Whoever shows what is not ready yet looks again with every change; pixels are looked at once.
  void changes;
  const address = drawn.get(picture.key);
  if (address !== undefined) return address;
  if (!asked.some(({ key }) => key === picture.key)) asked.push(picture);
  void drawAll();
  return blank(picture.size);
}

function draw({ key, draw }: Picture): string {
  const address = `data:image/svg+xml,${escaped(draw())}`;
  drawn.set(key, address);
  return address;
}

/** Takes the room that the picture will take. */
const blank = ([width, height]: [number, number]): string =>
  `data:image/svg+xml,${escaped(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;

/** The task after the next frame: drawing and showing what was drawn are not one task. */
const afterFrame = (): Promise<unknown> =>
  new Promise((resolve) =>
    document.hidden ? setTimeout(resolve) : requestAnimationFrame(() => setTimeout(resolve)),
  );

async function drawAll(): Promise<void> {
  if (drawing) return;
  drawing = true;
  await afterFrame();
  let left = SHARE;
  for (let picture = asked.shift(); picture; picture = asked.shift()) {
    left -= draw(picture).length;
    waiting.push(picture);
    changes += 1;
    if (left > 0) continue;
    await afterFrame();
    left = SHARE;
  }
  drawing = false;
  void bakeAll();
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
  if (baking || typeof document === "undefined") return;
  baking = true;
  for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
    await idle();
    try {
      await bake(picture);
    } catch {
      // The drawing itself stays; it only costs more to paint.
    }
  }
  baking = false;
}

async function bake({ key, size }: Picture): Promise<void> {
  const source = drawn.get(key);
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!source || !size || !pen) return;
  const scale = Math.min(3, Math.max(1.5, devicePixelRatio));
  canvas.width = Math.round(size[0] * scale);
  canvas.height = Math.round(size[1] * scale);
  const image = await loaded(source);
  // Reading the drawing and painting it are not one task.
  await idle();
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const url = await encoded(canvas);
  await loaded(url);
  pixels.set(key, url);
  changes += 1;
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
