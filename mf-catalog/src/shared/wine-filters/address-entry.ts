import type { AddressRule, Range, WineFilter } from '@vitis/contracts';
import { readPageNumber } from '../page-number.ts';

type Value = WineFilter[keyof WineFilter];

const MOST_CHOICES = 100;

/** No person types one, and the provider refuses it. */
const CONTROL_CHARACTER = /\p{Cc}/u;

const USUAL: Record<Exclude<AddressRule['kind'], 'choice'>, Value> = {
  text: '',
  ids: [],
  codes: [],
  range: { from: null, to: null },
  id: null,
  flag: false,
  page: 1,
};

/** What an entry is where the address does not name it. */
export const usualOf = (rule: AddressRule): Value =>
  rule.kind === 'choice' ? (rule.choices[0] as Value) : USUAL[rule.kind];

const wholeNumber = (text: string, most: number): number | undefined => {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : undefined;
};

/** Every item once; "all" of the menus (-1, ALL) is no restriction. Undefined where one of them makes no sense. */
function readItems<Item>(
  texts: readonly string[],
  read: (text: string) => Item | undefined,
): Item[] | undefined {
  const all = texts.flatMap((text) => text.split(',')).map((text) => text.trim().toUpperCase());
  const items = new Set(all.filter((text) => !['', '-1', 'ALL'].includes(text)).map(read));
  return items.size > MOST_CHOICES || items.has(undefined) ? undefined : ([...items] as Item[]);
}

function readRange(
  ends: readonly string[],
  { most, decimals }: AddressRule & { kind: 'range' },
): Range | undefined {
  const pattern = decimals ? /^\d{1,3}(\.\d{1,2})?$/ : /^\d{1,10}$/;
  const [from = null, to = null] = ends.map((text) =>
    text === '' ? null : pattern.test(text) ? Number(text) : Number.NaN,
  );
  const isWrong = [from, to].some((end) => end !== null && !(end <= most)) || (from ?? 0) > (to ?? most);
  return isWrong ? undefined : { from, to };
}

/** Reads one entry from the texts of its parameters; undefined where they make no sense. */
export function readEntry(rule: AddressRule, parameters: readonly (readonly string[])[]): Value | undefined {
  const [texts = []] = parameters;
  const text = texts[0]?.trim() ?? '';
  if (rule.kind === 'ids') return readItems(texts, (item) => wholeNumber(item, rule.most));
  if (rule.kind === 'codes')
    return readItems(texts, (item) => (/^[A-Z]{2,3}$/.test(item) ? item : undefined));
  if (rule.kind === 'range')
    return readRange(
      parameters.map(([end = '']) => end.trim()),
      rule,
    );
  if (text === '') return usualOf(rule);
  switch (rule.kind) {
    case 'text':
      return text.length <= rule.most && !CONTROL_CHARACTER.test(text) ? text : undefined;
    case 'flag':
      return text === 'true' || (text === 'false' ? false : undefined);
    case 'choice':
      return rule.choices.find((choice) => choice === text) as Value | undefined;
    case 'id':
      return wholeNumber(text, rule.most);
    case 'page':
      return readPageNumber(text);
  }
}
