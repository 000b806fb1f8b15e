import type { EstimateLine } from '@vitis/contracts';
import { formatNumber } from '@vitis/domain';
import { type LineColumn, lineOf } from './line-columns.tsx';

/** 희망 단가 per bottle. */
const targetPriceColumn: LineColumn<EstimateLine> = ({ t, language }) => ({
  id: 'targetPrice',
  header: t('portal.estimate.targetPrice'),
  numeric: true,
  cell: (row) => {
    const { targetPrice } = lineOf(row);
    return targetPrice === null ? '–' : formatNumber(targetPrice, language);
  },
});

/** Columns that end with price and supply, with the buyer's own before these where they named a price for any of the wines. */
export const withTargetPrices = (
  columns: readonly LineColumn[],
  lines: readonly EstimateLine[],
): readonly LineColumn<EstimateLine>[] =>
  lines.every(({ targetPrice }) => targetPrice === null)
    ? columns
    : [...columns.slice(0, -2), targetPriceColumn, ...columns.slice(-2)];
