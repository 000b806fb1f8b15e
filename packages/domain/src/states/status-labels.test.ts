import {
  AVAILABILITIES,
  CANCELLATION_KINDS,
  DELIVERY_CLASSIFIES,
  DELIVERY_STATUSES,
  DELIVERY_TYPES,
  INQUIRY_STATUSES,
  LANGUAGES,
  ORDER_FORM_STATUSES,
  ORDER_PROPOSAL_STATUSES,
  ORDER_STAGES,
  PAYMENT_STATUSES,
  RECEIPT_TYPES,
  RETURN_REASONS,
  SIGN_UP_STATUSES,
} from '@vitis/contracts';
import { SHOWN_ESTIMATE_STATUSES } from './estimate.ts';
import { STATUS_LABELS, type StatusKind, statusLabel } from './status-labels.ts';

const KNOWN: Record<StatusKind, readonly string[]> = {
  estimate: SHOWN_ESTIMATE_STATUSES,
  orderForm: ORDER_FORM_STATUSES,
  orderProposal: [...ORDER_PROPOSAL_STATUSES, 'EXPIRED'],
  delivery: DELIVERY_STATUSES,
  pickup: DELIVERY_STATUSES,
  deliveryType: DELIVERY_TYPES,
  deliveryClassify: DELIVERY_CLASSIFIES,
  orderStage: ORDER_STAGES,
  return: DELIVERY_STATUSES,
  returnReason: RETURN_REASONS,
  cancellation: CANCELLATION_KINDS,
  inquiry: INQUIRY_STATUSES,
  signUp: SIGN_UP_STATUSES,
  payment: [...PAYMENT_STATUSES, 'OVERDUE'],
  receipt: ['OPEN', ...RECEIPT_TYPES],
  availability: AVAILABILITIES,
};

test.each(Object.keys(KNOWN) as StatusKind[])(
  'every status of %s has its own word in five languages',
  (kind) => {
    const words = STATUS_LABELS[kind];
    expect(Object.keys(words).sort()).toEqual([...KNOWN[kind]].sort());
    for (const language of LANGUAGES) {
      const labels = Object.values(words).map((word) => word[language]);
      expect(labels.every((label) => label.trim() !== '')).toBe(true);
      expect(new Set(labels).size).toBe(labels.length);
    }
  },
);

test('the Korean words are those of the trade', () => {
  const korean = (kind: 'estimate' | 'orderForm' | 'delivery') =>
    Object.values(STATUS_LABELS[kind]).map((word) => word['ko-KR']);
  expect(korean('estimate')).toEqual(['견적요청', '견적완료', '견적확정', '견적취소', '견적만료']);
  expect(korean('orderForm')).toEqual(['발주요청', '발주확인', '발주완료', '발주취소']);
  expect(korean('delivery')).toEqual(['배송준비', '배송중', '배송완료', '배송실패', '배송취소']);
  expect(statusLabel('payment', 'OVERDUE', 'ko-KR')).toBe('연체');
});
