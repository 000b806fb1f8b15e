import { LANGUAGES } from '@vitis/contracts';
import type { Translated, TranslatedTexts } from '@vitis/domain';
import { placeOf } from '../data/areas/all.ts';
import { GRAPES } from '../data/grapes.ts';
import { NOTES } from '../data/notes.ts';
import { PAIRINGS } from '../data/pairings.ts';
import { PROFILES } from '../data/profiles.ts';
import type { WineLine, Winery } from '../data/wineries/winery.ts';
import { hashOf } from '../random.ts';
import { aromasOf, dishesOf } from './aromas.ts';
import { easternDescriptionOf, easternHouseOf, easternIntroductionOf } from './eastern.ts';
import { MAKING } from './making.ts';
import { structureOf } from './structure.ts';
import type { Impressions } from './tasting.ts';
import { tableEn, tableKo, tastingsEn, tastingsKo } from './tasting.ts';
import { timeEn, timeKo } from './time.ts';

const textsOf = (names: readonly Required<Translated>[]): TranslatedTexts =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, names.map((name) => name[language])]),
  ) as unknown as TranslatedTexts;

/** Aromas of a wine, the strongest first, in every language. */
export const notesOf = (winery: Winery, line: WineLine): TranslatedTexts =>
  textsOf(aromasOf(winery, line).map((key) => NOTES[key]));

/** Dishes that it goes with. */
export const pairingsOf = (winery: Winery, line: WineLine): TranslatedTexts =>
  textsOf(dishesOf(winery, line).map((key) => PAIRINGS[key]));

type Told = readonly [ko: string, en: string];

/** Takes one of the alternatives; the same wine always takes the same. */
const choose = <T>(key: string, alternatives: readonly T[]): T =>
  alternatives[hashOf(key) % alternatives.length]!;

/** Wines of one house in one place tell different facts of it while there are any. */
function placeFact(winery: Winery, line: WineLine): Told {
  const { facts } = placeOf(line.area).area;
  const before = winery.wines.filter(({ area }) => area === line.area).indexOf(line);
  return facts[(hashOf(`fact ${winery.key}`) + Math.max(0, before)) % facts.length]!;
}

function makingOf(winery: Winery, line: WineLine): Told {
  const position = winery.wines.filter(({ making }) => making === line.making).indexOf(line);
  const tellings = MAKING[line.making];
  const [ko, en] = tellings[(hashOf(`making ${winery.key}`) + Math.max(0, position)) % tellings.length]!;
  const grape = GRAPES[line.grapes[0]![0]].name;
  return [
    ko.replace('{t}', timeKo(line.months)).replace('{g}', grape['ko-KR']),
    en.replace('{t}', timeEn(line.months)).replace('{g}', grape['en-US']),
  ];
}

/** The orders in which a wine may be told; `P` its place, `M` its making, `T` its taste, `F` food. */
const ORDERS = ['PMT', 'PTM', 'MPT', 'TPM', 'PTF', 'TMF', 'PMF', 'MTF'] as const;

/**
 * Three sentences about a wine, each true of it: of its place, its making, its scent and taste, and the table. Which
 * of them, in which words and in which order, follows from the wine alone.
 */
export function descriptionOf(winery: Winery, line: WineLine): Required<Translated> {
  const key = `${winery.key} ${line.wine[1]} ${line.volume ?? ''}`;
  const structure = structureOf(line);
  const [notes, dishes] = [aromasOf(winery, line), dishesOf(winery, line)];
  const impressions = (language: 'ko-KR' | 'en-US', charm: string): Impressions => ({
    notes: notes.map((note) => NOTES[note][language]),
    pairings: dishes.map((dish) => PAIRINGS[dish][language]),
    charm,
  });
  const [charmKo, charmEn] = PROFILES[line.grapes[0]![0]].charm;
  const [ko, en] = [impressions('ko-KR', charmKo), impressions('en-US', charmEn)];
  const turn = hashOf(`closing ${key}`);
  const [tastingKo, tastingEn] = [
    tastingsKo(line, structure, ko, turn),
    tastingsEn(line, structure, en, turn),
  ];
  // A grape's charm is that of its dry wine; pale, sweet and fortified ones are told by their aromas.
  const plain =
    line.sugar === 1 && (line.kind === 'RED' || line.kind === 'WHITE') ? [0, 1, 2, 3, 4] : [0, 1, 3];
  const tasting = choose(`tasting ${key}`, plain);
  const table = hashOf(`table ${key}`) % 3;
  const sentences: Record<'P' | 'M' | 'T' | 'F', Told> = {
    P: placeFact(winery, line),
    M: makingOf(winery, line),
    T: [tastingKo[tasting]!, tastingEn[tasting]!],
    F: [tableKo(ko)[table]!, tableEn(en)[table]!],
  };
  const order = [...choose(`order ${key}`, ORDERS)] as (keyof typeof sentences)[];
  return {
    ...easternDescriptionOf(winery, line),
    'ko-KR': order.map((part) => sentences[part][0]).join(' '),
    'en-US': order.map((part) => sentences[part][1]).join(' '),
  };
}

/** The four scales of taste, 0 to 5, as a product keeps them. */
export function tastesOf(line: WineLine) {
  const { body, acidity, tannin } = structureOf(line);
  return {
    tasteSugar: [0.4, 1.4, 2.6, 3.7, 4.8][line.sugar - 1]!,
    tasteBody: body,
    tasteAcidity: acidity,
    tasteTannin: tannin,
  };
}

/** Degrees Celsius at which it is poured. */
export function servingOf(line: WineLine): [from: number, to: number] {
  if (line.kind === 'SPARKLING') return [6, 9];
  if (line.kind === 'ROSE') return [8, 11];
  if (line.kind === 'FORTIFIED') return line.making === 'fino' ? [7, 9] : [12, 16];
  if (line.kind === 'WHITE') return line.sugar >= 4 ? [7, 9] : line.making === 'barrel' ? [11, 13] : [8, 11];
  return structureOf(line).body < 3.1 ? [14, 16] : [16, 18];
}

/** What a house says of itself: who it is, where, and how it works. */
export function wineryDescriptionOf(winery: Winery): Required<Translated> {
  const { facts } = placeOf(winery.area).area;
  const fact = choose(`winery ${winery.key}`, facts);
  return {
    ...easternHouseOf(winery),
    'ko-KR': [winery.introduction[0], fact[0], winery.practice[0]].join(' '),
    'en-US': [winery.introduction[1], fact[1], winery.practice[1]].join(' '),
  };
}

/** One line about a house. */
export const wineryIntroductionOf = (winery: Winery): Required<Translated> => ({
  ...easternIntroductionOf(winery),
  'ko-KR': winery.introduction[0],
  'en-US': winery.introduction[1],
});
