import { BODY_LIMIT, type ServedEndpoint } from '@vitis/contracts';
import { allNodes, type Node } from '@vitis/contracts/test-support/schemas';

/** Bytes of an address, as far as Node's HTTP server lets one in. */
const ADDRESS = 16 * 1024;

const fill = (piece: string, bytes: number): string =>
  piece.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(piece))));
const listOf = (piece: string, bytes: number): string => `[${fill(`${piece},`, bytes - 8).slice(0, -1)}]`;
const keys = (bytes: number, value: string): string =>
  `{${Array.from({ length: Math.floor(bytes / (9 + value.length)) }, (_, key) => `"${key.toString(36).padStart(5, 'k')}":${value}`).join(',')}}`;
const nested = (open: string, inner: string, close: string, bytes: number): string => {
  const depth = Math.floor((bytes - 8) / (open.length + close.length));
  return open.repeat(depth) + inner + close.repeat(depth);
};

/** Long texts that patterns, trimming and normalising are slow with where they are slow at all. */
const longTexts = ['a', '1', ' ', '가', '😀', 'a\u0301', 'a@', 'a.', '-', '\\"', ','];

/** `{"products":…}` for the place of a field, with what lies around it. */
const around = (path: string, json: string): string =>
  path
    .split(' ')
    .filter((part) => /^\w+/.test(part))
    .toReversed()
    .reduce(
      (inner, part) => (part.endsWith('[]') ? `{"${part.slice(0, -2)}":[${inner}]}` : `{"${part}":${inner}}`),
      json,
    );

const general = new Map<number, [string, string][]>();

/** What any endpoint may be sent, of so many bytes. */
function generalBodies(bytes: number): [string, string][] {
  const known = general.get(bytes);
  if (known) return known;
  const made: [string, string][] = [
    ['empty objects', `{"x":${listOf('{}', bytes)}}`],
    ['empty lists', `{"x":${listOf('[]', bytes)}}`],
    ['a list in place of an object', listOf('{}', bytes)],
    ['a text in place of an object', JSON.stringify('x'.repeat(bytes))],
    ['many keys', keys(bytes, '0')],
    ['many keys with objects', keys(bytes, '{}')],
    ['deep lists', nested('[', '0', ']', bytes)],
    ['deep objects', nested('{"x":', '0', '}', bytes)],
    // Such names are looked for in the whole body.
    ['constructors', `{"x":${listOf('{"constructor":{}}', bytes)}}`],
    ['prototypes at the end', `{"x":${listOf('{}', bytes - 20)},"__proto__":1}`],
  ];
  general.set(bytes, made);
  return made;
}

/** Bodies of an endpoint's own limit that ask for as much work as they can, each with its name. */
export function hostileBodies({ body, bodyLimit = BODY_LIMIT }: ServedEndpoint): [string, string][] {
  const bytes = bodyLimit - 64;
  const places = body === undefined ? [] : allNodes(body as Node);
  const lists = places.filter(([, { type }]) => type === 'array').map(([path]) => path);
  const texts = places.filter(([, { type }]) => type === 'string').map(([path]) => path);
  return [
    ...generalBodies(bytes),
    ...lists.flatMap((path): [string, string][] => [
      [`objects in ${path}`, around(path, listOf('{}', bytes))],
      [`numbers in ${path}`, around(path, listOf('1', bytes))],
      [`texts in ${path}`, around(path, listOf('""', bytes))],
      [`lines in ${path}`, around(path, listOf('{"idProduct":1,"qty":1,"unitPrice":1}', bytes))],
    ]),
    ...texts.map((path, index): [string, string] => [
      `a long text in ${path}`,
      around(path, `"${fill(longTexts[index % longTexts.length]!, bytes)}"`),
    ]),
  ];
}

/** Parameters of an address as the server reads them, with as many and as long values as one holds. */
export function hostileQueries({ query }: ServedEndpoint): [string, Record<string, unknown>][] {
  const fields = Object.keys((query as Node | undefined)?.entries ?? {});
  const long = [...longTexts, '1,', 'ㄱ', 'ㅏ', '가 ', '%'];
  return [
    ['many keys', JSON.parse(keys(ADDRESS, '""')) as Record<string, unknown>],
    ...fields.flatMap((field): [string, Record<string, unknown>][] => [
      [`${field} many times`, { [field]: Array(Math.floor(ADDRESS / (field.length + 3))).fill('1') }],
      ...long.map((piece): [string, Record<string, unknown>] => [
        `a long ${field} of ${piece}`,
        { [field]: fill(piece, ADDRESS) },
      ]),
    ]),
  ];
}
