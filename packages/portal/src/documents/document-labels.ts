import type { ApiFailure } from '@vitis/platform';
import type { useTranslation } from '@vitis/platform/i18n';

/** Texts of the part that asks, those of this package among them. */
export type Translate = ReturnType<typeof useTranslation>['t'];

/** True where a document is not there, or not the reader's to see; anything else may pass. */
export const isMissing = ({ status }: ApiFailure): boolean => status === 404 || status === 400;

/** Labels of the dialog that asks before a document is cancelled. */
export const cancelLabels = (t: Translate) => ({
  close: t('portal.common.close'),
  back: t('portal.document.back'),
  reason: t('portal.document.cancelReason'),
  reasonHint: t('document.cancelReasonHint'),
  counter: (used: number, most: number) => t('portal.common.counter', { used, most }),
});

/** Labels over and in place of a print document. */
export const printLabels = (t: Translate) => ({
  loading: t('portal.common.loading'),
  notFound: t('portal.print.notFound'),
  toDocument: t('portal.print.toDocument'),
  close: t('portal.print.close'),
  print: t('portal.print.print'),
});

/** What is asked before typed words are left behind. */
export const leaveLabels = (t: Translate) => ({
  question: t('portal.common.leave'),
  leave: t('portal.common.leaveAnyway'),
});
