import { mix } from '../colour.ts';
import { aroundCircle, centred } from '../lettering.ts';
import type { Path, Point } from '../path.ts';
import { ellipse, mapPath, polyline, rectangle, roundedRectangle, smooth } from '../path.ts';
import type { LabelDesign } from './design.ts';
import { capitals, shortHouse } from './design.ts';

/** The emblem fills the sheet in a pale print; the words stand on it. */
export const plate: LabelDesign = (sheet, words, { emblem, key }) => {
  const { width: w, height: h, palette, foil } = sheet;
  const shape = roundedRectangle(-w / 2, 0, w, h, 1.5);
  sheet.paper(shape);
  sheet.inside(shape, () => sheet.emblem(emblem, key, words.letters, 0, h * 0.33, h * 0.29));
  sheet.fill(rectangle(-w / 2, h * 0.645, w, h * 0.355), palette.paper);
  sheet.rule(h * 0.645, w, foil, 0.5);
  sheet.pressed(shortHouse(words.house), { face: 'display', size: 9 }, h * 0.755, palette.ink, w * 0.67);
  sheet.text(words.wine || words.note, { face: 'bookItalic', size: 5 }, h * 0.83, palette.accent);
  sheet.text(capitals(words.origin), { face: 'capitals', size: 3.1, tracking: 0.7 }, h * 0.905, palette.ink);
  sheet.light(shape);
};

/** An oval medallion of its own over a narrow strip. */
export const medallion: LabelDesign = (sheet, words, { emblem, key }) => {
  const { width: w, height: h, palette, foil } = sheet;
  const [r, cy] = [h * 0.33, h * 0.335];
  const oval = ellipse(0, cy, r * 1.06, r);
  const strip = roundedRectangle(-w / 2, h * 0.745, w, h * 0.255, 1.2);
  sheet.paper(oval);
  sheet.line(ellipse(0, cy, r * 1.06 - 1.5, r - 1.5), foil, 0.5);
  sheet.line(ellipse(0, cy, r * 1.06 - 7.6, r - 7.6), palette.accent, 0.22);
  sheet.fill(
    aroundCircle(
      capitals(shortHouse(words.house)),
      { face: 'capitals', size: 4.5, tracking: 0.9 },
      0,
      cy,
      r - 6,
    ),
    palette.ink,
  );
  sheet.fill(
    aroundCircle(
      `${words.country} · ${words.since}`,
      { face: 'bookItalic', size: 3.6, tracking: 0.2 },
      0,
      cy,
      r - 3.4,
      true,
    ),
    palette.accent,
  );
  sheet.emblem(emblem, key, words.letters, 0, cy, r * 0.56);
  sheet.light(oval);
  sheet.paper(strip);
  sheet.fill(rectangle(-w / 2, h * 0.745 + 1.5, w, 0.5), foil);
  sheet.text(words.wine || shortHouse(words.house), { face: 'display', size: 6.2 }, h * 0.855, palette.ink);
  sheet.text(
    capitals(words.origin),
    { face: 'capitals', size: 3.2, tracking: 0.8 },
    h * 0.925,
    palette.accent,
  );
  sheet.text(words.note, { face: 'bookItalic', size: 3.1 }, h * 0.975, palette.ink);
  sheet.light(strip);
};

/** Two sheets: a small picture above, the words below. */
export const twoSheets: LabelDesign = (sheet, words, { emblem, key }) => {
  const { width: w, height: h, palette, foil } = sheet;
  const upper = roundedRectangle(-w * 0.36, 0, w * 0.72, h * 0.4, 1);
  const lower = rectangle(-w / 2, h * 0.47, w, h * 0.53);
  sheet.paper(upper, palette.accent);
  sheet.inside(upper, () => {
    sheet.fill(ellipse(0, h * 0.2, h * 0.165), palette.paper);
    sheet.emblem(emblem, key, words.letters, 0, h * 0.2, h * 0.125);
  });
  sheet.line(roundedRectangle(-w * 0.36 + 1.2, 1.2, w * 0.72 - 2.4, h * 0.4 - 2.4, 0.6), foil, 0.3);
  sheet.light(upper);
  sheet.paper(lower);
  sheet.fill(rectangle(-w / 2, h * 0.47 + 1.6, w, 0.6), foil);
  sheet.pressed(
    capitals(words.house),
    { face: 'capitals', size: 7.6, tracking: 0.6 },
    h * 0.635,
    palette.ink,
    w * 0.67,
  );
  sheet.text(words.wine || words.note, { face: 'bookItalic', size: 5.4 }, h * 0.72, palette.accent);
  sheet.rule(h * 0.765, 16, foil);
  sheet.text(capitals(words.origin), { face: 'capitals', size: 3.5, tracking: 0.7 }, h * 0.84, palette.ink);
  sheet.text(words.foot, { face: 'book', size: 2.7, tracking: 0.3 }, h * 0.93, palette.ink);
  sheet.light(lower);
};

function scalloped(w: number, h: number): Path {
  const points: Point[] = [
    [-w / 2, h * 0.16],
    [-w * 0.36, h * 0.15],
    [-w * 0.3, h * 0.06],
    [-w * 0.14, h * 0.045],
    [0, 0],
    [w * 0.14, h * 0.045],
    [w * 0.3, h * 0.06],
    [w * 0.36, h * 0.15],
    [w / 2, h * 0.16],
  ];
  const foot: Point[] = [
    [w / 2, h * 0.84],
    [w * 0.36, h * 0.85],
    [w * 0.26, h * 0.95],
    [0, h],
    [-w * 0.26, h * 0.95],
    [-w * 0.36, h * 0.85],
    [-w / 2, h * 0.84],
  ];
  return [
    ...smooth(points),
    ...smooth(foot).map((c, i) => (i === 0 ? ({ ...c, type: 'L' } as typeof c) : c)),
    { type: 'Z', points: [] },
  ];
}

/** A shield with curved head and foot and a heavy border of foil: sparkling wine. */
export const shield: LabelDesign = (sheet, words, { emblem, key }) => {
  const { width: w, height: h, palette, foil } = sheet;
  const shape = scalloped(w, h);
  const inner = (by: number) =>
    mapPath(shape, ([x, y]): Point => [x * (1 - by / w), h / 2 + (y - h / 2) * (1 - by / h)]);
  sheet.paper(shape);
  sheet.fill(shape, foil);
  sheet.fill(inner(5.2), palette.paper);
  sheet.line(inner(8), palette.accent, 0.3);
  sheet.emblem(emblem, key, words.letters, 0, h * 0.275, h * 0.14);
  sheet.text(
    capitals(words.house.replace(/^Champagne /, '')),
    { face: 'display', size: 8.8, tracking: 0.7 },
    h * 0.55,
    palette.ink,
    w * 0.67,
  );
  sheet.rule(h * 0.6, w * 0.4, foil, 0.5);
  sheet.text(words.wine || words.note, { face: 'script', size: 9 }, h * 0.715, palette.accent, w * 0.6);
  sheet.text(
    capitals(words.origin),
    { face: 'capitals', size: 3.9, tracking: 1 },
    h * 0.805,
    palette.ink,
    w * 0.6,
  );
  sheet.text(words.foot, { face: 'bookItalic', size: 2.9 }, h * 0.88, palette.ink, w * 0.5);
  sheet.light(shape);
};

/** Letters painted straight on the glass, as casks and old port bottles are marked. */
export const stencil: LabelDesign = (sheet, words, { emblem, key }) => {
  const { width: w, height: h, palette } = sheet;
  const white = mix('#f4efe4', palette.accent, 0.06);
  sheet.emblem(emblem, key, words.letters, 0, h * 0.2, h * 0.12, 'ink');
  const cut = (text: string, size: number, v: number, tracking: number) => {
    sheet.fill(centred(capitals(text), { face: 'capitalsBold', size, tracking }, 0, v, w - 8), white);
  };
  cut(shortHouse(words.house), 11, h * 0.52, 1.2);
  sheet.line(
    polyline([
      [-w * 0.3, h * 0.575],
      [w * 0.3, h * 0.575],
    ]),
    white,
    0.5,
  );
  cut(words.wine || words.note, 6.6, h * 0.68, 1);
  cut(words.origin, 3.8, h * 0.775, 1);
  sheet.text(words.foot, { face: 'capitals', size: 2.8, tracking: 0.6 }, h * 0.86, white, w - 8);
};

/** Bars of colour across the whole sheet. */
export const striped: LabelDesign = (sheet, words, { emblem, key }) => {
  const { width: w, height: h, palette, foil } = sheet;
  const shape = rectangle(-w / 2, 0, w, h);
  sheet.paper(shape);
  const tones = [0.85, 0.68, 0.5, 0.3, 0.12].map((amount) => mix(palette.accent, palette.paper, amount));
  for (const [i, tone] of tones.entries())
    sheet.fill(rectangle(-w / 2, h * (0.56 + i * 0.088), w, h * 0.088 + 0.1), tone);
  sheet.emblem(emblem, key, words.letters, 0, h * 0.15, h * 0.1);
  sheet.text(
    capitals(shortHouse(words.house)),
    { face: 'sans', size: 7.6, tracking: 1.8 },
    h * 0.39,
    palette.ink,
    w * 0.67,
  );
  sheet.text(words.wine || words.note, { face: 'bookItalic', size: 5 }, h * 0.475, palette.accent);
  sheet.rule(h * 0.525, 10, foil, 0.5);
  sheet.text(capitals(words.origin), { face: 'sansBold', size: 3, tracking: 1.1 }, h * 0.955, palette.paper);
  sheet.light(shape);
};
