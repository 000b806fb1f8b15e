import type { Estimate, EstimateRevision, EstimateStatus } from '@vitis/contracts';
import { addDays, type Day } from '@vitis/domain';
import { sampleClient, sampleLines, sampleSums, sampleTime } from '../../shared/sample-document.ts';

const REASON = '행사가 취소되었습니다.';
const REQUEST = '연말 코스용입니다. 단가를 부탁드립니다.';
const ANSWER = '12월 말까지 이 단가로 드리겠습니다.';

const linesOf = (isOffered: boolean) =>
  sampleLines(isOffered).map((line) => ({ ...line, targetPrice: null }));

/** An estimate in a stored state, requested three days ago. */
export function sampleEstimate(status: EstimateStatus, today: Day): Estimate {
  const isAnswered = status === 'RESPONDED' || status === 'CONFIRMED';
  const products = linesOf(isAnswered);
  return {
    ...sampleClient,
    id: 0,
    estimateNumber: 'E00000000-0000',
    status,
    expired: false,
    expiredDate: isAnswered ? addDays(today, 12) : null,
    requestedAt: sampleTime(today, -3, '10:24'),
    respondedAt: isAnswered ? sampleTime(today, -2, '16:02') : null,
    revision: isAnswered ? 1 : 0,
    requestMessage: REQUEST,
    responseMessage: isAnswered ? ANSWER : '',
    ...sampleSums(products),
    manual: false,
    confirmedAt: status === 'CONFIRMED' ? sampleTime(today, -1, '11:20') : null,
    cancelledAt: status === 'CANCELLED' ? sampleTime(today, -1, '11:20') : null,
    cancelReason: status === 'CANCELLED' ? REASON : null,
    products,
    orderFormNumber: null,
    version: 1,
    recipient: null,
    files: [],
    notTaken: [],
  };
}

/** The steps by which a sample came into its state. */
export function sampleRevisions(estimate: Estimate): EstimateRevision[] {
  const { status, requestedAt, respondedAt, confirmedAt, cancelledAt, clientFullName } = estimate;
  const step = (
    revision: number,
    to: EstimateStatus,
    createdAt: string,
    message: string,
    isOffered: boolean,
  ): EstimateRevision => {
    const products = linesOf(isOffered);
    const bySales = to === 'RESPONDED';
    const { firstProductName: _name, lineCount: _count, ...sums } = sampleSums(products);
    return {
      revision,
      authorName: bySales ? (estimate.managerName ?? '') : clientFullName,
      authorRole: bySales ? 'SALESPERSON' : 'B2B',
      status: to,
      message,
      expiredDate: bySales ? estimate.expiredDate : null,
      createdAt,
      products,
      ...sums,
    };
  };
  return [
    step(0, 'REQUESTED', requestedAt, REQUEST, false),
    ...(respondedAt === null ? [] : [step(1, 'RESPONDED', respondedAt, ANSWER, true)]),
    ...(confirmedAt === null ? [] : [step(2, status, confirmedAt, '', true)]),
    ...(cancelledAt === null ? [] : [step(1, status, cancelledAt, REASON, false)]),
  ];
}
