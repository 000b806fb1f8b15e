import { DEFAULT_LANGUAGE, type Language } from '@vitis/contracts';
import { BOTTLES, CASES } from './units.ts';
import { formatNumber } from './won.ts';

/** 박스 and 병. Stored quantities are always bottles; the case size belongs to the product. */
export interface CasesAndBottles {
  readonly cases: number;
  readonly bottles: number;
}

/** Most bottles that one line may carry: a full container with room to spare (ours). */
export const MAX_LINE_BOTTLES = 99_999;

/** Bottles that one line may ask for at most where so many are in stock. */
export const mostBottles = (stock: number): number => Math.min(stock, MAX_LINE_BOTTLES);

function count(value: number, least: number, name: string): number {
  if (!Number.isSafeInteger(value) || value < least)
    throw new RangeError(`Not a number of ${name}: ${value}`);
  return value;
}

/** Splits bottles into whole cases and loose bottles. Throws a RangeError for fractions and negatives. */
export function toCases(bottles: number, bottlesPerCase: number): CasesAndBottles {
  count(bottles, 0, 'bottles');
  count(bottlesPerCase, 1, 'bottles per case');
  return { cases: Math.floor(bottles / bottlesPerCase), bottles: bottles % bottlesPerCase };
}

/** Room that wines take: their cases, and as many more as what is loose fills when it is packed together. */
export const casesOf = (lines: readonly { qty: number; caseSize: number }[]): number => {
  const split = lines.map(({ qty, caseSize }) => ({ ...toCases(qty, caseSize), caseSize }));
  const whole = split.reduce((sum, { cases }) => sum + cases, 0);
  // A little less than the sum of thirds and sixths is still the whole that they make.
  const loose = split.reduce((sum, { bottles, caseSize }) => sum + bottles / caseSize, 0);
  return whole + Math.ceil(loose - 1e-9);
};

/** The opposite of `toCases`; loose bottles may be more than a case. */
export function toBottles(quantity: CasesAndBottles, bottlesPerCase: number): number {
  count(bottlesPerCase, 1, 'bottles per case');
  return count(
    count(quantity.cases, 0, 'cases') * bottlesPerCase + count(quantity.bottles, 0, 'bottles'),
    0,
    'bottles',
  );
}

type UnitWords = (cases: string, bottles: string) => string;

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');
const plural = (number: string, word: string): string => `${number} ${word}${number === '1' ? '' : 's'}`;

const UNIT_WORDS: Readonly<Record<Language, UnitWords>> = {
  'ko-KR': (cases, bottles) => joined(cases && `${cases}박스`, bottles && `${bottles}병`),
  'en-US': (cases, bottles) => joined(cases && plural(cases, 'case'), bottles && plural(bottles, 'bottle')),
  'zh-CN': (cases, bottles) => joined(cases && `${cases}箱`, bottles && `${bottles}瓶`),
  'zh-TW': (cases, bottles) => joined(cases && `${cases}箱`, bottles && `${bottles}瓶`),
  'ja-JP': (cases, bottles) => joined(cases && `${cases}ケース`, bottles && `${bottles}本`),
};

/** `27병` in the language. */
export function formatBottles(bottles: number, language: Language = DEFAULT_LANGUAGE): string {
  return UNIT_WORDS[language]('', formatNumber(count(bottles, 0, 'bottles'), language));
}

/** `4박스 3병`: cases first; loose bottles only where there are any; none at all is `0병`. */
export function formatQuantity(
  bottles: number,
  bottlesPerCase: number,
  language: Language = DEFAULT_LANGUAGE,
): string {
  const split = toCases(bottles, bottlesPerCase);
  if (split.cases === 0 || bottlesPerCase === 1) return formatBottles(bottles, language);
  const loose = split.bottles > 0 ? formatNumber(split.bottles, language) : '';
  return UNIT_WORDS[language](formatNumber(split.cases, language), loose);
}

/** As it is counted: `2박스` (also `0박스`) where a unit is a case of so many bottles, `12병` where it is a bottle. */
export function formatInUnits(
  bottles: number,
  unitSize: number,
  language: Language = DEFAULT_LANGUAGE,
): string {
  if (bottles > 0 || unitSize === 1) return formatQuantity(bottles, unitSize, language);
  return UNIT_WORDS[language](formatNumber(0, language), '');
}

const WHOLE = '\\d{1,3}(?:,\\d{3})+|\\d+';
const QUANTITY = new RegExp(
  `^(?:(?<cases>${WHOLE})\\s*(?:${CASES}))?\\s*(?:(?<bottles>${WHOLE})\\s*(?:${BOTTLES})?)?$`,
  'iu',
);

/**
 * What a person typed, in bottles: `27`, `27병`, `2박스`, `2박스 3병`, `1 case 2 bottles`.
 * Null for anything else, for nothing at all, and beyond `MAX_LINE_BOTTLES`.
 */
export function parseQuantity(typed: string, bottlesPerCase: number): number | null {
  const { cases, bottles } = QUANTITY.exec(typed.normalize('NFKC').trim())?.groups ?? {};
  if (cases === undefined && bottles === undefined) return null;
  const digits = (text: string | undefined): number => Number((text ?? '0').replaceAll(',', ''));
  if (digits(cases) > MAX_LINE_BOTTLES || digits(bottles) > MAX_LINE_BOTTLES) return null;
  const total = toBottles({ cases: digits(cases), bottles: digits(bottles) }, bottlesPerCase);
  return total <= MAX_LINE_BOTTLES ? total : null;
}

/** 규격 as documents print it: `750ml × 6`. Both are positive whole numbers. */
export function formatPack(millilitres: number, bottlesPerCase: number): string {
  return `${count(millilitres, 1, 'millilitres')}ml × ${count(bottlesPerCase, 1, 'bottles per case')}`;
}

/** Reads 규격 back (`750ml × 6`, `750 ml x 6`, `1.5L*3`); null when it is something else. */
export function parsePack(text: string): { millilitres: number; bottlesPerCase: number } | null {
  const match = /^\s*(\d+(?:\.\d+)?)\s*(ml|l)\s*[×x*]\s*(\d+)\s*$/i.exec(text);
  if (!match) return null;
  const millilitres = Number(match[1]) * (match[2]!.toLowerCase() === 'l' ? 1000 : 1);
  const bottlesPerCase = Number(match[3]);
  if (!Number.isSafeInteger(millilitres) || millilitres < 1 || bottlesPerCase < 1) return null;
  return { millilitres, bottlesPerCase };
}
