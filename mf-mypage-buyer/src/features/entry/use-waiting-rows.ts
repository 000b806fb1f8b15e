import type { CashStatement, Dashboard } from '@vitis/contracts';
import {
  formatBottles,
  formatDay,
  formatMoney,
  handOverKind,
  handOverLabel,
  seoulDay,
  severalToday,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import {
  DELIVERIES_PATH,
  deliveriesOf,
  ESTIMATES_PATH,
  ORDERS_PATH,
  OVERDUE_PATH,
  REPEATS_PATH,
} from '../../shared/paths.ts';

export interface WaitingRow {
  id: string;
  tone: 'wine' | 'careful' | 'good' | 'bad';
  title: string;
  note: string;
  value: string;
  href: string;
}

interface Voice {
  t: ReturnType<typeof useTranslation>['t'];
  language: ReturnType<typeof useLanguage>;
}

/** The next delivery, pick-up or collection; of several of today their counts, which lead to all of that day. */
function deliveryRow(dashboard: Dashboard, { t, language }: Voice): WaitingRow | null {
  const { nextDelivery } = dashboard;
  if (!nextDelivery) return null;
  const { date, orderFormNumber, qty } = nextDelivery;
  const today = seoulDay(serverNow());
  const several = severalToday(dashboard, today);
  if (several !== null)
    return {
      id: 'delivery',
      tone: 'good',
      title: several.map(([name, count]) => t(`overview.waiting.${name}`, { count })).join(' · '),
      note: formatDay(today, language),
      value: '',
      href: deliveriesOf(today),
    };
  const words = handOverKind(nextDelivery);
  return {
    id: 'delivery',
    tone: 'good',
    title:
      date === today
        ? t(`overview.waiting.${words}Today`)
        : t(`overview.waiting.${words}`, { day: formatDay(date, language) }),
    note: [orderFormNumber, handOverLabel(nextDelivery, language)].filter(Boolean).join(' · '),
    value: formatBottles(qty, language),
    href: orderFormNumber === null ? DELIVERIES_PATH : `${ORDERS_PATH}/${orderFormNumber}`,
  };
}

/** Dates of repeating orders that could not be ordered, and those that lapse without the buyer's word. */
function repeatRows({ repeatDates }: Dashboard, { t }: Voice): (WaitingRow | null)[] {
  const { waiting = 0, failed = 0 } = repeatDates ?? {};
  const row = (id: 'repeats' | 'repeatsFailed', tone: WaitingRow['tone'], count: number) =>
    count === 0
      ? null
      : {
          ...{ id, tone, value: '', href: REPEATS_PATH },
          title: t(`overview.waiting.${id}`, { count }),
          note: t(`overview.waiting.${id}Note`),
        };
  return [row('repeatsFailed', 'bad', failed), row('repeats', 'careful', waiting)];
}

/** What waits for the buyer, the most urgent first. */
export function useWaitingRows(
  dashboard: Dashboard = {},
  owed: CashStatement['owed'] | undefined,
): WaitingRow[] {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { expiring, proposals, estimates } = dashboard;
  const rows: (WaitingRow | null)[] = [
    owed && owed.overdue > 0
      ? {
          id: 'overdue',
          tone: 'bad',
          title: t('overview.waiting.overdue', { count: owed.overdueCount }),
          note: t('overview.waiting.overdueNote'),
          value: formatMoney(owed.overdue, language),
          href: OVERDUE_PATH,
        }
      : null,
    ...repeatRows(dashboard, { t, language }),
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
    deliveryRow(dashboard, { t, language }),
  ];
  return rows.filter((row) => row !== null);
}
