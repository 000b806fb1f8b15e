import type { CashStatement, Dashboard } from '@vitis/contracts';
import { formatBottles, formatDay, formatMoney, seoulDay, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { Panel, Skeleton, TextLink } from '@vitis/ui';
import { DELIVERIES_PATH, ESTIMATES_PATH, ORDERS_PATH, RECEIPTS_PATH } from '../../shared/paths.ts';
import styles from './overview.module.scss';

interface Props {
  /** Undefined while it is on its way. */
  dashboard: Dashboard | undefined;
  owed: CashStatement['owed'] | undefined;
}

interface Row {
  id: string;
  tone: 'wine' | 'careful' | 'good' | 'bad';
  title: string;
  note: string;
  value: string;
  href: string;
}

const PLACES = 3;

/** What waits for the buyer, the most urgent first; each leads to where it is done. */
export function Waiting({ dashboard, owed }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const rows = useRows(dashboard, owed);
  return (
    <Panel title={t('overview.waiting.title')}>
      {dashboard === undefined ? (
        <div className={styles.rows}>
          {Array.from({ length: PLACES }, (_, at) => (
            <Skeleton key={at} shape="block" height={48} />
          ))}
        </div>
      ) : rows.length === 0 ? (
        <p className={styles.note}>{t('overview.waiting.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {rows.map(({ id, tone, title, note, value, href }) => (
            <li key={id} className={styles.row} data-tone={tone}>
              <div>
                <TextLink variant="quiet" className={styles.what} href={href}>
                  {title}
                </TextLink>
                <p className={styles.note}>{note}</p>
              </div>
              <span className={styles.value}>{value}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function useRows(dashboard: Dashboard | undefined, owed: CashStatement['owed'] | undefined): Row[] {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { expiring, proposals, estimates, nextDelivery } = dashboard ?? {};
  const isToday = nextDelivery?.date === seoulDay(serverNow());
  const rows: (Row | null)[] = [
    owed && owed.overdue > 0
      ? {
          id: 'overdue',
          tone: 'bad',
          title: t('overview.waiting.overdue', { count: owed.overdueCount }),
          note: t('overview.waiting.overdueNote'),
          value: formatMoney(owed.overdue, language),
          href: `${RECEIPTS_PATH}?status=OPEN`,
        }
      : null,
    expiring
      ? {
          id: 'expiring',
          tone: 'careful',
          title: t('overview.waiting.expiring', { count: expiring.count }),
          note: t('overview.waiting.expiringNote', {
            number: expiring.first,
            day: formatDay(expiring.expiredDate, language),
          }),
          value: formatMoney(expiring.total, language),
          href: `${ESTIMATES_PATH}/${expiring.first}`,
        }
      : null,
    proposals
      ? {
          id: 'proposals',
          tone: 'careful',
          title: t('overview.waiting.proposed', { count: proposals.count }),
          note: t('overview.waiting.expiringNote', {
            number: proposals.first,
            day: formatDay(proposals.dueDate, language),
          }),
          value: '',
          href: `${ORDERS_PATH}/${proposals.first}`,
        }
      : null,
    estimates && estimates.count > 0 && estimates.latest !== null
      ? {
          id: 'answered',
          tone: 'wine',
          title: t('overview.waiting.answered', { count: estimates.count }),
          note: estimates.latest,
          value: formatMoney(estimates.total ?? 0, language),
          href: `${ESTIMATES_PATH}?status=RESPONDED`,
        }
      : null,
    nextDelivery
      ? {
          id: 'delivery',
          tone: 'good',
          title: isToday
            ? t('overview.waiting.deliveryToday')
            : t('overview.waiting.delivery', { day: formatDay(nextDelivery.date, language) }),
          note: [nextDelivery.orderFormNumber, statusLabel('deliveryType', nextDelivery.type, language)]
            .filter(Boolean)
            .join(' · '),
          value: formatBottles(nextDelivery.qty, language),
          href:
            nextDelivery.orderFormNumber === null
              ? DELIVERIES_PATH
              : `${ORDERS_PATH}/${nextDelivery.orderFormNumber}`,
        }
      : null,
  ];
  return rows.filter((row) => row !== null);
}
