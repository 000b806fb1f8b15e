import type { ChatDocument, Language } from '@vitis/contracts';
import { documentTones, type ShownEstimateStatus, statusLabel } from '@vitis/domain';
import type { Tone } from '@vitis/ui';

/** The state of a document as it is shown: its word and the colour beside it. */
export function documentStatus(
  document: ChatDocument,
  isSales: boolean,
  language: Language,
): { word: string; tone: Tone } {
  const tones = documentTones(isSales ? 'sales' : 'buyer');
  if (document.kind === 'ORDER')
    return {
      word: statusLabel('orderForm', document.status, language),
      tone: tones.orderForm[document.status],
    };
  const shown: ShownEstimateStatus = document.expired ? 'EXPIRED' : document.status;
  return { word: statusLabel('estimate', shown, language), tone: tones.estimate[shown] };
}
