import type { Dashboard, Language } from '@vitis/contracts';
import { formatBottles, formatDay, formatMoney, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useSignInPath } from '../../shared/use-sign-in.ts';
import type { Viewer } from '../../shared/use-viewer.ts';

export interface DeskCell {
  label: string;
  /** Null while it is on its way. */
  value: string | null;
  note?: string | undefined;
  href?: string | undefined;
}

type Translate = ReturnType<typeof useTranslation>['t'];
type Context = { t: Translate; language: Language };

function deliveryCell(data: Dashboard | undefined, { t, language }: Context, href: string): DeskCell {
  const cell = { label: t('desk.delivery') };
  if (data === undefined) return { ...cell, value: null };
  const next = data.nextDelivery;
  if (!next) return { ...cell, value: t('desk.none'), note: t('desk.noDelivery') };
  const facts = [
    next.orderFormNumber,
    formatBottles(next.qty, language),
    statusLabel('deliveryType', next.type, language),
  ];
  return { ...cell, value: formatDay(next.date, language), note: facts.filter(Boolean).join(' · '), href };
}

function estimateCell(data: Dashboard | undefined, { t }: Context, role: 'buyer' | 'sales'): DeskCell {
  const cell = { label: t(`desk.estimates.${role}`) };
  if (data === undefined) return { ...cell, value: null };
  const { count = 0, latest = null } = data.estimates ?? {};
  const base = role === 'buyer' ? '/mypage/estimate-apply-history' : '/mypage/manage-estimate-history';
  const value = t('desk.count', { count });
  if (count === 0 || latest === null) return { ...cell, value, note: t('desk.allEstimates'), href: base };
  const note =
    count === 1
      ? t('desk.openOne', { number: latest })
      : t('desk.openMore', { number: latest, count: count - 1 });
  return { ...cell, value, note, href: count === 1 ? `${base}/${latest}` : base };
}

function creditCell(data: Dashboard | undefined, { t, language }: Context): DeskCell {
  const cell = { label: t('desk.credit') };
  if (data === undefined) return { ...cell, value: null };
  const { credit } = data;
  if (!credit) return { ...cell, value: t('desk.noLimit'), note: t('desk.noLimitNote') };
  return {
    ...cell,
    value: formatMoney(credit.available, language),
    note: t('desk.creditNote', {
      limit: formatMoney(credit.limit, language),
      receivable: formatMoney(credit.receivable, language),
    }),
  };
}

/** What the desk shows each role; a visitor is told what an account brings. */
export function useDeskCells(viewer: Viewer, data: Dashboard | undefined): DeskCell[] {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const signInPath = useSignInPath();
  const speaker = { t, language };

  if (viewer === 'buyer' || viewer === 'arriving') {
    return [
      estimateCell(data, speaker, 'buyer'),
      deliveryCell(data, speaker, '/mypage/estimate-order-history'),
      creditCell(data, speaker),
    ];
  }
  if (viewer === 'sales') {
    const unread = data?.unreadMessages ?? 0;
    return [
      estimateCell(data, speaker, 'sales'),
      {
        label: t('desk.messages'),
        value: data === undefined ? null : t('desk.count', { count: unread }),
        note: t('desk.toChat'),
        href: '/chat',
      },
      {
        label: t('desk.schedule'),
        value: t('desk.scheduleValue'),
        note: t('desk.toSchedule'),
        href: '/mypage/manage-delivery-schedule',
      },
    ];
  }
  if (viewer === 'driver') {
    const open = data?.deliveriesToday ?? 0;
    return [
      {
        label: t('desk.today'),
        value: data === undefined ? null : t('desk.count', { count: open }),
        note: t('desk.toShipping'),
        href: '/mypage/shipping-list',
      },
      deliveryCell(data, speaker, '/mypage/shipping-list'),
    ];
  }
  const guest = (id: 'prices' | 'estimates' | 'deliveries', href: string): DeskCell => ({
    href,
    label: t(`desk.guest.${id}.label`),
    value: t(`desk.guest.${id}.value`),
    note: t(`desk.guest.${id}.note`),
  });
  return [guest('prices', signInPath), guest('estimates', '/account/signup'), guest('deliveries', '/about')];
}
