import type { ChatDocument, Language } from '@vitis/contracts';
import { type ShownEstimateStatus, statusLabel } from '@vitis/domain';
import type { Tone } from '@vitis/ui';

/** What is over, for whoever looks. */
const OVER = { EXPIRED: 'bad', COMPLETED: 'good', CANCELLED: 'muted' } as const;
/** What waits for the reader is wine, what waits for the other side is careful; as in the lists of each side. */
const ESTIMATE_TONES = {
  buyer: { ...OVER, REQUESTED: 'careful', RESPONDED: 'wine', CONFIRMED: 'good' },
  sales: { ...OVER, REQUESTED: 'wine', RESPONDED: 'careful', CONFIRMED: 'good' },
} as const;
const ORDER_TONES = {
  buyer: { ...OVER, REQUESTED: 'careful', CONFIRMED: 'wine' },
  sales: { ...OVER, REQUESTED: 'wine', CONFIRMED: 'careful' },
} as const;

/** The state of a document as it is shown: its word and the colour beside it. */
export function documentStatus(
  document: ChatDocument,
  isSales: boolean,
  language: Language,
): { word: string; tone: Tone } {
  const side = isSales ? 'sales' : 'buyer';
  if (document.kind === 'ORDER')
    return {
      word: statusLabel('orderForm', document.status, language),
      tone: ORDER_TONES[side][document.status],
    };
  const shown: ShownEstimateStatus = document.expired ? 'EXPIRED' : document.status;
  return { word: statusLabel('estimate', shown, language), tone: ESTIMATE_TONES[side][shown] };
}

/** Where somebody of this role looks at the document. */
export function documentPath(kind: ChatDocument['kind'], number: string, isSales: boolean): string {
  if (kind === 'ESTIMATE')
    return `/mypage/${isSales ? 'manage-estimate-history' : 'estimate-apply-history'}/${number}`;
  return `/mypage/${isSales ? 'manage-order-history' : 'estimate-order-history'}/${number}`;
}
