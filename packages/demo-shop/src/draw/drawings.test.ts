import sharp from 'sharp';
import { DOORSTEPS } from '../data/doorsteps.ts';
import { lookOf } from '../data/looks.ts';
import { SCENES } from '../data/scenes/all.ts';
import { WINERIES } from '../data/wineries/all.ts';
import { drawBottle } from './bottle.ts';
import type { BottleShape } from './bottle-shapes.ts';
import { outlineOf } from './bottle-shapes.ts';
import { drawDoorstep, VIEWS } from './doorstep/doorstep.ts';
import { drawLandscape } from './landscape/draw.ts';
import { aroundCircle, canSet, centred, setLine } from './lettering.ts';
import { bounds, ellipse, pathData, polyline, rectangle, subdivide } from './path.ts';

const bottles = WINERIES.flatMap((winery) =>
  winery.wines.map((line, position) => ({
    key: `${winery.key} ${position}`,
    house: winery.key,
    look: lookOf(winery, line, position),
  })),
);

test('every bottle can be drawn: no label has a letter that its face lacks', () => {
  for (const { look, house, key } of bottles)
    expect(drawBottle(look, house, key)).toMatch(/^<svg .*<\/svg>$/);
});

test('bottles look different, and the same bottle looks the same every time', () => {
  const some = bottles.slice(0, 24).map(({ look, house, key }) => drawBottle(look, house, key));
  expect(new Set(some).size).toBe(some.length);
  const { look, house, key } = bottles[0]!;
  expect(drawBottle(look, house, key)).toBe(some[0]);
});

test('a drawing needs no font of the machine and nothing from elsewhere', () => {
  const drawing = drawBottle(bottles[0]!.look, 'lamonet', 'key');
  expect(drawing).not.toMatch(/<text|font-family|<image|href=/);
});

test('numbers in a drawing are numbers', () => {
  for (const drawing of [
    drawBottle(bottles[7]!.look, 'a', 'b'),
    drawLandscape(SCENES.douro!, 'douro', 30),
    drawLandscape(SCENES.mendoza!, 'mendoza', 30),
  ])
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
});

test('a bottle stands on clear ground and leaves the corners transparent', async () => {
  const svg = Buffer.from(drawBottle(bottles[0]!.look, 'a', 'b'));
  const { data, info } = await sharp(svg).resize(126, 350).raw().toBuffer({ resolveWithObject: true });
  const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  expect([alpha(1, 1), alpha(124, 1), alpha(1, 200), alpha(63, 200)]).toEqual([0, 0, 0, 255]);
});

// Diameters of real bottles: 75 mm for Bordeaux, 83 for Burgundy, 77 for a flute, 88 for Champagne.
test.each([
  ['bordeaux', 300, 75],
  ['burgundy', 296, 83],
  ['flute', 328, 77],
  ['champagne', 313, 88],
  ['port', 290, 74],
] as [BottleShape, number, number][])(
  'a %s bottle is %d mm high and about %d mm wide',
  (shape, height, width) => {
    const outline = outlineOf(shape);
    expect(outline.height).toBe(height);
    expect(Math.abs(outline.body.radius * 2 - width)).toBeLessThan(2);
    expect(outline.radius(outline.body.top - 60)).toBeLessThan(outline.body.radius);
  },
);

test('landscapes of regions differ, and each is the same every time', () => {
  const draw = (key: string) => drawLandscape(SCENES[key]!, key, 24);
  expect(draw('toscana')).toBe(draw('toscana'));
  expect(draw('toscana')).not.toBe(draw('mosel'));
});

test('lettering is set as outlines between its ends', () => {
  const { path, width } = setLine('Château', { face: 'display', size: 10 });
  const { left, right } = bounds(path);
  expect(left).toBeGreaterThan(-1);
  expect(right).toBeLessThan(width + 1);
  const narrow = bounds(centred('Château Lamonet Grand Vin', { face: 'capitals', size: 10 }, 0, 0, 40));
  expect(narrow.right - narrow.left).toBeLessThanOrEqual(40);
  const ring = bounds(aroundCircle('VINUM', { face: 'capitals', size: 3 }, 0, 0, 10));
  expect(ring.top).toBeGreaterThan(-14);
});

test('a letter without an outline is an error, never an empty box', () => {
  expect(canSet('Tokaj', 'book')).toBe(true);
  expect(canSet('와인', 'book')).toBe(false);
  expect(() => setLine('와인', { face: 'book', size: 4 })).toThrow('lacks');
});

test('cutting a path into short pieces keeps its place', () => {
  const square = rectangle(0, 0, 30, 20);
  const cut = subdivide(square, 2);
  expect(bounds(cut)).toEqual(bounds(square));
  expect(cut.length).toBeGreaterThan(45);
  expect(
    pathData(
      polyline([
        [0, 0],
        [1.23456, 2],
      ]),
    ),
  ).toBe('M0 0L1.23 2');
  expect(bounds(ellipse(5, 5, 3))).toEqual({ left: 2, top: 2, right: 8, bottom: 8 });
});

test('no doorstep is like another, and from nearer it is another picture', () => {
  const drawings = DOORSTEPS.flatMap((doorstep) => VIEWS.map((view) => drawDoorstep(doorstep, view)));
  expect(new Set(drawings).size).toBe(DOORSTEPS.length * VIEWS.length);
  expect(drawDoorstep(DOORSTEPS[0]!, 'street')).toBe(drawings[0]);
  for (const drawing of drawings) {
    expect(drawing).toMatch(/^<svg .*<\/svg>$/);
    expect(drawing).not.toMatch(/NaN|undefined|Infinity|<text|<image|href=/);
  }
});
