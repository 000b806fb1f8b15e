import { type Estimate, getEstimate, listEstimateRevisions, listPrices } from '@vitis/contracts';
import { answer, answerOk, type FakeAnswer } from '@vitis/testing/answers';
import { aLine } from '@vitis/testing/builders/document-line';
import { anEstimate, aRevision } from '@vitis/testing/builders/estimate';
import { renderFeature } from '@vitis/testing/render';
import { credits } from '../../shared/client-credit.test-support.ts';
import { Screen } from './estimate-answer.route.tsx';

export const NUMBER = 'E20261118-0004';
export const lines = [
  aLine({ qty: 24 }),
  aLine({
    position: 2,
    idProduct: 2,
    productName: '카사 몬테리조 2018',
    qty: 36,
    listPrice: 27_900,
    unitPrice: 27_900,
  }),
];
export const request = anEstimate({ requestMessage: '연말 코스용입니다.', products: lines });
export const asked = aRevision({ status: 'REQUESTED', message: '연말 코스용입니다.', products: lines });
export const revisions = (...items: ReturnType<typeof aRevision>[]) =>
  answerOk(listEstimateRevisions, { _embedded: { items } });
const noPrices = answerOk(listPrices, { _embedded: { items: [] } });

export const open = (answers: FakeAnswer[]) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as: 'sales',
    route: '/mypage/manage-estimate-history/:mid',
    path: `/mypage/manage-estimate-history/${NUMBER}`,
    answers: [noPrices, credits, revisions(asked), ...answers],
  });

/** A provider that holds one estimate and answers with what it is now. */
export function holding(first: Estimate) {
  const held = { estimate: first };
  return { held, read: answer(getEstimate, () => ({ status: 200 as const, body: held.estimate })) };
}
