import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** The face of the shop's own pages, whole: a file carries those letters of it that it has. */
const FILES = {
  regular: 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
  bold: 'pretendard/dist/public/static/alternative/Pretendard-Bold.ttf',
} as const;

export type PaperWeight = keyof typeof FILES;

const read = new Map<PaperWeight, Font>();

/**
 * A font that is read once, when the first paper asks for it. Its tables of ligatures and kerning are left out: nothing on
 * paper needs them, and they took two thirds of the time.
 */
export function paperFont(weight: PaperWeight): Font {
  const known = read.get(weight);
  if (known) return known;
  const whole = create(readFileSync(require.resolve(FILES[weight])));
  const font: Font = Object.create(whole, { GSUB: { value: undefined }, GPOS: { value: undefined } });
  read.set(weight, font);
  return font;
}
