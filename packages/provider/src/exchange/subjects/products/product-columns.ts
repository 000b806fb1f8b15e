import { KIND_CODES, MEDALS } from '@vitis/contracts';
import * as v from 'valibot';
import { type Column, WrongCell } from '../../column.ts';
import { choice, entriesOf, flag, inLanguages, list, listCell, number, text } from '../../columns.ts';
import { PRODUCT_KEY } from '../product-key.ts';

/** `메를로 80`: a grape and its share, which may be unknown. */
const GRAPE = /^(.+?)(?:\s+(\d{1,3})\s*%?)?$/;

/** A grape as it is written, taken apart. */
export function grapeOf(written: string): { name: string; percent: number | null } {
  const [, name = '', percent] = GRAPE.exec(written) ?? [];
  return { name, percent: percent === undefined ? null : Number(percent) };
}

function grape(written: string): string {
  const { name, percent } = grapeOf(written);
  if (percent !== null && (percent < 1 || percent > 100)) throw new WrongCell('takes shares from 1 to 100');
  return percent === null ? name : `${name} ${percent}`;
}

const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const Awards = v.pipe(
  v.array(
    v.strictObject({
      competition: v.strictObject({
        'ko-KR': words,
        'en-US': v.optional(words),
        'zh-CN': v.optional(words),
        'zh-TW': v.optional(words),
        'ja-JP': v.optional(words),
      }),
      year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)),
      medal: v.picklist(MEDALS),
    }),
  ),
  v.maxLength(20),
);

/** Medals as JSON in one cell, always written the same way. */
function awards(written: string): string {
  try {
    const read = v.parse(Awards, JSON.parse(written));
    return read.length === 0 ? '' : JSON.stringify(read);
  } catch {
    throw new WrongCell('takes medals as JSON: [{"competition":{"ko-KR":"…"},"year":2025,"medal":"GOLD"}]');
  }
}

/** In one order, whatever order they were written in: they have none. */
function featuredColumn(): Column {
  const column = list('featured', 'codes, as NEW');
  return { ...column, read: (raw) => listCell([...new Set(entriesOf(column.read(raw)))].toSorted()) };
}

const taste = (name: string) => number(name, { from: 0, to: 5, step: 0.1 });

const place = (written: string): string =>
  written
    .split('>')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' > ');

/** Columns of wines. What `recommendation` says is the order of "recommended": the higher, the earlier. */
export const PRODUCT_COLUMNS: readonly Column[] = [
  ...PRODUCT_KEY,
  ...inLanguages('name', (name, isRequired) => text(name, { max: 200, isRequired })),
  text('nameEn', { max: 200, isRequired: true, takes: 'the name in Latin letters' }),
  choice('kind', KIND_CODES, { isRequired: true }),
  text('country', {
    isRequired: true,
    takes: 'two letters (ISO 3166-1), as FR',
    check: (code) => {
      if (!/^[A-Z]{2}$/.test(code)) throw new WrongCell('takes two capital letters, as FR');
      return code;
    },
  }),
  text('area', {
    max: 300,
    takes: 'areas from the outer to the inner one, as 보르도 > 생테밀리옹',
    check: place,
  }),
  text('winery', { max: 200, isRequired: true, takes: 'the house in Latin letters' }),
  text('wineryName', { max: 200, takes: 'the house in Korean; a new one needs it' }),
  text('level', { max: 100, takes: 'classification in Korean, as 그랑 크뤼' }),
  list('grapes', 'grape in Korean and its share, as 메를로 80', grape),
  number('caseSize', { from: 1, to: 120, isRequired: true, otherwise: 6 }),
  number('alcohol', { from: 0, to: 99, step: 0.1 }),
  number('score', { from: 0, to: 100 }),
  number('sugarLevel', { from: 1, to: 5 }),
  ...['tasteSugar', 'tasteBody', 'tasteAcidity', 'tasteTannin'].map(taste),
  ...inLanguages('notes', (name) => list(name, 'notes of its taste')),
  ...inLanguages('pairings', (name) => list(name, 'dishes')),
  ...inLanguages('description', (name) => text(name, { max: 4_000, isMultiline: true })),
  number('servingFrom', { from: 0, to: 30 }),
  number('servingTo', { from: 0, to: 30 }),
  featuredColumn(),
  text('awards', { takes: 'medals as JSON', check: awards }),
  flag('vip', false),
  flag('onSale', true),
  number('recommendation', { from: -1_000_000, to: 1_000_000, otherwise: 0, isRequired: true }),
];
