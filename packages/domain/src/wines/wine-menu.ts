import type { KindCode, Language, MenuWine } from '@vitis/contracts';
import type { InLanguages } from '../language.ts';
import { wineTitle } from './wine-words.ts';

/** Wines of one kind on a menu; the kind is null where the wine is not sold any more. */
export interface MenuSection {
  code: KindCode | null;
  /** In the menu's language. */
  name: string;
  wines: readonly MenuWine[];
}

/** What stands on a menu besides its wines. */
export interface MenuWords {
  glass: string;
  bottle: string;
  /** Of wines whose kind nobody knows any more. */
  others: string;
  /** Beside the code that leads to the public page. */
  scan: string;
  priceNote: string;
  continued: string;
}

const WORDS: Readonly<Record<keyof MenuWords, InLanguages>> = {
  glass: { 'ko-KR': '글라스', 'en-US': 'Glass', 'zh-CN': '杯', 'zh-TW': '杯', 'ja-JP': 'グラス' },
  bottle: { 'ko-KR': '보틀', 'en-US': 'Bottle', 'zh-CN': '瓶', 'zh-TW': '瓶', 'ja-JP': 'ボトル' },
  others: { 'ko-KR': '그 외', 'en-US': 'Others', 'zh-CN': '其他', 'zh-TW': '其他', 'ja-JP': 'その他' },
  scan: {
    'ko-KR': '휴대전화로 보기',
    'en-US': 'View on your phone',
    'zh-CN': '手机查看',
    'zh-TW': '手機查看',
    'ja-JP': 'スマートフォンで見る',
  },
  priceNote: {
    'ko-KR': '모든 금액은 원, 부가세 포함입니다.',
    'en-US': 'All prices in Korean won, VAT included.',
    'zh-CN': '价格均为韩元，含增值税。',
    'zh-TW': '價格均為韓元，含增值稅。',
    'ja-JP': '価格はすべて税込みウォンです。',
  },
  continued: { 'ko-KR': '계속', 'en-US': 'continued', 'zh-CN': '续', 'zh-TW': '續', 'ja-JP': '続き' },
};

/** A menu is printed in its own language, whatever the page's is. */
export const menuWords = (language: Language): MenuWords => ({
  glass: WORDS.glass[language],
  bottle: WORDS.bottle[language],
  others: WORDS.others[language],
  scan: WORDS.scan[language],
  priceNote: WORDS.priceNote[language],
  continued: WORDS.continued[language],
});

/** Wines by kind: the kinds as the first wine of each stands, and in each the house's own order. */
export function menuSections(wines: readonly MenuWine[], language: Language): MenuSection[] {
  const byKind = Map.groupBy(wines, ({ product }) => product?.kind.code ?? null);
  return [...byKind].map(([code, own]) => ({
    code,
    name: own[0]?.product?.kind.name ?? WORDS.others[language],
    wines: own,
  }));
}

/** As the menu calls a wine; as its last document did, once it is not sold any more. */
export const menuWineName = ({ product, productName }: Pick<MenuWine, 'product' | 'productName'>): string =>
  product === null ? productName : wineTitle(product);

/** Wines in the order in which a menu has them: kind after kind. */
export const menuOrder = (wines: readonly MenuWine[]): MenuWine[] =>
  menuSections(wines, 'ko-KR').flatMap((section) => section.wines);

/** A list with the item at `from` put to `to`; itself where there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
