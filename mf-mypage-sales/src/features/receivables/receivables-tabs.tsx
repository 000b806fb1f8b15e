import type { SalesType } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { TabLinks } from '@vitis/ui';
import styles from './receivables.module.scss';
import { receivablesOf } from './receivables-address.ts';
import { type SalesFilters, salesOf } from './sales-address.ts';

interface Props {
  /** Null: what is owed. */
  current: Extract<SalesType, 'SALE'> | null;
  filters: Pick<SalesFilters, 'dateFrom' | 'dateTo' | 'code'>;
}

/** What the page tells of clients: what they owe, or what they bought. Days and client stay. */
export function ReceivablesTabs({ current, filters }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  return (
    <TabLinks
      className={styles.tabs}
      label={t('receivables.title')}
      items={[
        { href: receivablesOf(filters), label: t('receivables.receivable'), current: current === null },
        { href: salesOf(filters), label: t('receivables.sales'), current: current === 'SALE' },
      ]}
    />
  );
}
