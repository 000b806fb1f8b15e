import { type Language, PRICE_BANDS, type TradeGroup, type TradeSums } from '@vitis/contracts';
import { formatNumber, formatPercent } from '@vitis/domain';
import type { Translate } from '../documents/document-labels.ts';

/** What a sum says: without VAT, or with it, as the ledger has it. */
export type Measure = 'supply' | 'total';

export const amountOf = (measure: Measure, { supply, tax }: TradeSums): number =>
  measure === 'supply' ? supply : supply + tax;

/** A band of prices: `20,000–30,000`. */
function bandName(key: string, t: Translate, language: Language): string {
  const from = Number(key);
  const to = PRICE_BANDS.find((each) => each > from);
  const written = (value: number): string => formatNumber(value, language);
  if (to === undefined) return t('portal.trade.bandFrom', { from: written(from) });
  return from === 0
    ? t('portal.trade.bandTo', { to: written(to) })
    : t('portal.trade.band', { from: written(from), to: written(to) });
}

/** What a row is called, in words. */
export function rowName(
  by: TradeGroup,
  { key, label }: { key: string; label: string },
  t: Translate,
  language: Language,
): string {
  if (key === '') return t('portal.trade.allowances');
  if (by === 'price') return bandName(key, t, language);
  return label === '' ? key : label;
}

/** How much more or less than before; null where there was nothing to compare with. */
export function changeOf(now: number, before: number, language: Language): string | null {
  if (before <= 0) return null;
  const ratio = (now - before) / before;
  return `${ratio > 0 ? '▲' : ratio < 0 ? '▼' : ''} ${formatPercent(Math.abs(ratio), language)}`.trim();
}

/** `26.11` of `2026-11`. */
export const shortMonth = (month: string): string => month.slice(2).replace('-', '.');
