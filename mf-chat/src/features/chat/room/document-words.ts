import type { ChatDocument, Language } from '@vitis/contracts';
import { type ShownEstimateStatus, statusLabel, statusTone } from '@vitis/domain';
import type { Tone } from '@vitis/ui';

const TONES = { neutral: 'wine', careful: 'careful', good: 'good', bad: 'bad' } as const;

/** The state of a document as it is shown: its word and the colour beside it. */
export function documentStatus(document: ChatDocument, language: Language): { word: string; tone: Tone } {
  if (document.kind === 'ORDER')
    return {
      word: statusLabel('orderForm', document.status, language),
      tone: TONES[statusTone('orderForm', document.status)],
    };
  const shown: ShownEstimateStatus = document.expired ? 'EXPIRED' : document.status;
  return { word: statusLabel('estimate', shown, language), tone: TONES[statusTone('estimate', shown)] };
}

/** Where somebody of this role looks at the document. */
export function documentPath(kind: ChatDocument['kind'], number: string, isSales: boolean): string {
  if (kind === 'ESTIMATE')
    return `/mypage/${isSales ? 'manage-estimate-history' : 'estimate-apply-history'}/${number}`;
  return `/mypage/${isSales ? 'manage-order-history' : 'estimate-order-history'}/${number}`;
}
