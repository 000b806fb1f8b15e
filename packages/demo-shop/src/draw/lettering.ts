import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import type { Command, Path, Point } from './path.ts';
import { mapPath } from './path.ts';

const require = createRequire(import.meta.url);

/** The faces a label may use. Open fonts, read as outlines: a drawing never depends on what the machine has installed. */
const FILES = {
  capitals: '@fontsource/cinzel/files/cinzel-latin-500-normal.woff',
  capitalsBold: '@fontsource/cinzel/files/cinzel-latin-700-normal.woff',
  book: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff',
  bookItalic: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-italic.woff',
  display: '@fontsource/playfair-display/files/playfair-display-latin-500-normal.woff',
  displayItalic: '@fontsource/playfair-display/files/playfair-display-latin-500-italic.woff',
  modern: '@fontsource/bodoni-moda/files/bodoni-moda-latin-500-normal.woff',
  script: '@fontsource/pinyon-script/files/pinyon-script-latin-400-normal.woff',
  blackletter: '@fontsource/unifrakturmaguntia/files/unifrakturmaguntia-latin-400-normal.woff',
  sans: '@fontsource/josefin-sans/files/josefin-sans-latin-400-normal.woff',
  sansLight: '@fontsource/josefin-sans/files/josefin-sans-latin-300-normal.woff',
  sansBold: '@fontsource/josefin-sans/files/josefin-sans-latin-600-normal.woff',
} as const;

export type Face = keyof typeof FILES;

const loaded = new Map<Face, opentype.Font>();

function fontOf(face: Face): opentype.Font {
  const known = loaded.get(face);
  if (known) return known;
  const file = readFileSync(require.resolve(FILES[face]));
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  loaded.set(face, font);
  return font;
}

function toPath(commands: readonly opentype.PathCommand[]): Path {
  const path: Command[] = [];
  let last: Point = [0, 0];
  for (const c of commands) {
    if (c.type === 'Z') {
      path.push({ type: 'Z', points: [] });
      continue;
    }
    const end: Point = [c.x, c.y];
    if (c.type === 'M' || c.type === 'L') path.push({ type: c.type, points: [end] });
    else if (c.type === 'C') path.push({ type: 'C', points: [[c.x1, c.y1], [c.x2, c.y2], end] });
    else {
      const third = (from: Point): Point => [
        from[0] + ((c.x1 - from[0]) * 2) / 3,
        from[1] + ((c.y1 - from[1]) * 2) / 3,
      ];
      path.push({ type: 'C', points: [third(last), third(end), end] });
    }
    last = end;
  }
  return path;
}

/** How a line of lettering is set: size of the em and extra space between letters, both in millimetres. */
export interface Setting {
  face: Face;
  size: number;
  tracking?: number;
}

/** True when the face has an outline for every letter of the text. */
export function canSet(text: string, face: Face): boolean {
  const font = fontOf(face);
  return [...text.normalize('NFC')].every((letter) => letter === ' ' || font.charToGlyphIndex(letter) > 0);
}

/** Outlines of one line of text with its width; the line starts at x = 0 and stands on the baseline y = 0. */
export function setLine(text: string, { face, size, tracking = 0 }: Setting): { path: Path; width: number } {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const glyphs = [...text.normalize('NFC')].map((letter) => font.charToGlyph(letter));
  if (!canSet(text, face)) throw new Error(`"${text}" has a letter that the face ${face} lacks.`);
  const path: Command[] = [];
  let x = 0;
  glyphs.forEach((glyph, index) => {
    path.push(...toPath(glyph.getPath(x, 0, size).commands));
    x += (glyph.advanceWidth ?? 0) * scale;
    const next = glyphs[index + 1];
    if (next) x += font.getKerningValue(glyph, next) * scale + tracking;
  });
  return { path, width: x };
}

/** Text centred on (x, y = baseline); shrunk as a whole when it is wider than `limit`. */
export function centred(text: string, setting: Setting, x: number, y: number, limit = Infinity): Path {
  const natural = setLine(text, setting);
  const shrink = Math.min(1, limit / natural.width);
  return mapPath(natural.path, ([px, py]) => [x + (px - natural.width / 2) * shrink, y + py * shrink]);
}

/** Text that starts at (x, y = baseline); shrunk as a whole when it is wider than `limit`. */
export function leftAligned(text: string, setting: Setting, x: number, y: number, limit = Infinity): Path {
  const natural = setLine(text, setting);
  const shrink = Math.min(1, limit / natural.width);
  return mapPath(natural.path, ([px, py]) => [x + px * shrink, y + py * shrink]);
}

/** Text set around a circle, its middle at the top (or at the bottom, read from inside, for `under`). */
export function aroundCircle(
  text: string,
  setting: Setting,
  cx: number,
  cy: number,
  r: number,
  under = false,
): Path {
  const { path, width } = setLine(text, setting);
  const fit = Math.min(1, (Math.PI * r * 0.92) / width);
  return mapPath(path, ([px, py]) => {
    const angle = ((px - width / 2) * fit) / r;
    const radius = under ? r + py * fit : r - py * fit;
    return under
      ? [cx + Math.sin(angle) * radius, cy + Math.cos(angle) * radius]
      : [cx + Math.sin(angle) * radius, cy - Math.cos(angle) * radius];
  });
}
