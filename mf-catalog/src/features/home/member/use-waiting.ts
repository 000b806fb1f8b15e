import type { Dashboard, Language } from '@vitis/contracts';
import {
  addDays,
  documentList,
  formatBottles,
  formatDay,
  formatMoney,
  handOverKind,
  handOverLabel,
  MEETS_DRIVER,
  seoulDay,
  severalToday,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import type { MemberViewer } from '../../../shared/use-viewer.ts';

/** One thing that may wait for a member. It has its row also when there is nothing, so that the desk keeps its height. */
interface Waiting {
  key: string;
  tone: 'wine' | 'careful' | 'good' | 'none';
  title: string;
  note: string;
  value?: string | undefined;
  way?: { href: string; label: string };
}

interface Voice {
  t: ReturnType<typeof useTranslation>['t'];
  language: Language;
}

/** `E20261118-0004 외 1건`. */
const firstOf = (number: string, count: number, { t }: Voice): string =>
  count > 1 ? t('desk.andMore', { number, count: count - 1 }) : number;

function answered(
  { estimates, estimatesAsked = 0 }: Dashboard,
  base: string,
  who: 'buyer' | 'sales',
  voice: Voice,
): Waiting {
  const { t, language } = voice;
  const { count = 0, latest = null, total } = estimates ?? {};
  const asked = estimatesAsked > 0 ? t('desk.estimates.buyer.asked', { count: estimatesAsked }) : null;
  const way = { href: count === 1 ? `${base}/${latest}` : base, label: t('desk.open') };
  if (count === 0 || latest === null)
    return {
      key: 'estimates',
      tone: 'none',
      title: t(`desk.estimates.${who}.none`),
      note: asked ?? t(`desk.estimates.${who}.noneNote`),
      way: { href: asked === null ? base : `${base}?status=REQUESTED`, label: t('desk.all') },
    };
  return {
    key: 'estimates',
    tone: 'wine',
    title: t(`desk.estimates.${who}.some`, { count }),
    note: [firstOf(latest, count, voice), asked].filter(Boolean).join(' · '),
    value: total ? formatMoney(total, language) : undefined,
    way,
  };
}

function expiring({ expiring: soon }: Dashboard, base: string, voice: Voice): Waiting {
  const { t, language } = voice;
  if (!soon)
    return {
      key: 'expiring',
      tone: 'none',
      title: t('desk.expiring.none'),
      note: t('desk.expiring.noneNote'),
    };
  return {
    key: 'expiring',
    tone: 'careful',
    title: t('desk.expiring.some', { count: soon.count }),
    note: `${firstOf(soon.first, soon.count, voice)} · ${t('desk.until', { day: formatDay(soon.expiredDate, language) })}`,
    value: formatMoney(soon.total, language),
    way: { href: `${base}/${soon.first}`, label: t('desk.open') },
  };
}

/** Of several of a buyer's of today their counts, which lead to all of that day; null where there are not as many. */
function deliveries(data: Dashboard, base: string, { t, language }: Voice): Waiting | null {
  const today = seoulDay(serverNow());
  const several = severalToday(data, today);
  if (several === null) return null;
  return {
    key: 'delivery',
    tone: 'good',
    title: several.map(([name, count]) => t(`desk.delivery.${name}`, { count })).join(' · '),
    note: formatDay(today, language),
    way: { href: `${base}?dateFrom=${today}&dateTo=${today}`, label: t('desk.open') },
  };
}

function delivery({ nextDelivery: next }: Dashboard, href: string, { t, language }: Voice): Waiting {
  const way = { href, label: t('desk.all') };
  if (!next)
    return {
      key: 'delivery',
      tone: 'none',
      title: t('desk.delivery.none'),
      note: t('desk.delivery.noneNote'),
      way,
    };
  const facts = [
    next.orderFormNumber,
    next.driverName === null || !MEETS_DRIVER[next.type] ? null : t('desk.driver', { name: next.driverName }),
    handOverLabel(next, language),
  ];
  const words = handOverKind(next);
  const today = seoulDay(serverNow());
  const near = next.date === today ? 'today' : next.date === addDays(today, 1) ? 'tomorrow' : undefined;
  const day = formatDay(next.date, language);
  return {
    key: 'delivery',
    tone: 'good',
    title: near === undefined ? t(`desk.${words}.some`, { day }) : t(`desk.${words}.${near}`),
    note: [near === 'tomorrow' && day, ...facts].filter(Boolean).join(' · '),
    value: formatBottles(next.qty, language),
    way: { href, label: t('desk.open') },
  };
}

function messages({ unreadMessages: count = 0 }: Dashboard, who: 'buyer' | 'sales', { t }: Voice): Waiting {
  return {
    key: 'messages',
    tone: count > 0 ? 'wine' : 'none',
    title: count > 0 ? t('desk.messages.some', { count }) : t('desk.messages.none'),
    note: t(`desk.messages.note.${who}`),
    way: { href: '/chat', label: t('desk.toChat') },
  };
}

/** What sales staff propose for an order; null where nothing is to be answered. */
function proposed({ proposals }: Dashboard, base: string, voice: Voice): Waiting | null {
  const { t, language } = voice;
  if (!proposals) return null;
  const { count, first, dueDate } = proposals;
  return {
    key: 'proposals',
    tone: 'careful',
    title: t('desk.proposals', { count }),
    note: `${firstOf(first, count, voice)} · ${t('desk.until', { day: formatDay(dueDate, language) })}`,
    way: { href: `${base}/${first}`, label: t('desk.open') },
  };
}

/** Dates of repeating orders that lapse without the buyer's word, else those that have failed; null where there are none. */
function repeats({ repeatDates }: Dashboard, { t }: Voice): Waiting | null {
  const { waiting = 0, failed = 0 } = repeatDates ?? {};
  if (waiting + failed === 0) return null;
  return {
    key: 'repeats',
    tone: 'careful',
    title: waiting > 0 ? t('desk.repeats', { count: waiting }) : t('desk.repeatsFailed', { count: failed }),
    note: waiting > 0 ? t('desk.repeatsNote') : t('subscribe.title'),
    way: { href: '/order/subscribe', label: t('desk.open') },
  };
}

const NOTHING: Dashboard = {};

/** What may wait for a member of this kind, in the order in which it wants an answer. */
export function useWaiting(viewer: MemberViewer, data: Dashboard = NOTHING): Waiting[] {
  const { t } = useTranslation('mf-catalog');
  const voice = { t, language: useLanguage() };
  switch (viewer) {
    case 'buyer': {
      const repeated = repeats(data, voice);
      return [
        answered(data, documentList('estimate', 'B2B'), 'buyer', voice),
        ...(repeated ? [repeated] : []),
        // That nothing expires gives way to a date of a repeating order.
        ...(repeated && !data.expiring ? [] : [expiring(data, documentList('estimate', 'B2B'), voice)]),
        deliveries(data, '/mypage/delivery', voice) ?? delivery(data, '/mypage/delivery', voice),
        // Messages have a count in the header as well.
        proposed(data, documentList('orderForm', 'B2B'), voice) ?? messages(data, 'buyer', voice),
      ];
    }
    case 'sales':
      return [
        answered(data, documentList('estimate', 'SALESPERSON'), 'sales', voice),
        messages(data, 'sales', voice),
        {
          key: 'schedule',
          tone: 'none',
          title: t('desk.schedule.title'),
          note: t('desk.schedule.note'),
          way: { href: '/mypage/manage-delivery-schedule', label: t('desk.open') },
        },
      ];
    case 'driver': {
      const count = data.deliveriesToday ?? 0;
      return [
        {
          key: 'today',
          tone: count > 0 ? 'wine' : 'none',
          title: count > 0 ? t('desk.today.some', { count }) : t('desk.today.none'),
          note: t('desk.today.note'),
          way: { href: '/mypage/shipping-list', label: t('desk.open') },
        },
        delivery(data, '/mypage/shipping-list', voice),
      ];
    }
  }
}
