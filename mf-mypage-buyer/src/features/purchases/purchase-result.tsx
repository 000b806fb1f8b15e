import type { PurchaseGroup, PurchaseSituation } from '@vitis/contracts';
import { formatBottles, formatDay, formatMoney } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, bottleIcon, Chart, EmptyState, Panel } from '@vitis/ui';
import { compact, shortMonth } from '../../shared/chart-words.ts';
import { type PurchaseFilters, purchasesHref } from './purchase-filters.ts';
import { PurchaseTable } from './purchase-table.tsx';
import { changeOf, rowName } from './purchase-words.ts';
import styles from './purchases.module.scss';

interface Props {
  filters: PurchaseFilters;
  found: PurchaseSituation;
}

/** Groupings with so few rows that they can be drawn beside each other. */
const DRAWN: Readonly<Record<PurchaseGroup, boolean>> = {
  month: true,
  kind: true,
  country: true,
  price: true,
  wine: false,
  document: false,
};

/** The sums of the period and how they compare, drawn and as a table. */
export function PurchaseResult({ filters, found }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { by, rows, totals, before, within } = found;
  const change = changeOf(totals.supply, before.supply, language);
  const compared = rows.some((row) => row.before !== null);
  const period = t('purchases.period', {
    from: formatDay(found.dateFrom, language),
    to: formatDay(found.dateTo, language),
  });

  return (
    <>
      {within === null ? null : (
        <p className={styles.within}>
          {t(`purchases.by.${within.of}`)}: <b>{rowName(within.of, within, t, language)}</b>
          <ButtonLink size="small" href={purchasesHref({ ...filters, by: within.of, of: null, key: null })}>
            {t('purchases.back')}
          </ButtonLink>
        </p>
      )}
      <dl className={styles.figures}>
        <div>
          <dt>{t('purchases.supply')}</dt>
          <dd>{formatMoney(totals.supply, language)}</dd>
          <dd className={styles.small}>{period}</dd>
        </div>
        <div>
          <dt>{t('purchases.qty')}</dt>
          <dd>{formatBottles(totals.qty, language)}</dd>
        </div>
        <div>
          <dt>{t('purchases.before')}</dt>
          <dd>{formatMoney(before.supply, language)}</dd>
          <dd className={styles.small}>{change ?? t('purchases.nothingBefore')}</dd>
        </div>
      </dl>
      {rows.length === 0 ? (
        <EmptyState
          icon={bottleIcon}
          title={t('purchases.none')}
          message={t('purchases.noneText')}
          action={<ButtonLink href="/product">{t('list.toWines')}</ButtonLink>}
        />
      ) : (
        <>
          {DRAWN[by] ? (
            <Panel title={t('purchases.chart', { by: t(`purchases.by.${by}`) })}>
              <Chart
                label={t('purchases.chart', { by: t(`purchases.by.${by}`) })}
                axis={{
                  label: t(`purchases.by.${by}`),
                  values: rows.map((row) =>
                    by === 'month' ? shortMonth(row.key) : rowName(by, row, t, language),
                  ),
                }}
                series={[
                  { id: 'now', label: t('purchases.supply'), values: rows.map(({ supply }) => supply) },
                  ...(compared
                    ? [
                        {
                          id: 'before',
                          label: t('purchases.before'),
                          tone: 'gold' as const,
                          values: rows.map((row) => row.before?.supply ?? null),
                        },
                      ]
                    : []),
                ]}
                format={(value) => formatMoney(value, language)}
                formatShort={(value) => compact(value, language)}
                tableLabel={t('purchases.chartTable')}
              />
            </Panel>
          ) : null}
          <PurchaseTable found={found} />
        </>
      )}
    </>
  );
}
