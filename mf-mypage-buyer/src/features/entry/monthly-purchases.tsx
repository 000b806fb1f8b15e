import { getPurchaseSituation } from '@vitis/contracts';
import { formatCompact, formatMoney } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { shortMonth } from '@vitis/portal/trade';
import { Chart, Panel, Skeleton, TextLink } from '@vitis/ui';
import { PURCHASES_PATH } from '../../shared/paths.ts';
import styles from './overview.module.scss';

const HEIGHT = 220;

/** What was bought in the last six months, month by month. */
export function MonthlyPurchases() {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const found = useEndpoint(getPurchaseSituation, {});
  if (found.status === 'failed') return <LoadFailure title={t('purchases.failed')} load={found} />;
  const label = t('purchases.chart', { by: t('portal.trade.by.month') });
  return (
    <Panel
      title={label}
      action={
        <TextLink arrow href={PURCHASES_PATH}>
          {t('purchases.title')}
        </TextLink>
      }
    >
      {found.status === 'loading' ? <Skeleton shape="block" height={HEIGHT + 60} /> : null}
      {found.data?.rows.length === 0 ? <p className={styles.note}>{t('purchases.none')}</p> : null}
      {found.data && found.data.rows.length > 0 ? (
        <Chart
          label={label}
          height={HEIGHT}
          axis={{
            label: t('portal.trade.by.month'),
            values: found.data.rows.map(({ key }) => shortMonth(key)),
          }}
          series={[
            {
              id: 'supply',
              label: t('purchases.amount'),
              values: found.data.rows.map(({ supply }) => supply),
            },
          ]}
          format={(value) => formatMoney(value, language)}
          formatShort={(value) => formatCompact(value, language)}
          tableLabel={t('portal.trade.chartTable')}
        />
      ) : null}
    </Panel>
  );
}
