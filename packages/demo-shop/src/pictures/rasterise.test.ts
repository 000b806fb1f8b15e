import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { SCENES } from '../data/scenes/all.ts';
import { drawLandscape } from '../draw/landscape/draw.ts';
import type { Drawing } from './drawing.ts';
import { plan } from './drawing.ts';
import { ensurePictures, filesOf, forgetOthers } from './rasterise.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitis-pictures-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const square = (colour: string, draw = jest.fn(() => '')): Drawing & { draw: jest.Mock } => {
  draw.mockReturnValue(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30" width="60" height="30"><rect x="5" y="5" width="50" height="20" fill="${colour}"/></svg>`,
  );
  return {
    ...plan({
      group: 'scenes',
      description: ['square', colour],
      width: 120,
      height: 60,
      widths: [40, 120],
      draw,
    }),
    draw,
  };
};

test('every width is there as AVIF and as WebP, in the right size', async () => {
  const drawing = square('#6e1f34');
  expect(await ensurePictures([drawing], { folder })).toBe(1);
  expect(filesOf(drawing)).toHaveLength(4);
  for (const [i, file] of filesOf(drawing).entries()) {
    const { width, height, format } = await sharp(join(folder, file)).metadata();
    const expected = drawing.picture.widths[Math.floor(i / 2)]!;
    expect([width, height]).toEqual([expected, expected / 2]);
    expect(format).toBe(i % 2 === 0 ? 'heif' : 'webp');
  }
  expect(drawing.picture.base).toBe(`/files/${drawing.key}`);
});

test('what is there is not drawn again', async () => {
  const drawing = square('#6e1f34');
  await ensurePictures([drawing, drawing], { folder });
  expect(drawing.draw).toHaveBeenCalledTimes(1);
  expect(await ensurePictures([drawing], { folder })).toBe(0);
  expect(drawing.draw).toHaveBeenCalledTimes(1);
});

test('a lost file is made again', async () => {
  const drawing = square('#6e1f34');
  await ensurePictures([drawing], { folder });
  await rm(join(folder, filesOf(drawing)[0]!));
  expect(await ensurePictures([drawing], { folder })).toBe(1);
  expect((await stat(join(folder, filesOf(drawing)[0]!))).size).toBeGreaterThan(0);
});

test('a second store takes its pictures from the cache', async () => {
  const drawing = square('#2f6b4f');
  const [cache, first, second] = ['cache', 'first', 'second'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  expect(await ensurePictures([drawing], { folder: first, cache })).toBe(1);
  expect(await ensurePictures([drawing], { folder: second, cache })).toBe(0);
  expect(drawing.draw).toHaveBeenCalledTimes(1);
  for (const file of filesOf(drawing))
    expect((await stat(join(second, file))).size).toBe((await stat(join(cache, file))).size);
});

test('a cache forgets what is no longer drawn; a store keeps it', async () => {
  const [old, young] = [square('#111111'), square('#222222')];
  const [cache, store] = [join(folder, 'cache'), join(folder, 'store')];
  await ensurePictures([old, young], { folder: store, cache });
  await forgetOthers([young], cache);
  const kept = async (where: string) =>
    (await readdir(where, { recursive: true })).filter((file) => /\.\w+$/.test(file)).length;
  expect([await kept(cache), await kept(store)]).toEqual([4, 8]);
});

test('a cache keeps what another process is writing, and forgets what an ended one has left', async () => {
  const written = join(folder, '.written');
  const left = join(folder, '.left');
  await writeFile(written, 'half');
  await writeFile(left, 'half');
  await utimes(left, new Date(0), new Date(0));
  await forgetOthers([], folder);
  expect(await readdir(folder)).toEqual(['.written']);
});

test('a drawing that fails leaves nothing behind', async () => {
  const broken = square('#000000');
  broken.draw.mockReturnValue('<svg');
  await expect(ensurePictures([broken], { folder })).rejects.toThrow();
  expect(await readdir(folder, { recursive: true })).toEqual([]);
});

test('names follow from what is drawn', () => {
  expect(square('#6e1f34').key).toBe(square('#6e1f34').key);
  expect(square('#6e1f34').key).not.toBe(square('#6e1f35').key);
});

test('the sky of a landscape reaches its borders', async () => {
  const drawing = plan({
    group: 'landscapes',
    description: ['a sky'],
    width: 1280,
    height: 853,
    widths: [1280],
    vivid: true,
    draw: () => drawLandscape(SCENES.toscana!, 'a sky', 4),
  });
  await ensurePictures([drawing], { folder });
  const { data, info } = await sharp(join(folder, `${drawing.key}-1280.webp`))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [row, last] = [Math.round(info.height / 4), info.width - 1];
  const brightness = (x: number) => {
    const at = (row * info.width + x) * info.channels;
    return data[at]! + data[at + 1]! + data[at + 2]!;
  };
  expect(Math.abs(brightness(0) - brightness(3))).toBeLessThan(15);
  expect(Math.abs(brightness(last) - brightness(last - 3))).toBeLessThan(15);
});
