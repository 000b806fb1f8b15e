import { leftAligned } from '../lettering.ts';
import type { Point } from '../path.ts';
import { mapPath, rectangle } from '../path.ts';
import type { LabelDesign } from './design.ts';
import { capitals, shortHouse } from './design.ts';

/** The name runs up the side in very large letters. */
export const upright: LabelDesign = (sheet, words, { emblem, key }) => {
  const { width: w, height: h, palette } = sheet;
  const shape = rectangle(-w / 2, 0, w, h);
  sheet.paper(shape);
  sheet.fill(rectangle(-w / 2, 0, w * 0.36, h), palette.accent);
  const name = leftAligned(
    capitals(shortHouse(words.house)),
    { face: 'sansLight', size: 17, tracking: 1.2 },
    0,
    0,
    h * 0.86,
  );
  sheet.fill(
    mapPath(name, ([x, y]): Point => [-w * 0.2 + y, h * 0.93 - x]),
    palette.paper,
  );
  const left = -w * 0.06;
  sheet.emblem(emblem, key, words.letters, w * 0.14, h * 0.22, h * 0.115);
  sheet.textLeft(
    words.wine || words.note,
    { face: 'displayItalic', size: 6 },
    left,
    h * 0.56,
    palette.ink,
    w * 0.42,
  );
  sheet.textLeft(
    capitals(words.origin),
    { face: 'sans', size: 3, tracking: 0.7 },
    left,
    h * 0.65,
    palette.accent,
    w * 0.42,
  );
  sheet.textLeft(
    words.wine ? words.note : '',
    { face: 'bookItalic', size: 4 },
    left,
    h * 0.72,
    palette.ink,
    w * 0.42,
  );
  sheet.textLeft(
    words.foot,
    { face: 'sansLight', size: 2.3, tracking: 0.2 },
    left,
    h * 0.9,
    palette.ink,
    w * 0.42,
  );
  sheet.light(shape);
};
