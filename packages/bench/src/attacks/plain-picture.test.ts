import { crc32, inflateSync } from 'node:zlib';
import { plainPicture } from './plain-picture.ts';

test('a picture says its size, has a grey byte for every pixel, and its parts have the sums that they name', () => {
  const picture = plainPicture(30, 20);
  const parts: { name: string; data: Buffer }[] = [];
  for (let at = 8; at < picture.length; ) {
    const length = picture.readUInt32BE(at);
    const named = picture.subarray(at + 4, at + 8 + length);
    expect(picture.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    parts.push({ name: named.toString('latin1', 0, 4), data: named.subarray(4) });
    at += 12 + length;
  }

  expect(parts.map(({ name }) => name)).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect([parts[0]!.data.readUInt32BE(0), parts[0]!.data.readUInt32BE(4)]).toEqual([30, 20]);
  const rows = inflateSync(parts[1]!.data);
  expect(rows).toHaveLength(31 * 20);
  expect(rows.filter((byte) => byte === 128)).toHaveLength(30 * 20);
});
