interface Entry {
  name: string;
  /** What the list says of its size. */
  size?: number;
  isEncrypted?: boolean;
}

/** An archive with these names in its list, and nothing in the files: enough for who looks at the list. */
export function archive(...entries: (string | Entry)[]): Buffer {
  const start = Buffer.alloc(30);
  start.writeUInt32LE(0x04034b50);
  const list = entries.map((entry) => {
    const { name, size = 10, isEncrypted = false } = typeof entry === 'string' ? { name: entry } : entry;
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50);
    record.writeUInt16LE(isEncrypted ? 1 : 0, 8);
    record.writeUInt32LE(size, 24);
    record.writeUInt16LE(Buffer.byteLength(name), 28);
    return Buffer.concat([record, Buffer.from(name)]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(list.length, 8);
  end.writeUInt16LE(list.length, 10);
  end.writeUInt32LE(
    list.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(start.length, 16);
  return Buffer.concat([start, ...list, end]);
}

/** An older document: what its container begins with, and the names of its parts. */
export const compound = (...names: string[]): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...names.map((name) => Buffer.from(name, name.startsWith('HWP') ? 'latin1' : 'utf16le')),
  ]);
