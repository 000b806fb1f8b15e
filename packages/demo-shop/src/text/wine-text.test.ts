import { LANGUAGES } from '@vitis/contracts';
import { particle } from '@vitis/domain';
import { NOTES } from '../data/notes.ts';
import { PAIRINGS } from '../data/pairings.ts';
import { WINERIES } from '../data/wineries/all.ts';
import { structureOf } from './structure.ts';
import { descriptionOf, notesOf, pairingsOf, servingOf, tastesOf, wineryDescriptionOf } from './wine-text.ts';

const lines = WINERIES.flatMap((winery) => winery.wines.map((line) => ({ winery, line })));
const told = lines.map(({ winery, line }) => descriptionOf(winery, line));

test('no two wines are told in the same words, in any language', () => {
  for (const language of LANGUAGES)
    expect(new Set(told.map((text) => text[language])).size).toBe(lines.length);
});

test('a description has three whole sentences and nothing left unfilled', () => {
  for (const text of told) {
    expect(text['ko-KR'].match(/다\.( |$)/g)).toHaveLength(3);
    expect(text['en-US'].match(/[.](?= [A-Z]|$)/g)!.length).toBeGreaterThanOrEqual(3);
    for (const words of Object.values(text))
      expect(words).not.toMatch(/[{}]|undefined|NaN|을\(|를\(|이\(|가\(| {2}/);
  }
});

test('Chinese and Japanese are written in their own letters', () => {
  for (const { 'zh-CN': cn, 'zh-TW': tw, 'ja-JP': ja } of told) {
    for (const chinese of [cn, tw]) expect(chinese).toMatch(/^[^가-힣ぁ-ゖァ-ヺ]+。$/);
    expect(ja).toMatch(/^[^가-힣]*[ぁ-ゖ][^가-힣]*。$/);
    expect(cn).not.toBe(tw);
  }
});

test('no sentence opens more than one description in six', () => {
  for (const language of ['ko-KR', 'en-US'] as const) {
    const openings = Map.groupBy(told, (text) => text[language].split('. ')[0]!);
    expect(Math.max(...[...openings.values()].map(({ length }) => length))).toBeLessThan(lines.length / 6);
  }
});

test('aromas and dishes carry the particle that their last sound asks for', () => {
  const words = [...Object.values(NOTES), ...Object.values(PAIRINGS)].map((name) => name['ko-KR']);
  for (const { 'ko-KR': text } of told) {
    for (const word of words) {
      const next = new RegExp(`${word}(과|와|이나|나) `).exec(text)?.[1];
      if (next === '과' || next === '와') expect([word, next]).toEqual([word, particle(word, '와/과')]);
      if (next === '이나' || next === '나') expect([word, next]).toEqual([word, particle(word, '이나/나')]);
    }
  }
});

test('the same wine is told alike every time', () => {
  for (const [i, { winery, line }] of lines.entries()) expect(descriptionOf(winery, line)).toEqual(told[i]);
});

test('aromas and dishes come in every language, as many in each, none twice', () => {
  for (const { winery, line } of lines) {
    for (const [words, least] of [
      [notesOf(winery, line), 3],
      [pairingsOf(winery, line), 2],
    ] as const) {
      for (const language of LANGUAGES) {
        expect(words[language]).toHaveLength(words['ko-KR'].length);
        expect(new Set(words[language]).size).toBe(words['ko-KR'].length);
      }
      expect(words['ko-KR'].length).toBeGreaterThanOrEqual(least);
    }
  }
});

test('scales of taste stay between 0 and 5, and white wine has no tannin', () => {
  for (const { line } of lines) {
    const { tasteSugar, tasteBody, tasteAcidity, tasteTannin } = tastesOf(line);
    for (const value of [tasteSugar, tasteBody, tasteAcidity, tasteTannin ?? 0]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(5);
    }
    if (line.kind === 'WHITE' || line.kind === 'ROSE') expect(tasteTannin).toBeNull();
    if (line.kind === 'RED') expect(tasteTannin).not.toBeNull();
  }
});

test('warmer places give more body and less acidity from the same grape', () => {
  const of = (key: string, position: number) =>
    structureOf(WINERIES.find((winery) => winery.key === key)!.wines[position]!);
  const [otago, sonoma] = [of('schist-sky', 0), of('fogline', 0)];
  expect(otago.acidity).toBeGreaterThan(sonoma.acidity);
  expect(otago.body).toBeLessThan(sonoma.body);
});

test('sparkling wine is poured coldest and full reds warmest', () => {
  for (const { line } of lines) {
    const [from, to] = servingOf(line);
    expect(from).toBeLessThan(to);
    if (line.kind === 'SPARKLING') expect(to).toBeLessThanOrEqual(9);
    if (line.kind === 'RED') expect(from).toBeGreaterThanOrEqual(14);
  }
});

test('every house says who it is, where and how it works', () => {
  const stories = WINERIES.map(wineryDescriptionOf);
  expect(new Set(stories.map((story) => story['ko-KR'])).size).toBe(WINERIES.length);
  for (const { 'ko-KR': ko, 'en-US': en } of stories) {
    expect(ko.match(/다\.( |$)/g)).toHaveLength(3);
    expect(en.split(/\. (?=[A-Z])/).length).toBeGreaterThanOrEqual(2);
  }
});
