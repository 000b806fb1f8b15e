import type { TradeGroup, TradeSituation } from '@vitis/contracts';
import { formatCompact, formatMoney } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { Chart } from '@vitis/ui';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { amountOf, type Measure, rowName, shortMonth } from './trade-words.ts';

interface Props {
  found: TradeSituation;
  measure: Measure;
  /** Group of the remote's own words for its amounts: `amount`, `chart`. */
  texts: string;
}

/** Rows that are drawn beside each other, the largest first; none of groups whose names are too long, or too many. */
const DRAWN: Readonly<Record<TradeGroup, number>> = {
  month: 13,
  kind: 12,
  country: 12,
  price: 12,
  region: 8,
  client: 8,
  wine: 0,
  document: 0,
};

/** Whether there is something to draw: one sum alone stands in the figures already. */
export const hasDrawing = ({ by, rows }: Pick<TradeSituation, 'by' | 'rows'>): boolean =>
  Math.min(rows.length, DRAWN[by]) > 1;

/** Sums of a period beside those of the one before, drawn, and as a table for those who read. */
export function TradeChart({ found: { by, rows }, measure, texts }: Props) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const drawn = rows.slice(0, DRAWN[by]);
  const compared = drawn.some((row) => row.before !== null);
  const group = t(`portal.trade.by.${by}`);
  return (
    <Chart
      label={t(`${texts}.chart`, { by: group })}
      axis={{
        label: group,
        values: drawn.map((row) => (by === 'month' ? shortMonth(row.key) : rowName(by, row, t, language))),
      }}
      series={[
        { id: 'now', label: t(`${texts}.amount`), values: drawn.map((row) => amountOf(measure, row)) },
        ...(compared
          ? [
              {
                id: 'before',
                label: t('portal.trade.before'),
                tone: 'gold' as const,
                values: drawn.map(({ before }) => before && amountOf(measure, before)),
              },
            ]
          : []),
      ]}
      format={(value) => formatMoney(value, language)}
      formatShort={(value) => formatCompact(value, language)}
      tableLabel={t('portal.trade.chartTable')}
    />
  );
}
