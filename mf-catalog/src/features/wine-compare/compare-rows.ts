import type { ClientPrice, ProductDetail } from '@vitis/contracts';
import {
  formatBottles,
  formatMoney,
  formatNumber,
  formatPack,
  listed,
  originOf,
  tierAt,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { keptTogether } from '../../shared/kept-together.ts';
import type { PriceBook, WinePrice } from '../../shared/use-prices.ts';
import { seesPrices } from '../../shared/use-viewer.ts';

/** One property of the wines, in words, in their order. */
export interface CompareRow {
  id: string;
  label: string;
  values: readonly CompareValue[];
  /** Whether it tells the wines apart, as far as is known. */
  differs: boolean;
}

/** What is not known (yet): it may tell the wines apart, and is neither "nothing" nor a reason to leave the row out. */
export type UnknownValue = Extract<WinePrice, { status: 'waiting' | 'failed' }>;
export type CompareValue = string | UnknownValue;

const TRAITS = ['sugar', 'body', 'acidity', 'tannin'] as const;
const NOTHING = '–';

const isUnknown = (price: WinePrice): price is UnknownValue =>
  price.status === 'waiting' || price.status === 'failed';

/** What the wines are compared by; what none of them has is left out. */
export function useCompareRows(wines: readonly ProductDetail[], prices: PriceBook): CompareRow[] {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const row = (id: string, label: string, of: (wine: ProductDetail) => CompareValue | null): CompareRow => {
    const values = wines.map((wine) => of(wine) || NOTHING);
    const known = values.filter((value) => typeof value === 'string');
    return { id, label, values, differs: new Set(known).size > 1 };
  };
  const names = (words: readonly string[]) => listed(words, language);
  const knownPrice = ({ id }: ProductDetail) => {
    const price = prices.of(id);
    return price.status === 'known' ? price.price : null;
  };
  const priced = (id: string, label: string, of: (price: ClientPrice) => string | null) =>
    row(id, label, (wine) => {
      const asked = prices.of(wine.id);
      if (isUnknown(asked)) return asked;
      return asked.status === 'known' ? of(asked.price) : null;
    });
  const money = ({ tiers }: ClientPrice, bottles: number) =>
    formatMoney(tierAt(tiers, bottles).price, language);
  const stock = (wine: ProductDetail) => {
    const there = knownPrice(wine)?.stock ?? null;
    if (wine.availability === 'SOLD_OUT' || there === 0) return t('stock.soldOut');
    if (there !== null) return formatBottles(there, language);
    return t(wine.availability === 'LOW' ? 'stock.low' : 'stock.there');
  };

  return [
    ...(seesPrices(prices.viewer)
      ? [
          priced('price', t('compare.firstPrice'), (price) => money(price, 1)),
          priced('best', t('compare.bestPrice'), (price) => money(price, Number.MAX_SAFE_INTEGER)),
          priced('bought', t('table.lastPurchase'), ({ lastPurchase }) => lastPurchase?.date ?? null),
        ]
      : []),
    row('stock', t('table.stock'), stock),
    row('kind', t('filter.idKinds'), ({ kind }) => kind.name),
    row('origin', t('filter.origin'), (wine) => keptTogether(originOf(wine))),
    row('level', t('filter.idLevels'), ({ level }) => level?.name ?? null),
    row('grapes', t('filter.idTypes'), ({ types }) =>
      names(types.map(({ name, percent }) => (percent === null ? name : `${name}\u00a0${percent}%`))),
    ),
    row('winery', t('filter.idWineries'), ({ winery }) => winery.name),
    row('pack', t('detail.volume'), ({ volume, caseSize }) => formatPack(volume, caseSize)),
    row('alcohol', t('filter.alcohol'), ({ alcohol }) =>
      alcohol === null ? null : `${formatNumber(alcohol, language)}%`,
    ),
    row('score', t('filter.score'), ({ score }) => (score === null ? null : String(score))),
    ...TRAITS.map((trait) =>
      row(trait, t(`taste.${trait}`), ({ tastes }) => {
        const value = tastes[trait];
        return value === null ? null : t(`taste.word.${trait}.${Math.round(value)}`);
      }),
    ),
    row('notes', t('compare.notes'), ({ notes }) => names(notes)),
    row('pairings', t('detail.pairing'), ({ pairings }) => names(pairings)),
    row('temperature', t('detail.temperature'), ({ servingTemperature: at }) => at && `${at[0]}–${at[1]} °C`),
    row('awards', t('detail.awards'), ({ awards }) =>
      names(
        awards.map(({ competition, year, medal }) => `${competition} ${year} ${t(`detail.medal.${medal}`)}`),
      ),
    ),
  ].filter(({ values }) => values.some((value) => value !== NOTHING));
}
