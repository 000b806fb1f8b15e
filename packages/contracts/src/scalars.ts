import * as v from 'valibot';

/** The largest identity that the database has room for. */
export const LARGEST_ID = 2_147_483_647;

/**
 * A list of at most `most` items, and at least `least`. Its length is looked at before anything in it: a hundred
 * thousand wrong items cost as little as one too many.
 */
// @__NO_SIDE_EFFECTS__
/* @__NO_SIDE_EFFECTS__ */
export function listUpTo<Item extends v.GenericSchema>(item: Item, most: number, least = 0) {
  const list = v.array(item);
  const short: typeof list = {
    ...list,
    '~run'(dataset, config) {
      const { value } = dataset;
      if (!Array.isArray(value) || value.length <= most) return list['~run'](dataset, config);
      // The list stays as it came: the length, which comes next, refuses it.
      return { typed: true, value };
    },
  };
  return v.pipe(short, v.maxLength(most), v.minLength(least));
}

/** Numbers, days, codes: longer ones are none, and no pattern is tried on them. */
export const ShortText = v.pipe(v.string(), v.maxLength(64));

/** Database identity of anything that is not a document: a positive integer. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_ID));

/** Korean won, VAT-exclusive unless the field says otherwise; an integer, may be negative in a ledger. */
export const Won = v.pipe(v.number(), v.safeInteger());

/** A count that is never negative (bottles, rows). */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Bottles asked for in one line. */
export const Bottles = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999));

/** What a calendar of ours has: a database adds a day to the last one to reckon where a list ends. */
const firstDay = '1000-01-01';
const lastDay = '9999-12-30';

/** `YYYY-MM-DD`, a day that exists, years 1000 to 9999. */
export const IsoDay = v.pipe(ShortText, v.isoDate(), v.check(isRealDay));

/** ISO 8601 with offset, e.g. `2026-11-20T10:24:00+09:00`. */
export const IsoTime = v.pipe(ShortText, v.isoTimestamp());

/** `E20261120-0001`: kind, day in Seoul, serial of that day. */
export const EstimateNumber = v.pipe(ShortText, v.regex(/^E\d{8}-\d{4,}$/));
export const OrderFormNumber = v.pipe(ShortText, v.regex(/^O\d{8}-\d{4,}$/));
export const StatementNumber = v.pipe(ShortText, v.regex(/^D\d{8}-\d{4,}$/));

/** A number of a query string or path: `12` from code, `"12"` from the wire. */
/* @__NO_SIDE_EFFECTS__ */
export function numeric<Rule extends v.GenericSchema<number, number>>(rule: Rule) {
  return v.pipe(
    v.union([v.number(), v.pipe(ShortText, v.regex(/^-?\d{1,15}(\.\d{1,6})?$/), v.transform(Number))]),
    rule,
  );
}

/** Items joined by commas; as long as an address can be. */
const ListText = v.pipe(v.string(), v.maxLength(8_000));

/** A list of a query string: an array from code; `1,2` or a repeated key from the wire. An empty text is an empty list. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Output>(
  rule: v.GenericSchema<string | number, Output>,
  atMost = 100,
): v.GenericSchema<string | number | (string | number)[], Output[]> {
  return v.pipe(
    v.union([listUpTo(v.union([ListText, v.number()]), atMost), v.number(), ListText]),
    v.transform(splitList),
    listUpTo(rule, atMost),
  );
}

/** `true`/`false` of a query string. */
export const Flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
]);

export const IdParam = numeric(Id);
/** A sum of a filter. */
export const WonParam = numeric(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
);
/** Ids of a filter; -1 stands for "all" (see production areas). */
export const FilterIds = listOf(
  numeric(v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(LARGEST_ID))),
);

/** Letters of what one search takes. */
export const SEARCH_WORDS_LIMIT = 100;

/** Words that a person typed into a search box. */
export const SearchWords = v.pipe(v.string(), v.trim(), v.maxLength(SEARCH_WORDS_LIMIT));

function splitList(given: string | number | (string | number)[]): (string | number)[] {
  return (Array.isArray(given) ? given : [given])
    .flatMap((part) => String(part).split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isRealDay(text: string): boolean {
  if (text < firstDay || text > lastDay) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
