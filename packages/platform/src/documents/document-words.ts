import type { Language } from '@vitis/contracts';
import { formatNumber, PERIODS, periodRange, seoulDay } from '@vitis/domain';
import type { ApiFailure } from '@vitis/platform';
import type { useTranslation } from '@vitis/platform/i18n';

/** Texts of the part that asks; both portals keep the same keys under `common`, `list`, `document` and `paper`. */
export type Translate = ReturnType<typeof useTranslation>['t'];

/**
 * What a list's head says: how much was found (undefined: not known yet), and, where something narrows the list, the
 * way back to all of it.
 */
export const listHeadWords = (
  t: Translate,
  language: Language,
  found: number | undefined,
  onReset: (() => void) | null,
) => ({
  found: found === undefined ? '' : t('list.found', { number: formatNumber(found, language) }),
  reset: onReset === null ? undefined : { label: t('list.reset'), onReset },
});

/** Words and periods of a list's search, and the last day that makes sense in it. */
export function listSearchWords(t: Translate, language: Language, now: Date) {
  const today = seoulDay(now);
  return {
    locale: language,
    today,
    periods: PERIODS.map((period) => {
      const { dateFrom, dateTo } = periodRange(period, today);
      return { id: period, label: t(`list.periods.${period}`), from: dateFrom, to: dateTo };
    }),
    labels: {
      days: t('list.days'),
      clearSearch: t('list.clearSearch'),
      find: t('list.find'),
      calendar: {
        presets: t('list.period'),
        none: t('list.anyDay'),
        calendar: t('list.calendar'),
        previousMonth: t('list.previousMonth'),
        nextMonth: t('list.nextMonth'),
        clear: t('list.clearDays'),
        done: t('list.done'),
        failed: t('list.calendarFailed'),
        retry: t('common.retry'),
      },
    },
  };
}

/** Words of the pages below a list. */
export const pagerWords = (t: Translate) => ({
  pages: t('list.pages'),
  previous: t('list.previousPage'),
  next: t('list.nextPage'),
  page: (number: number) => t('list.page', { page: number }),
});

/** The first wine of a document, and how many more. */
export const winesWords = (
  t: Translate,
  { firstProductName: name, lineCount }: { firstProductName: string | null; lineCount: number },
): string | null => (lineCount > 1 ? t('list.firstAndMore', { name, more: lineCount - 1 }) : name);

/** What could not be loaded says why, gives the request's number, and takes another try. */
export function failureWords(t: Translate, { error, refresh }: { error: ApiFailure; refresh: () => void }) {
  const requestId = error.problem?.requestId;
  return {
    message: error.isRefusal ? error.message : t('common.failedText'),
    request: requestId === undefined ? undefined : { label: t('common.requestId'), id: requestId },
    retry: { label: t('common.retry'), onRetry: refresh },
  };
}

/** True where a document is not there, or not the reader's to see; anything else may pass. */
export const isMissing = ({ status }: ApiFailure): boolean => status === 404 || status === 400;

/** Words of the dialog that asks before a document is cancelled. */
export const cancelWords = (t: Translate) => ({
  close: t('common.close'),
  back: t('document.back'),
  reason: t('document.cancelReason'),
  reasonHint: t('document.cancelReasonHint'),
  counter: (used: number, most: number) => t('common.counter', { used, most }),
});

/** Words over and in place of a printed document. */
export const paperWords = (t: Translate) => ({
  loading: t('common.loading'),
  notFound: t('paper.notFound'),
  toDocument: t('paper.toDocument'),
  close: t('paper.close'),
  print: t('paper.print'),
});

/** What is asked before typed words are left behind. */
export const leaveWords = (t: Translate) => ({
  question: t('common.leave'),
  leave: t('common.leaveAnyway'),
});
