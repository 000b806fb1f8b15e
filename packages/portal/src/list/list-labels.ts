import type { Language } from '@vitis/contracts';
import { formatNumber, PERIODS, periodAround, periodRange, seoulDay } from '@vitis/domain';
import type { Translate } from '../documents/document-labels.ts';

/**
 * What a list's head says: how much was found (undefined: not known yet), and, where something narrows the list, the
 * way back to all of it.
 */
export const listHeadLabels = (
  t: Translate,
  language: Language,
  found: number | undefined,
  onReset: (() => void) | null,
) => ({
  found: found === undefined ? '' : t('portal.list.found', { number: formatNumber(found, language) }),
  reset: onReset === null ? undefined : { label: t('portal.list.reset'), onReset },
});

/**
 * Labels and periods of a list's search, and the last day that makes sense in it. `days` is the key of what they are of;
 * where they lie `ahead` as well there is no last one, and a period reaches both ways.
 */
export function listSearchLabels(
  t: Translate,
  language: Language,
  now: Date,
  { days = 'portal.list.days', ahead = false }: { days?: string; ahead?: boolean | undefined } = {},
) {
  const today = seoulDay(now);
  return {
    locale: language,
    today,
    latest: ahead ? undefined : today,
    periods: PERIODS.map((period) => {
      const { dateFrom, dateTo } = (ahead ? periodAround : periodRange)(period, today);
      return { id: period, label: t(`portal.list.periods.${period}`), from: dateFrom, to: dateTo };
    }),
    labels: {
      days: t(days),
      clearSearch: t('portal.list.clearSearch'),
      find: t('portal.list.find'),
      calendar: {
        presets: t('portal.list.period'),
        none: t('portal.list.anyDay'),
        calendar: t('portal.list.calendar'),
        previousMonth: t('portal.list.previousMonth'),
        nextMonth: t('portal.list.nextMonth'),
        clear: t('portal.list.clearDays'),
        done: t('portal.list.done'),
        failed: t('portal.list.calendarFailed'),
        retry: t('portal.common.retry'),
      },
    },
  };
}

/** Labels of the pager below a list. */
export const pagerLabels = (t: Translate) => ({
  pages: t('portal.list.pages'),
  previous: t('portal.list.previousPage'),
  next: t('portal.list.nextPage'),
  page: (number: number) => t('portal.list.page', { page: number }),
});

/** The first wine of a document, and how many more. */
export const winesLabels = (
  t: Translate,
  { firstProductName: name, lineCount }: { firstProductName: string | null; lineCount: number },
): string | null => (lineCount > 1 ? t('portal.list.firstAndMore', { name, more: lineCount - 1 }) : name);
