import sharp from "sharp";

const COLOURS: Record<string, [number, number, number]> = {
  red: [200, 20, 20],
  green: [20, 160, 20],
  blue: [20, 20, 200],
  yellow: [220, 220, 20],
  black: [10, 10, 10],
  white: [245, 245, 245],
};
export const COLOUR_NAMES = Object.keys(COLOURS);

const painted = new Map<string, Promise<Buffer>>();

export function paint(colour: string): Promise<Buffer> {
  const [r, g, b] = COLOURS[colour] ?? [0, 0, 0];
  const image =
    painted.get(colour) ??
    sharp({ create: { width: 300, height: 200, channels: 3, background: { r, g, b } } })
      .jpeg()
      .toBuffer();
  painted.set(colour, image);
  return image;
}

/** The colour of a served image; throws if it cannot be decoded completely. */
export async function detectColour(image: Buffer): Promise<string | undefined> {
  const { channels } = await sharp(image, { failOn: "error" }).stats();
  const distance = (colour: readonly number[]) =>
    colour.reduce((sum, value, at) => sum + Math.abs(value - (channels[at]?.mean ?? 0)), 0);
  return COLOUR_NAMES.find((name) => distance(COLOURS[name] ?? []) < 30);
}
