import type { Point } from '../path.ts';
import { arc, ellipse, polyline, rectangle, roundedRectangle, smooth } from '../path.ts';
import type { LabelDesign } from './design.ts';
import { capitals, shortHouse } from './design.ts';
import type { LabelSheet } from './sheet.ts';

function flourish(sheet: LabelSheet, v: number, colour: string, half = 15): void {
  for (const s of [1, -1]) {
    const points: Point[] = [
      [1.6 * s, v],
      [half * 0.4 * s, v - 0.9],
      [half * 0.7 * s, v + 0.7],
      [half * s, v - 0.3],
      [(half + 1.2) * s, v - 1.3],
      [(half + 0.2) * s, v - 1.7],
    ];
    sheet.line(smooth(points), colour, 0.28);
  }
  sheet.fill(
    polyline(
      [
        [0, v - 1],
        [0.8, v],
        [0, v + 1],
        [-0.8, v],
      ],
      true,
    ),
    colour,
  );
}

function doubleBorder(sheet: LabelSheet, inset: number, colour: string): void {
  const box = (by: number) =>
    rectangle(-sheet.width / 2 + by, by, sheet.width - by * 2, sheet.height - by * 2);
  sheet.line(box(inset), colour, 0.55);
  sheet.line(box(inset + 1.3), colour, 0.2);
}

/** An engraved house over large capitals. */
export const engraved: LabelDesign = (sheet, words, { emblem, key }) => {
  const { width: w, height: h, palette, foil } = sheet;
  const shape = rectangle(-w / 2, 0, w, h);
  sheet.paper(shape);
  sheet.fill(rectangle(-w / 2, 2.2, w, 1), foil);
  sheet.fill(rectangle(-w / 2, h - 3.2, w, 1), foil);
  sheet.text(
    words.wine === '' ? 'Grand Vin' : words.wine,
    { face: 'script', size: 9.5 },
    h * 0.125,
    palette.accent,
  );
  sheet.emblem(emblem, key, words.letters, 0, h * 0.34, h * 0.175);
  sheet.pressed(
    capitals(words.house),
    { face: 'capitals', size: 9.4, tracking: 0.5 },
    h * 0.625,
    palette.ink,
    w * 0.67,
  );
  flourish(sheet, h * 0.68, foil);
  sheet.text(
    capitals(words.origin),
    { face: 'capitals', size: 4.3, tracking: 0.7 },
    h * 0.755,
    palette.accent,
  );
  sheet.text(words.note, { face: 'bookItalic', size: 4.7 }, h * 0.815, palette.ink);
  sheet.text(capitals(words.foot), { face: 'book', size: 2.7, tracking: 0.5 }, h * 0.905, palette.ink);
  sheet.light(shape);
};

/** A framed sheet: the place is large, the house signs at the foot. */
export const parchment: LabelDesign = (sheet, words, { emblem, key }) => {
  const { width: w, height: h, palette, foil } = sheet;
  const shape = roundedRectangle(-w / 2, 0, w, h, 2.5);
  sheet.paper(shape);
  doubleBorder(sheet, 3.2, palette.accent);
  for (const x of [-1, 1]) {
    for (const y of [0, 1]) {
      const [cx, cy] = [x * (w / 2 - 5.6), y ? h - 5.6 : 5.6];
      sheet.fill(ellipse(cx, cy, 1.3), palette.paper);
      sheet.line(ellipse(cx, cy, 1.3), palette.accent, 0.24);
      sheet.fill(ellipse(cx, cy, 0.5), palette.accent);
    }
  }
  sheet.emblem(emblem, key, words.letters, 0, h * 0.235, h * 0.125);
  sheet.pressed(words.origin, { face: 'blackletter', size: 11 }, h * 0.5, palette.ink, w * 0.67);
  sheet.text(
    capitals(words.wine || words.note),
    { face: 'capitals', size: 3.7, tracking: 0.55 },
    h * 0.585,
    palette.accent,
    w * 0.6,
  );
  flourish(sheet, h * 0.65, foil, 18);
  sheet.text(words.house, { face: 'displayItalic', size: 7 }, h * 0.765, palette.accent, w * 0.67);
  sheet.text(
    capitals(words.foot),
    { face: 'book', size: 2.6, tracking: 0.45 },
    h * 0.87,
    palette.ink,
    w * 0.6,
  );
  sheet.light(shape);
};

/** Arms, a name in high contrast letters, a band of foil. */
export const crested: LabelDesign = (sheet, words, { emblem, key }) => {
  const { width: w, height: h, palette, foil } = sheet;
  const shape = rectangle(-w / 2, 0, w, h);
  sheet.paper(shape);
  sheet.emblem(emblem, key, words.letters, 0, h * 0.215, h * 0.145);
  sheet.pressed(
    capitals(shortHouse(words.house)),
    { face: 'display', size: 10.5, tracking: 1 },
    h * 0.515,
    palette.ink,
    w * 0.67,
  );
  const title =
    words.house === shortHouse(words.house)
      ? `Depuis ${words.since}`
      : words.house.slice(0, words.house.length - shortHouse(words.house).length).trim();
  sheet.text(
    capitals(title.startsWith('Depuis') ? words.since : title),
    { face: 'capitals', size: 3.1, tracking: 1.1 },
    h * 0.415,
    palette.accent,
  );
  sheet.rule(h * 0.56, w * 0.32, foil, 0.4);
  sheet.text(words.wine || words.note, { face: 'displayItalic', size: 5.8 }, h * 0.645, palette.accent);
  sheet.fill(rectangle(-w / 2, h * 0.725, w, h * 0.125), palette.accent);
  sheet.fill(rectangle(-w / 2, h * 0.725 - 1.1, w, 0.5), foil);
  sheet.fill(rectangle(-w / 2, h * 0.85 + 0.6, w, 0.5), foil);
  sheet.text(
    capitals(words.origin),
    { face: 'capitalsBold', size: 4, tracking: 0.8 },
    h * 0.8,
    palette.paper,
  );
  sheet.text(capitals(words.foot), { face: 'book', size: 2.6, tracking: 0.5 }, h * 0.935, palette.ink);
  sheet.light(shape);
};

/** A wide frame, arms between year figures, the name in broken letters. */
export const gothic: LabelDesign = (sheet, words, { emblem, key }) => {
  const { width: w, height: h, palette, foil } = sheet;
  const shape = rectangle(-w / 2, 0, w, h);
  sheet.paper(shape);
  sheet.fill(rectangle(-w / 2, 0, w, h), palette.accent);
  sheet.line(rectangle(-w / 2 + 1.4, 1.4, w - 2.8, h - 2.8), foil, 0.5);
  const [l, t] = [-w / 2 + 4, 4];
  sheet.fill(roundedRectangle(l, t, w - 8, h - 8, 5), palette.paper);
  sheet.line(roundedRectangle(l + 1.2, t + 1.2, w - 10.4, h - 10.4, 4.2), foil, 0.3);
  sheet.emblem(emblem, key, words.letters, 0, h * 0.26, h * 0.145);
  for (const [x, half] of [
    [-1, words.since.slice(0, 2)],
    [1, words.since.slice(2)],
  ] as const)
    sheet.text(half, { face: 'display', size: 4.6 }, h * 0.28, palette.accent, 12, x * w * 0.27);
  sheet.pressed(shortHouse(words.house), { face: 'blackletter', size: 11 }, h * 0.535, palette.ink, w * 0.67);
  sheet.text(
    words.wine || words.origin,
    { face: 'bookItalic', size: 5.4 },
    h * 0.635,
    palette.accent,
    w * 0.67,
  );
  sheet.rule(h * 0.675, w * 0.4, foil);
  sheet.text(
    capitals(words.note),
    { face: 'capitals', size: 4.4, tracking: 0.8 },
    h * 0.75,
    palette.ink,
    w * 0.67,
  );
  sheet.text(
    capitals(words.wine ? words.origin : words.country),
    { face: 'capitals', size: 3, tracking: 0.7 },
    h * 0.815,
    palette.accent,
    w * 0.67,
  );
  sheet.text(words.foot, { face: 'book', size: 2.7, tracking: 0.3 }, h * 0.88, palette.ink, w * 0.67);
  sheet.light(shape);
};

/** A sheet with a round head; lettering follows it. */
export const arched: LabelDesign = (sheet, words, { emblem, key }) => {
  const { width: w, height: h, palette, foil } = sheet;
  const head = h * 0.24;
  const outline = (by: number) => [
    ...arc(0, head, w / 2 - by, 180, 360, head - by),
    ...polyline([
      [w / 2 - by, h - by],
      [-w / 2 + by, h - by],
    ]).map((c, i) => (i === 0 ? ({ ...c, type: 'L' } as typeof c) : c)),
    { type: 'Z', points: [] } as const,
  ];
  const shape = outline(0);
  sheet.paper(shape);
  sheet.line(outline(2.4), foil, 0.5);
  sheet.line(outline(3.6), palette.accent, 0.2);
  sheet.emblem(emblem, key, words.letters, 0, h * 0.285, h * 0.16);
  sheet.pressed(
    capitals(shortHouse(words.house)),
    { face: 'modern', size: 9.5, tracking: 0.7 },
    h * 0.585,
    palette.ink,
    w * 0.67,
  );
  sheet.text(words.wine || words.note, { face: 'script', size: 7.6 }, h * 0.69, palette.accent, w * 0.67);
  flourish(sheet, h * 0.735, foil, 12);
  sheet.text(
    capitals(words.origin),
    { face: 'capitals', size: 3.5, tracking: 0.6 },
    h * 0.81,
    palette.ink,
    w * 0.67,
  );
  sheet.text(words.foot, { face: 'bookItalic', size: 3.1 }, h * 0.885, palette.ink, w * 0.67);
  sheet.light(shape);
};
