import type { ProductDetail } from '@vitis/contracts';
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
import type { PriceBook } from '../../shared/use-prices.ts';
import { seesPrices } from '../../shared/use-viewer.ts';

/** One property of the wines, in words, in their order. */
export interface CompareRow {
  id: string;
  label: string;
  values: readonly string[];
  /** Whether it tells the wines apart. */
  differs: boolean;
}

const TRAITS = ['sugar', 'body', 'acidity', 'tannin'] as const;
const NOTHING = '–';

/** What the wines are compared by; what none of them has is left out. */
export function useCompareRows(wines: readonly ProductDetail[], prices: PriceBook): CompareRow[] {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const row = (id: string, label: string, of: (wine: ProductDetail) => string | null): CompareRow => {
    const values = wines.map((wine) => of(wine) || NOTHING);
    return { id, label, values, differs: new Set(values).size > 1 };
  };
  const names = (words: readonly string[]) => listed(words, language);
  const knownPrice = ({ id }: ProductDetail) => {
    const price = prices.of(id);
    return price.status === 'known' ? price.price : null;
  };
  const money = (wine: ProductDetail, bottles: (caseSize: number) => number) => {
    const price = knownPrice(wine);
    return price && formatMoney(tierAt(price.tiers, bottles(price.caseSize)).price, language);
  };
  const stock = (wine: ProductDetail) => {
    const there = knownPrice(wine)?.stock ?? null;
    if (wine.availability === 'SOLD_OUT' || there === 0) return t('stock.soldOut');
    if (there !== null) return formatBottles(there, language);
    return t(wine.availability === 'LOW' ? 'stock.low' : 'stock.there');
  };

  return [
    ...(seesPrices(prices.viewer)
      ? [
          row('price', t('compare.firstPrice'), (wine) => money(wine, () => 1)),
          row('best', t('compare.bestPrice'), (wine) => money(wine, () => Number.MAX_SAFE_INTEGER)),
          row('bought', t('table.lastPurchase'), (wine) => knownPrice(wine)?.lastPurchase?.date ?? null),
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
