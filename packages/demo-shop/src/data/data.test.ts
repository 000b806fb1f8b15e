import { LANGUAGES } from '@vitis/contracts';
import type { Translated } from '@vitis/domain';
import { COUNTRIES, placeOf, regionOf } from './areas/all.ts';
import { GRAPES } from './grapes.ts';
import { CLIENT_GROUPS, FEATUREDS, KINDS, VOLUMES } from './kinds.ts';
import { LEVELS } from './levels.ts';
import { NOTES } from './notes.ts';
import { PAIRINGS } from './pairings.ts';
import { PROFILES } from './profiles.ts';
import { SCENES } from './scenes/all.ts';
import { WINERIES } from './wineries/all.ts';

const places = COUNTRIES.flatMap(({ areas }) => Object.entries(areas));
const lines = WINERIES.flatMap((winery) => winery.wines.map((line) => ({ winery, line })));
const named = (rows: readonly { name: Translated }[]) => rows.map(({ name }) => name);

const references: [string, readonly Translated[]][] = [
  ['kinds', named(KINDS)],
  ['featured lists', named(FEATUREDS)],
  ['volumes', named(VOLUMES)],
  ['client groups', named(CLIENT_GROUPS)],
  ['countries', named(COUNTRIES)],
  ['areas', named(places.map(([, area]) => area))],
  ['grapes', named(Object.values(GRAPES))],
  ['levels', named(Object.values(LEVELS))],
  ['aromas', Object.values(NOTES)],
  ['dishes', Object.values(PAIRINGS)],
];

const HANGUL = /[가-힣]/;
const KANA = /[ぁ-ゖァ-ヺ]/;

test.each(references)('all %s are named in five languages, each in its own letters', (_what, names) => {
  for (const name of names) {
    for (const language of LANGUAGES) expect(name[language]?.trim()).toBeTruthy();
    for (const language of ['en-US', 'zh-CN', 'zh-TW', 'ja-JP'] as const)
      expect(name[language]).not.toMatch(HANGUL);
    for (const language of ['ko-KR', 'en-US', 'zh-CN', 'zh-TW'] as const)
      expect(name[language]).not.toMatch(KANA);
    expect(name['en-US']).toMatch(/^[\p{Script=Latin}\d\s.,'’·()\-&]+$/u);
  }
  for (const language of LANGUAGES) {
    const spoken = names.map((name) => name[language]);
    expect(new Set(spoken).size).toBe(names.length);
  }
});

test('the shop is as large as promised, over every kind', () => {
  const count = (kind: string) =>
    lines
      .filter(({ line }) => line.kind === kind)
      .reduce((sum, { line }) => sum + Math.max(1, line.vintages.length), 0);
  const counts = KINDS.map(({ code }) => count(code));
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(15);
  expect(counts.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(300);
  expect(COUNTRIES).toHaveLength(12);
  expect(Object.keys(GRAPES).length).toBeGreaterThanOrEqual(40);
  expect(WINERIES.length).toBeGreaterThanOrEqual(60);
});

test('areas lie in areas of their own country, two deep, and no key is used twice', () => {
  expect(new Set(places.map(([key]) => key)).size).toBe(places.length);
  for (const [key, { parent }] of places) {
    if (parent === undefined) continue;
    expect(placeOf(parent).country).toBe(placeOf(key).country);
    expect(placeOf(parent).area.parent).toBeUndefined();
  }
});

test('every region has a landscape, and every area something true to tell', () => {
  for (const [key, area] of places) {
    expect(SCENES[regionOf(key)]).toBeDefined();
    expect(area.facts.length).toBeGreaterThanOrEqual(2);
    for (const [ko, en] of area.facts) {
      expect(ko).toMatch(/니다\.$/);
      expect(en).toMatch(/^[A-Z].*\.$/);
    }
  }
});

test('houses have names and keys of their own; a house is in the country of its wines', () => {
  for (const of of [
    (w: (typeof WINERIES)[number]) => w.key,
    (w: (typeof WINERIES)[number]) => w.name[0],
    (w: (typeof WINERIES)[number]) => w.name[1],
  ])
    expect(new Set(WINERIES.map(of)).size).toBe(WINERIES.length);
  for (const { winery, line } of lines) expect(placeOf(line.area).country).toBe(placeOf(winery.area).country);
});

test('wines of a house have names of their own in both languages', () => {
  for (const { wines } of WINERIES) {
    for (const language of [0, 1] as const)
      expect(new Set(wines.map(({ wine, area, level }) => `${wine[language]} ${area} ${level}`)).size).toBe(
        wines.length,
      );
  }
});

test('levels belong to the country of the wine', () => {
  for (const { line } of lines) {
    if (line.level !== null) expect(LEVELS[line.level].country).toBe(placeOf(line.area).country.code);
  }
});

test('every grape is grown, described and shares add up', () => {
  const grown = new Set(lines.flatMap(({ line }) => line.grapes.map(([grape]) => grape)));
  expect([...grown].sort()).toEqual(Object.keys(GRAPES).sort());
  expect(Object.keys(PROFILES).sort()).toEqual(Object.keys(GRAPES).sort());
  for (const { line } of lines) expect(line.grapes.reduce((sum, [, share]) => sum + share, 0)).toBe(100);
});

/** What the rules of a place allow. */
const ALLOWED: Record<string, readonly string[]> = {
  chablis: ['chardonnay'],
  meursault: ['chardonnay'],
  morgon: ['gamay'],
  sauternes: ['semillon', 'sauvignon-blanc'],
  sancerre: ['sauvignon-blanc', 'pinot-noir'],
  vouvray: ['chenin-blanc'],
  condrieu: ['viognier'],
  champagne: ['pinot-noir', 'chardonnay', 'meunier'],
  barolo: ['nebbiolo'],
  barbaresco: ['nebbiolo'],
  montalcino: ['sangiovese'],
  taurasi: ['aglianico'],
  valdobbiadene: ['glera'],
  valpolicella: ['corvina', 'rondinella'],
  'rias-baixas': ['albarino'],
  jerez: ['palomino', 'pedro-ximenez'],
  mosel: ['riesling'],
};

test.each(Object.entries(ALLOWED))('wines of %s are of the grapes that its rules allow', (place, grapes) => {
  const there = lines.filter(({ line }) => line.area === place || regionOf(line.area) === place);
  expect(there).not.toHaveLength(0);
  for (const { line } of there)
    expect(grapes).toEqual(expect.arrayContaining(line.grapes.map(([grape]) => grape)));
});

test('years rise, and wine that is blended over years has none', () => {
  for (const { line } of lines) {
    expect(line.vintages).toEqual([...line.vintages].sort((a, b) => a - b));
    if (['ruby', 'tawny', 'fino', 'oloroso', 'px', 'madeira', 'stickie', 'marsala'].includes(line.making))
      expect(line.vintages).toEqual([]);
    if (['vintage', 'lbv'].includes(line.making)) expect(line.vintages).not.toEqual([]);
  }
});

test('alcohol is that of the kind', () => {
  for (const { line } of lines) {
    const [least, most] = line.kind === 'FORTIFIED' ? [15, 22] : [5, 16];
    expect(line.alcohol).toBeGreaterThanOrEqual(least);
    expect(line.alcohol).toBeLessThanOrEqual(most);
  }
});
