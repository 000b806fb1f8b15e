/** What an archive's own list says of a file in it. */
export interface ZipEntry {
  name: string;
  /** Bytes when it is unpacked, as the list says. */
  size: number;
  isEncrypted: boolean;
}

/** Bytes of the list's end, and of the longest comment behind it. */
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
/** A field with all bits set stands in a longer list (ZIP64), which nothing of ten megabytes needs. */
const ELSEWHERE = 0xffffffff;

const endOf = (bytes: Buffer): number => {
  const first = Math.max(0, bytes.length - END_SIZE - LONGEST_COMMENT);
  for (let at = bytes.length - END_SIZE; at >= first; at -= 1)
    if (bytes.readUInt32LE(at) === END && at + END_SIZE + bytes.readUInt16LE(at + 20) === bytes.length)
      return at;
  return -1;
};

/**
 * The files of a ZIP archive by its central directory, which is what programs open it by; nothing is unpacked. Undefined
 * where the list is damaged, longer than `most`, or not the whole of the archive.
 */
export function readEntries(bytes: Buffer, most: number): ZipEntry[] | undefined {
  const end = endOf(bytes);
  if (end < 0) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  if (count > most) return undefined;
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_SIZE > end || bytes.readUInt32LE(at) !== ENTRY) return undefined;
    const size = bytes.readUInt32LE(at + 24);
    const nameEnd = at + ENTRY_SIZE + bytes.readUInt16LE(at + 28);
    const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (next > end || size === ELSEWHERE) return undefined;
    const name = bytes.subarray(at + ENTRY_SIZE, nameEnd).toString('utf8');
    entries.push({ name, size, isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1 });
    at = next;
  }
  return at === end ? entries : undefined;
}
