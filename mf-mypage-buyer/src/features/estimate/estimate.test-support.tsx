import { act, screen, waitFor, within } from '@testing-library/react';
import {
  type cancelEstimate,
  type confirmEstimate,
  type confirmEstimateLines,
  type DocumentLine,
  type Estimate,
  type EstimateRevision,
  getEstimate,
  listEstimateRevisions,
  listShippingAddresses,
  type modifyEstimate,
} from '@vitis/contracts';
import { addDays, seoulDay } from '@vitis/domain';
import { $dialogs } from '@vitis/platform';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aLine } from '@vitis/testing/builders/document-line';
import { anEstimate, aRevision } from '@vitis/testing/builders/estimate';
import { anAddress } from '@vitis/testing/builders/shipping-address';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './estimate.route.tsx';

export const NUMBER = 'E20261118-0004';
export const today = seoulDay(new Date());

/** 24 bottles at the price that sales staff offer. */
export const line = (idProduct: number, changed: Partial<DocumentLine> = {}) =>
  aLine({ idProduct, unitPrice: 36_900, ...changed });
export const asked = [line(1, { unitPrice: 38_500 }), line(2, { qty: 36 }), line(3)];
export const answered = [line(1), line(2, { qty: 48 }), line(4)];

/** What sales staff answered. */
export const estimate = (products: DocumentLine[], changed: Partial<Estimate> = {}) =>
  anEstimate({ status: 'RESPONDED', expiredDate: addDays(today, 3), version: 2, products, ...changed });

/** A provider that holds one estimate, which others may change between two looks. */
export async function open(
  first: Estimate,
  answers: (hold: (next: Estimate) => void) => FakeAnswer[] = () => [],
) {
  let held = first;
  const revisions = (): EstimateRevision[] => [
    aRevision({ status: 'REQUESTED', message: '연말 코스용입니다.', products: asked }),
    ...(held.revision >= 1
      ? [aRevision({ message: '24병부터 단가를 맞췄습니다.', products: answered })]
      : []),
    ...(held.revision >= 2 ? [aRevision({ revision: 2, products: held.products })] : []),
  ];
  const hold = (next: Estimate) => {
    held = next;
  };
  const shown = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage/estimate-apply-history/:hid',
    path: `/mypage/estimate-apply-history/${NUMBER}`,
    answers: [
      answer(getEstimate, () => ({ status: 200 as const, body: held })),
      answer(listEstimateRevisions, () => ({
        status: 200 as const,
        body: { _embedded: { items: revisions() } },
      })),
      answerOk(listShippingAddresses, { _embedded: { items: [anAddress({})] } }),
      ...answers(hold),
    ],
  });
  await screen.findByRole('heading', { level: 1, name: NUMBER });
  return shown;
}

export const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

/** Presses the button of the shell's confirm that goes ahead. */
export async function goAhead() {
  await waitFor(() => expect($dialogs.get().at(-1)).toMatchObject({ kind: 'confirm' }));
  const asking = $dialogs.get().at(-1);
  await act(async () => {
    if (asking?.kind === 'confirm') asking.done(true);
  });
}

export const stale = (
  endpoint:
    | typeof confirmEstimate
    | typeof confirmEstimateLines
    | typeof modifyEstimate
    | typeof cancelEstimate,
) => answerProblem(endpoint, 412, 'VERSION_STALE', '다른 사람이 먼저 바꾸었습니다.');
