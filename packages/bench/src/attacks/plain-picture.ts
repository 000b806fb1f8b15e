import { crc32, deflateSync } from 'node:zlib';

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const foot = Buffer.alloc(4);
  foot.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, foot]);
}

/** A grey PNG of that size in pixels: few bytes to send, and all of its pixels to draw anew. */
export function plainPicture(width: number, height: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const rows = Buffer.alloc((width + 1) * height, 128);
  // Each row begins with the name of its filter: none.
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
