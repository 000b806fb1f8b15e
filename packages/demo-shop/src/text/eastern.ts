import type { Translated } from '@vitis/domain';
import { placeOf } from '../data/areas/all.ts';
import { GRAPES } from '../data/grapes.ts';
import { NOTES } from '../data/notes.ts';
import { PAIRINGS } from '../data/pairings.ts';
import type { WineLine, Winery } from '../data/wineries/winery.ts';
import { hashOf } from '../random.ts';
import { aromasOf, dishesOf } from './aromas.ts';
import { EASTERN_MAKING } from './eastern-making.ts';
import { structureOf } from './structure.ts';

const EASTERN = ['zh-CN', 'zh-TW', 'ja-JP'] as const;
type Eastern = (typeof EASTERN)[number];
type Told = Pick<Required<Translated>, Eastern>;
type Words = Record<Eastern, string>;

const say = (cn: string, tw: string, ja: string): Words => ({ 'zh-CN': cn, 'zh-TW': tw, 'ja-JP': ja });

function timeOf(months: number): Words {
  return months >= 48 && months % 12 === 0
    ? say(`${months / 12}年`, `${months / 12}年`, `${months / 12}年`)
    : say(`${months}个月`, `${months}個月`, `${months}か月`);
}

/** How the wine goes on after its scent. */
function closingOf(line: WineLine): Words {
  const { body, acidity, tannin } = structureOf(line);
  if (line.sugar >= 4)
    return say('甜美悠长，收口干净', '甜美悠長，收口乾淨', '甘さは長く続き、後味はきれいです');
  if (line.kind === 'SPARKLING') return say('气泡清爽宜人', '氣泡清爽宜人', '泡が口の中を爽やかに整えます');
  if (line.kind === 'FORTIFIED') return say('余味温暖绵长', '餘味溫暖綿長', '温かな余韻が長く残ります');
  if (line.kind === 'ROSE')
    return say('轻盈清爽，适合各种餐桌', '輕盈清爽，適合各種餐桌', '軽やかで、どんな食卓にも合います');
  if (tannin === null) {
    if (acidity >= 4)
      return say('酸度挺拔，令人开胃', '酸度挺拔，令人開胃', 'まっすぐな酸が最後まで続きます');
    return body >= 3.5
      ? say('质感饱满而平衡', '質感飽滿而平衡', '厚みのある質感と酸が釣り合います')
      : say('清爽易饮', '清爽易飲', 'すっきりと飲みやすい味わいです');
  }
  if (tannin >= 4)
    return say('单宁紧实，余味悠长', '單寧緊實，餘味悠長', '緻密なタンニンが長い余韻を支えます');
  if (tannin >= 3)
    return say('单宁细致，宜于佐餐', '單寧細緻，宜於佐餐', 'きめ細かなタンニンが料理に寄り添います');
  return say(
    '单宁柔和，稍加冰镇亦佳',
    '單寧柔和，稍加冰鎮亦佳',
    'タンニンはやわらかく、少し冷やしてもおいしく飲めます',
  );
}

function placeSentence(line: WineLine): Words {
  const { country, area } = placeOf(line.area);
  const region = area.parent === undefined ? undefined : placeOf(area.parent).area;
  const grapes = (language: Eastern, joined: string) =>
    line.grapes
      .slice(0, 2)
      .map(([grape]) => GRAPES[grape].name[language])
      .join(joined);
  const where = (language: Eastern, between: string) =>
    [country.name, region?.name, area.name]
      .filter((name) => name !== undefined)
      .map((name) => name[language])
      .join(between);
  return say(
    `产自${where('zh-CN', '·')}，以${grapes('zh-CN', '与')}酿造。`,
    `產自${where('zh-TW', '·')}，以${grapes('zh-TW', '與')}釀造。`,
    `${where('ja-JP', '・')}の${grapes('ja-JP', 'と')}から造られるワインです。`,
  );
}

function tasteSentence(winery: Winery, line: WineLine, turn: number): Words {
  const closing = closingOf(line);
  const notes = aromasOf(winery, line);
  const in3 = (language: Eastern) => {
    const [a, b, c] = notes.map((note) => NOTES[note][language]);
    return { a, b, c: c ?? b, closing: closing[language] };
  };
  const [cn, tw, ja] = [in3('zh-CN'), in3('zh-TW'), in3('ja-JP')];
  const ways = [
    say(
      `首先浮现${cn.a}与${cn.b}的香气，随后是${cn.c}，${cn.closing}。`,
      `首先浮現${tw.a}與${tw.b}的香氣，隨後是${tw.c}，${tw.closing}。`,
      `${ja.a}と${ja.b}の香りが先に立ち、${ja.closing}。`,
    ),
    say(
      `带有${cn.a}、${cn.b}与${cn.c}的香气，${cn.closing}。`,
      `帶有${tw.a}、${tw.b}與${tw.c}的香氣，${tw.closing}。`,
      `${ja.a}、${ja.b}、${ja.c}の香りが広がり、${ja.closing}。`,
    ),
    say(
      `${cn.a}的香气之后，${cn.c}隐约浮现，${cn.closing}。`,
      `${tw.a}的香氣之後，${tw.c}隱約浮現，${tw.closing}。`,
      `${ja.a}の香りの後に${ja.c}がほのかに続き、${ja.closing}。`,
    ),
  ];
  return ways[turn % ways.length]!;
}

function foodSentence(winery: Winery, line: WineLine): Words {
  const [x, y] = dishesOf(winery, line).map((dish) => PAIRINGS[dish]);
  return say(
    `适合搭配${x!['zh-CN']}与${y!['zh-CN']}。`,
    `適合搭配${x!['zh-TW']}與${y!['zh-TW']}。`,
    `${x!['ja-JP']}や${y!['ja-JP']}とよく合います。`,
  );
}

/** Three sentences about a wine in Chinese and Japanese: where it is from, how it was made or what it goes with, how it tastes. */
export function easternDescriptionOf(winery: Winery, line: WineLine): Told {
  const turn = hashOf(`eastern ${winery.key} ${line.wine[1]} ${line.volume ?? ''}`);
  const time = timeOf(line.months);
  const [cn, tw, ja] = EASTERN_MAKING[line.making];
  const making = say(
    cn.replace('{t}', time['zh-CN']),
    tw.replace('{t}', time['zh-TW']),
    ja.replace('{t}', time['ja-JP']),
  );
  const [place, taste, food] = [
    placeSentence(line),
    tasteSentence(winery, line, turn),
    foodSentence(winery, line),
  ];
  const orders = [
    [place, making, taste],
    [place, taste, food],
    [place, taste, making],
    [taste, making, food],
    [place, making, food],
  ];
  const told = orders[(turn >>> 8) % orders.length]!;
  const joined = (language: Eastern) => told.map((words) => words[language]).join('');
  return say(joined('zh-CN'), joined('zh-TW'), joined('ja-JP'));
}

/** The grapes that a house works with most, at most two, and where it is. */
function houseOf(winery: Winery) {
  const counts = new Map<string, number>();
  for (const { grapes } of winery.wines)
    for (const [grape, share] of grapes) counts.set(grape, (counts.get(grape) ?? 0) + share);
  const grapes = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 2)
    .map(([grape]) => GRAPES[grape as keyof typeof GRAPES].name);
  return { ...placeOf(winery.area), grapes };
}

/** One line about a house. */
export function easternIntroductionOf(winery: Winery): Told {
  const { area, grapes } = houseOf(winery);
  const joined = (language: Eastern, by: string) => grapes.map((name) => name[language]).join(by);
  return say(
    `${winery.founded}年创立于${area.name['zh-CN']}的酒庄，以${joined('zh-CN', '与')}见长。`,
    `${winery.founded}年創立於${area.name['zh-TW']}的酒莊，以${joined('zh-TW', '與')}見長。`,
    `${winery.founded}年に${area.name['ja-JP']}で始まり、${joined('ja-JP', 'と')}を得意とするワイナリーです。`,
  );
}

/** A house in two sentences: the line about it, and how many wines of which making it has here. */
export function easternHouseOf(winery: Winery): Told {
  const introduction = easternIntroductionOf(winery);
  const { country } = houseOf(winery);
  const places = [...new Set(winery.wines.map(({ area }) => area))]
    .slice(0, 3)
    .map((key) => placeOf(key).area.name);
  const joined = (language: Eastern, by: string) => places.map((name) => name[language]).join(by);
  const count = winery.wines.length;
  return say(
    `${introduction['zh-CN']}在${country.name['zh-CN']}的${joined('zh-CN', '、')}酿造，本店供应其${count}款葡萄酒。`,
    `${introduction['zh-TW']}在${country.name['zh-TW']}的${joined('zh-TW', '、')}釀造，本店供應其${count}款葡萄酒。`,
    `${introduction['ja-JP']}${country.name['ja-JP']}の${joined('ja-JP', '、')}で造る${count}種のワインを取り扱っています。`,
  );
}
