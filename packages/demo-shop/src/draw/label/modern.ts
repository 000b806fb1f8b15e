import { randomFrom } from '../../random.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Point } from '../path.ts';
import { ellipse, polyline, rectangle, smooth } from '../path.ts';
import type { LabelDesign } from './design.ts';
import { capitals, shortHouse } from './design.ts';

/** Much paper, little ink: everything hangs from one left edge. */
export const minimal: LabelDesign = (sheet, words, { emblem, key }) => {
  const { width: w, height: h, palette } = sheet;
  const shape = rectangle(-w / 2, 0, w, h);
  const left = -w * 0.3;
  const limit = w * 0.6;
  sheet.paper(shape);
  sheet.emblem(emblem, key, words.letters, left + h * 0.1, h * 0.19, h * 0.1);
  sheet.textLeft(shortHouse(words.house), { face: 'modern', size: 10.5 }, left, h * 0.5, palette.ink, limit);
  sheet.textLeft(
    capitals(words.wine || words.note),
    { face: 'sans', size: 3.3, tracking: 0.8 },
    left,
    h * 0.58,
    palette.accent,
    limit,
  );
  sheet.line(
    polyline([
      [left, h * 0.65],
      [left + 12, h * 0.65],
    ]),
    palette.accent,
    0.6,
  );
  sheet.textLeft(
    capitals(words.origin),
    { face: 'sans', size: 2.8, tracking: 0.6 },
    left,
    h * 0.75,
    palette.ink,
    limit,
  );
  sheet.textLeft(
    words.wine ? words.note : words.country,
    { face: 'bookItalic', size: 3.8 },
    left,
    h * 0.82,
    palette.ink,
    limit,
  );
  sheet.textLeft(
    words.foot,
    { face: 'sansLight', size: 2.2, tracking: 0.3 },
    left,
    h * 0.92,
    palette.ink,
    limit,
  );
  sheet.light(shape);
};

/** A field of colour above, quiet lettering below. */
export const painted: LabelDesign = (sheet, words, { key }) => {
  const { width: w, height: h, palette, foil } = sheet;
  const random = randomFrom(`painting ${key}`);
  const shape = rectangle(-w / 2, 0, w, h);
  sheet.paper(shape);
  const field = rectangle(-w / 2, 0, w, h * 0.56);
  const tones = [
    palette.accent,
    lighten(palette.accent, 0.35),
    darken(palette.accent, 0.3),
    mix(palette.accent, palette.paper, 0.7),
    mix(palette.accent, '#c98a3a', 0.6),
    mix(palette.accent, '#3d5a5c', 0.6),
  ];
  sheet.inside(field, () => {
    sheet.fill(field, mix(palette.accent, palette.paper, 0.82));
    if (random.chance(0.5)) {
      sheet.fill(
        ellipse(random.real(-w * 0.25, w * 0.25), h * random.real(0.14, 0.24), h * random.real(0.08, 0.13)),
        foil,
      );
      for (let i = 0; i < 5; i += 1) {
        const base = h * (0.2 + i * 0.075);
        const crest = Array.from(
          { length: 9 },
          (_, j): Point => [
            -w / 2 + (j * w) / 8,
            base + Math.sin(j * random.real(0.6, 1) + i * 2.1) * h * 0.035 + random.real(-1.2, 1.2),
          ],
        );
        sheet.fill(
          [
            ...smooth(crest),
            { type: 'L', points: [[w / 2, h]] },
            { type: 'L', points: [[-w / 2, h]] },
            { type: 'Z', points: [] },
          ],
          tones[(i + 1) % tones.length]!,
          0.92,
        );
      }
    } else {
      for (let i = 0; i < 9; i += 1) {
        const [x, y, r] = [random.real(-w * 0.42, w * 0.42), random.real(0, h * 0.56), random.real(4, 15)];
        const tone = random.pick(tones);
        if (i % 3 === 0)
          sheet.fill(rectangle(x - r, y - r * 0.5, r * 2.2, r * random.real(0.5, 1.4)), tone, 0.85);
        else if (i % 3 === 1) sheet.fill(ellipse(x, y, r), tone, 0.85);
        else
          sheet.fill(
            polyline(
              [
                [x, y - r],
                [x + r * 1.3, y + r * 0.7],
                [x - r * 1.2, y + r * 0.5],
              ],
              true,
            ),
            tone,
            0.85,
          );
      }
      sheet.line(
        smooth([
          [-w / 2, h * random.real(0.1, 0.5)],
          [-w * 0.1, h * random.real(0.05, 0.5)],
          [w * 0.2, h * random.real(0.1, 0.5)],
          [w / 2, h * random.real(0.1, 0.5)],
        ]),
        palette.ink,
        0.5,
      );
    }
  });
  sheet.text(
    capitals(shortHouse(words.house)),
    { face: 'sansBold', size: 7, tracking: 2 },
    h * 0.705,
    palette.ink,
    w * 0.67,
  );
  sheet.text(words.wine || words.note, { face: 'displayItalic', size: 5 }, h * 0.79, palette.accent);
  sheet.text(capitals(words.origin), { face: 'sans', size: 2.9, tracking: 0.9 }, h * 0.87, palette.ink);
  sheet.text(words.foot, { face: 'sansLight', size: 2.2, tracking: 0.3 }, h * 0.935, palette.ink);
  sheet.light(shape);
};

/** Dark paper, everything printed in foil. */
export const night: LabelDesign = (sheet, words, { emblem, key }) => {
  const { width: w, height: h, palette, foil } = sheet;
  const shape = rectangle(-w / 2, 0, w, h);
  sheet.paper(shape);
  sheet.line(rectangle(-w / 2 + 3, 3, w - 6, h - 6), foil, 0.3);
  sheet.emblem(emblem, key, words.letters, 0, h * 0.27, h * 0.165);
  sheet.text(
    capitals(shortHouse(words.house)),
    { face: 'capitals', size: 9, tracking: 1.4 },
    h * 0.575,
    foil,
    w * 0.67,
  );
  sheet.text(words.wine || words.note, { face: 'bookItalic', size: 5.6 }, h * 0.67, palette.ink, w * 0.67);
  sheet.rule(h * 0.72, 14, foil, 0.4);
  sheet.text(capitals(words.origin), { face: 'sans', size: 3.1, tracking: 1 }, h * 0.8, foil, w * 0.67);
  sheet.text(
    words.wine ? words.note : words.country,
    { face: 'bookItalic', size: 3.8 },
    h * 0.865,
    palette.ink,
    w * 0.67,
  );
  sheet.light(shape);
};

/** A broad band of colour carries the name; the emblem stands above it. */
export const banded: LabelDesign = (sheet, words, { emblem, key }) => {
  const { width: w, height: h, palette, foil } = sheet;
  const shape = rectangle(-w / 2, 0, w, h);
  sheet.paper(shape);
  sheet.emblem(emblem, key, words.letters, 0, h * 0.21, h * 0.135);
  sheet.fill(rectangle(-w / 2, h * 0.4, w, h * 0.25), palette.accent);
  for (const v of [0.385, 0.66]) sheet.fill(rectangle(-w / 2, h * v, w, 0.7), foil);
  sheet.text(
    capitals(shortHouse(words.house)),
    { face: 'capitalsBold', size: 10, tracking: 1.2 },
    h * 0.56,
    palette.paper,
    w * 0.67,
  );
  sheet.text(words.wine || words.note, { face: 'display', size: 5.8 }, h * 0.765, palette.ink);
  sheet.text(
    capitals(words.origin),
    { face: 'capitals', size: 3.4, tracking: 0.8 },
    h * 0.845,
    palette.accent,
  );
  sheet.text(capitals(words.foot), { face: 'book', size: 2.5, tracking: 0.5 }, h * 0.925, palette.ink);
  sheet.light(shape);
};
