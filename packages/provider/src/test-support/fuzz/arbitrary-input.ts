import { boundOf, type Node, stepsOf } from '@vitis/contracts/test-support/schemas';
import fc from 'fast-check';

/** What there is to ask for in the shop, so that not everything ends with "not found". */
const KNOWN_IDS = [1, 2, 3, 4, 5, 9, 5001, 5002, 5003, 999_999];
const KNOWN_NUMBERS = {
  E: ['E20261118-0001', 'E20261118-0002', 'E20261118-0004', 'E20261118-0008', 'E99999999-9999999999'],
  O: ['O20261118-0001', 'O20261118-0002', 'O20261118-0003', 'O99999999-9999999999'],
};

/** Texts that break what is careless with them. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff가',
  '\u202eabc',
  '\u200b\u200d',
  'e\u0301'.repeat(50),
  '가'.repeat(10_000),
  "'; DROP TABLE users; --",
  '" OR 1=1 --',
  '<script>alert(1)</script>',
  '%00%0a{{7*7}}',
  '../../etc/passwd',
  '\\u0000',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-0',
  '1e308',
  '0x10',
  '9999999999999999999',
  '9999-12-31',
  '0000-00-00',
  '2026-02-30',
  '2026-11-20T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '9'.repeat(64),
  '1,'.repeat(200),
  ',,,',
  '[object Object]',
];

const HOSTILE_NUMBERS = [
  0, -0, -1, 0.1, 1e-7, 1e308, -1e308, 2_147_483_647, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_991,
  9_007_199_254_740_992, 1e21,
];

/** Any JSON that nobody asked for. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE_TEXTS, ...HOSTILE_NUMBERS, null, true, false),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [null],
    [{}],
    { length: -1 },
    Array(101).fill(1),
    Array(101).fill({}),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const MISSING = Symbol('missing');

function textOf(schema: Node): fc.Arbitrary<string> {
  const steps = stepsOf(schema);
  const pattern = steps.find(({ type }) => type === 'regex')?.requirement as RegExp | undefined;
  const most = boundOf(schema, 'max_length', 'length') ?? 100;
  const least = boundOf(schema, 'min_length', 'length') ?? 0;
  if (pattern?.source.startsWith('^E')) return fc.constantFrom(...KNOWN_NUMBERS.E);
  if (pattern?.source.startsWith('^O')) return fc.constantFrom(...KNOWN_NUMBERS.O);
  if (pattern?.source.startsWith('^[+'))
    return fc.constantFrom('01012345678', '010-1234-5678', '+82 10 1234 5678');
  if (pattern) return fc.stringMatching(pattern, { size: 'small' });
  const has = (type: string) => steps.some((step) => step.type === type);
  if (has('iso_date'))
    return fc.constantFrom('2026-11-20', '2026-11-24', '1000-01-01', '9999-12-30', '2024-02-29');
  if (has('iso_timestamp')) {
    return fc.constantFrom('2026-11-20T09:00:00+09:00', '1000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z');
  }
  if (has('uuid')) return fc.uuid();
  if (has('email')) return fc.constantFrom('buyer@vitis.test', 'nobody@vitis.test');
  return fc.oneof(
    fc.constantFrom('샤토', 'a b', '메모 <b>'),
    fc.string({ unit: 'grapheme', minLength: least, maxLength: Math.min(most, least + 30) }),
    fc.constant('힣'.repeat(most)),
  );
}

function numberOf(schema: Node): fc.Arbitrary<number> {
  const min = boundOf(schema, 'min_value') ?? -9_007_199_254_740_991;
  const max = boundOf(schema, 'max_value') ?? 9_007_199_254_740_991;
  const known = KNOWN_IDS.filter((id) => id >= min && id <= max);
  return fc.oneof(
    ...(known.length > 0 ? [{ weight: 8, arbitrary: fc.constantFrom(...known) }] : []),
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
    { weight: 1, arbitrary: fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) }) },
  );
}

function objectOf(entries: Readonly<Record<string, Node>>, spoilt: number): fc.Arbitrary<unknown> {
  const fields = fc.record(
    Object.fromEntries(Object.entries(entries).map(([field, inner]) => [field, fieldOf(inner, spoilt)])),
  );
  const more =
    spoilt === 0
      ? fc.constant({})
      : fc.oneof(
          { weight: 9, arbitrary: fc.constant({}) },
          {
            weight: 1,
            arbitrary: fc.constantFrom({ id: 1 }, { constructor: 1 }, JSON.parse('{"__proto__":{"a":1}}')),
          },
        );
  return fc.tuple(fields, more).map(([given, extra]) => {
    const present = Object.entries(given).filter(([, value]) => value !== MISSING);
    return Object.fromEntries([...present, ...Object.entries(extra as object)]);
  });
}

/** A field: its value, now and then left out; one that may be absent more often. */
function fieldOf(schema: Node, spoilt: number): fc.Arbitrary<unknown> {
  const missing = schema.type === 'optional' ? 40 : spoilt / 2;
  if (missing === 0) return inputOf(schema, spoilt);
  return fc.oneof(
    { weight: 100 - missing, arbitrary: inputOf(schema, spoilt) },
    { weight: missing, arbitrary: fc.constant(MISSING) },
  );
}

function wellFormed(schema: Node, spoilt: number): fc.Arbitrary<unknown> {
  const [first] = stepsOf(schema) as [Node];
  switch (first.type) {
    case 'object':
    case 'strict_object':
      return objectOf(first.entries ?? {}, spoilt);
    case 'array': {
      const most = boundOf(schema, 'max_length') ?? 5;
      const length = { minLength: boundOf(schema, 'min_length') ?? 0, maxLength: Math.min(most, 4) };
      return fc.array(inputOf(first.item!, spoilt), length);
    }
    case 'string':
      return textOf(schema);
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant(first.literal);
    case 'picklist':
      return fc.constantFrom(...first.options!);
    case 'optional':
      return inputOf(first.wrapped!, spoilt);
    case 'nullable':
      return fc.oneof(inputOf(first.wrapped!, spoilt), fc.constant(null));
    case 'union':
      return fc.oneof(...(first.options as Node[]).map((option) => inputOf(option, spoilt)));
    default:
      throw new Error(`what is written for ${first.type}?`);
  }
}

/** What a schema lets through (by its form at least), with so many of a hundred parts in it spoilt. */
export function inputOf(schema: Node, spoilt: number): fc.Arbitrary<unknown> {
  const good = wellFormed(schema, spoilt);
  if (spoilt === 0) return good;
  return fc.oneof({ weight: 100 - spoilt, arbitrary: good }, { weight: spoilt, arbitrary: hostile });
}
