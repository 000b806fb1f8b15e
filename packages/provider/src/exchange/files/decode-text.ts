import iconv from 'iconv-lite';
import { UsageError } from '../../commands/command.ts';

/** Encodings in which Korean programs write text. */
const ENCODINGS = ['utf-8', 'cp949'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The encoding of an option; undefined where none is given. Throws `UsageError`. */
export function readEncoding(given: string | undefined): Encoding | undefined {
  if (given === undefined) return undefined;
  const found = ENCODINGS.find((each) => each === given.toLowerCase());
  if (!found) throw new UsageError(`--encoding takes ${ENCODINGS.join(' or ')}`);
  return found;
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** CP949 has no sign for what cannot be read. Node's `euc-kr` knows 2,350 of its 11,172 syllables: 샾 and 똠 are among the others. */
function decodedCp949(bytes: Uint8Array): string | undefined {
  const text = iconv.decode(bytes, 'cp949');
  return text.includes('\uFFFD') ? undefined : text;
}

/**
 * The text of a file, and the encoding that it was read in. Without one given it is UTF-8, or else CP949, as Excel in
 * Korea saves it: hardly any text of one is a text of the other. Throws `UsageError` for what is neither.
 */
export function decodeText(
  bytes: Uint8Array,
  given: Encoding | undefined,
): { text: string; encoding: string } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    const text = decoded(bytes, 'utf-16le');
    if (text !== undefined && given === undefined) return { text, encoding: 'utf-16' };
  }
  for (const encoding of given ? [given] : ENCODINGS) {
    const text = encoding === 'cp949' ? decodedCp949(bytes) : decoded(bytes, encoding);
    // A byte of nothing is in no text, and in every file that is something else.
    if (text !== undefined && !text.includes('\u0000')) return { text, encoding };
  }
  throw new UsageError(
    given
      ? `the file is no text in ${given}: leave --encoding out, or save it as UTF-8`
      : 'the file is no text in UTF-8 or CP949: save it as "CSV UTF-8"',
  );
}
