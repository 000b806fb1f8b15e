import type { Estimate } from '@vitis/contracts';
import { seoulDay } from '../../calendar/day.ts';
import { formatDay } from '../../calendar/format-day.ts';
import { partyBox } from './party-box.ts';
import { placeTerms } from './place-terms.ts';
import { type PrintField, printText } from './print-document.ts';
import { receiverField, type TradePrintDocument, tradePrintDocument } from './trade-print.ts';

/** 결제조건 as the ledger counts 회수예정일. */
const paymentTerms = (days: number): string =>
  days === 0 ? '납품 당일 결제' : `납품일로부터 ${days}일 이내 결제`;

/** How many wines that were left out are named; a paper with a hundred of them would have no room for anything else. */
const NAMED_WINES = 3;

/** That the client confirmed it without some wines; nothing where all of it was confirmed, or none yet. */
function notTakenTerm({ notTaken }: Estimate): PrintField[] {
  if (notTaken.length === 0) return [];
  const named = notTaken.slice(0, NAMED_WINES).map(({ productName, qty }) => `${productName} ${qty}병`);
  const others = notTaken.length - named.length;
  return [{ label: '확정 제외', value: named.join(', ') + (others > 0 ? ` 외 ${others}종` : '') }];
}

/** 견적서 of the latest revision. */
export function estimatePrintDocument(estimate: Estimate): TradePrintDocument {
  const day = seoulDay(new Date(estimate.respondedAt ?? estimate.requestedAt));
  return tradePrintDocument(
    {
      title: '견적서',
      facts: [
        { label: '견적번호', value: estimate.estimateNumber, strong: true },
        { label: '견적일자', value: formatDay(day) },
        {
          label: '유효기간',
          value: estimate.expiredDate === null ? '–' : `${formatDay(estimate.expiredDate)}까지`,
        },
        { label: '개정', value: String(estimate.revision) },
      ],
      receiver: receiverField(estimate.client.companyName),
      opening: '아래와 같이 견적합니다.',
      parties: [partyBox('공급자', estimate.supplier, { sealed: true })],
      terms: [
        { label: '납기', value: '발주 시 협의' },
        { label: '결제조건', value: paymentTerms(estimate.paymentDays) },
        ...(estimate.recipient === null
          ? [{ label: '인도장소', value: '귀사 지정 장소' }]
          : placeTerms(estimate.recipient, { isPickup: false })),
        { label: '담당자', value: estimate.managerName ?? '–' },
        ...notTakenTerm(estimate),
        { label: '특기사항', value: printText(estimate.responseMessage) },
      ],
    },
    estimate.products,
    estimate.total,
  );
}
