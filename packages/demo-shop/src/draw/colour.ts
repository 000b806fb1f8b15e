/** Red, green and blue, 0–255. */
export type Rgb = readonly [number, number, number];

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  if (hex.length !== 7 || Number.isNaN(value)) throw new Error(`Not a colour: ${hex}`);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function hex([r, g, b]: Rgb): string {
  const two = (n: number) =>
    Math.round(Math.min(255, Math.max(0, n)))
      .toString(16)
      .padStart(2, '0');
  return `#${two(r)}${two(g)}${two(b)}`;
}

/** `amount` of `b` in `a`, 0–1. */
export function mix(a: string, b: string, amount: number): string {
  const [x, y] = [rgb(a), rgb(b)];
  return hex([x[0] + (y[0] - x[0]) * amount, x[1] + (y[1] - x[1]) * amount, x[2] + (y[2] - x[2]) * amount]);
}

export const lighten = (colour: string, amount: number) => mix(colour, '#ffffff', amount);
export const darken = (colour: string, amount: number) => mix(colour, '#000000', amount);

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(colour: string): number {
  const [r, g, b] = rgb(colour);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** A colour between stops `[position, colour]`, positions ascending; eased, so that no edge shows where stops meet. */
export function alongStops(stops: readonly (readonly [number, string])[], position: number): string {
  const first = stops[0]!;
  if (position <= first[0]) return first[1];
  for (let i = 1; i < stops.length; i += 1) {
    const [at, colour] = stops[i]!;
    const [before, from] = stops[i - 1]!;
    if (position <= at) {
      const t = (position - before) / (at - before);
      return mix(from, colour, t * t * (3 - 2 * t));
    }
  }
  return stops.at(-1)![1];
}
