import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** The face of the shop's own pages, whole, and the one for 한자, which it has not: a file carries what it uses of them. */
const FILES = {
  regular: 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
  bold: 'pretendard/dist/public/static/alternative/Pretendard-Bold.ttf',
  'regular han': '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
  'bold han': '@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf',
} as const;

export type PaperWeight = 'regular' | 'bold';
export type PaperFace = keyof typeof FILES;

const read = new Map<PaperFace, Font>();

/**
 * A font that is read once, when the first paper asks for it. Its tables of ligatures and kerning are left out: nothing on
 * paper needs them, and they took two thirds of the time.
 */
export function paperFont(face: PaperFace): Font {
  const known = read.get(face);
  if (known) return known;
  const whole = create(readFileSync(require.resolve(FILES[face])));
  const font: Font = Object.create(whole, { GSUB: { value: undefined }, GPOS: { value: undefined } });
  read.set(face, font);
  return font;
}

/** The face that has a letter; the shop's own where none has. */
export function faceFor(letter: string, weight: PaperWeight): PaperFace {
  const code = letter.codePointAt(0) ?? 0;
  const faces: readonly PaperFace[] = [weight, `${weight} han`];
  return faces.find((face) => paperFont(face).hasGlyphForCodePoint(code)) ?? weight;
}
