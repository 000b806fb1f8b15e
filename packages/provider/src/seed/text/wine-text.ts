import { withParticle } from '@vitis/domain';
import type { Translated, TranslatedWords } from '../../db/schema/columns.ts';
import { placeOf } from '../data/areas/all.ts';
import { GRAPES } from '../data/grapes.ts';
import { NOTES } from '../data/notes.ts';
import { PAIRINGS } from '../data/pairings.ts';
import { PROFILES } from '../data/profiles.ts';
import type { WineLine, Winery } from '../data/wineries/winery.ts';
import { hashOf, randomFrom } from '../random.ts';
import { MAKING } from './making.ts';

const LANGUAGES = ['ko-KR', 'en-US', 'zh-CN', 'zh-TW', 'ja-JP'] as const;

const wordsOf = (names: readonly Required<Translated>[]): TranslatedWords =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, names.map((name) => name[language])]),
  ) as unknown as TranslatedWords;

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Aromas of a wine: those of its first grape, then one of the second. */
export function notesOf(winery: Winery, line: WineLine): TranslatedWords {
  const random = randomFrom(`notes ${winery.key} ${line.wine[1]}`);
  const [first, second] = line.grapes.map(([grape]) => PROFILES[grape].notes);
  const keys = new Set([...random.sample(first ?? [], second ? 4 : 5), ...random.sample(second ?? [], 1)]);
  return wordsOf([...keys].map((key) => NOTES[key]));
}

/** Dishes that it goes with. */
export function pairingsOf(winery: Winery, line: WineLine): TranslatedWords {
  const random = randomFrom(`pairings ${winery.key} ${line.wine[1]}`);
  return wordsOf(random.sample(PROFILES[line.grapes[0]![0]].pairings, 3).map((key) => PAIRINGS[key]));
}

/**
 * Three sentences about a wine, each true of it: its place, its grape's charm in this house's hands, and how it was
 * made. Which fact of the place is told depends on the wine.
 */
export function descriptionOf(winery: Winery, line: WineLine): Translated {
  const { area } = placeOf(line.area);
  const fact = area.facts[hashOf(`fact ${winery.key} ${line.wine[1]}`) % area.facts.length];
  const grape = line.grapes[0]![0];
  const name = GRAPES[grape].name;
  const [charmKo, charmEn] = PROFILES[grape].charm;
  const [makingKo, makingEn] = MAKING[line.making];
  const months = String(line.months);
  return {
    'ko-KR': [
      fact?.[0],
      `${withParticle(name['ko-KR'], '이/가')} 지닌 ${withParticle(charmKo, '을/를')} 담았습니다.`,
      makingKo.replace('{n}', months),
    ].join(' '),
    'en-US': [
      fact?.[1],
      `${sentence(name['en-US'])} brings ${charmEn}.`,
      makingEn.replace('{n}', months),
    ].join(' '),
  };
}

/** Body, acidity, tannin and sweetness from 0 to 5, by the grapes' shares, the climate and the making. */
export function tastesOf(line: WineLine) {
  const { area } = placeOf(line.area);
  const average = (of: 'body' | 'acidity' | 'tannin') =>
    line.grapes.reduce((sum, [grape, share]) => sum + (PROFILES[grape][of] * share) / 100, 0);
  const warmth = { cool: -0.3, mild: 0, warm: 0.3 }[area.climate];
  const rounded = (value: number) => Math.round(Math.min(5, Math.max(0.3, value)) * 10) / 10;
  const pale =
    line.kind === 'WHITE' ||
    line.kind === 'SPARKLING' ||
    line.kind === 'ROSE' ||
    ['fino', 'stickie', 'vdn', 'madeira'].includes(line.making);
  return {
    tasteSugar: rounded([0.4, 1.4, 2.6, 3.7, 4.8][line.sugar - 1] ?? 0.4),
    tasteBody: rounded(
      average('body') + warmth + (line.kind === 'FORTIFIED' ? 0.8 : line.kind === 'SPARKLING' ? -0.6 : 0),
    ),
    tasteAcidity: rounded(average('acidity') - warmth + (line.kind === 'SPARKLING' ? 0.5 : 0)),
    tasteTannin: pale ? null : rounded(average('tannin')),
  };
}

/** Degrees Celsius at which it is poured. */
export function servingOf(line: WineLine): [from: number, to: number] {
  if (line.kind === 'SPARKLING') return [6, 9];
  if (line.kind === 'ROSE') return [8, 11];
  if (line.kind === 'FORTIFIED') return line.making === 'fino' ? [7, 9] : [12, 16];
  if (line.kind === 'WHITE') return line.sugar >= 4 ? [7, 9] : line.making === 'barrel' ? [11, 13] : [8, 11];
  return PROFILES[line.grapes[0]![0]].body < 3.1 ? [14, 16] : [16, 18];
}
