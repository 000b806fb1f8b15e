import { screen, within } from '@testing-library/react';
import { getEstimate, getOrderForm } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aDelivery } from '@vitis/testing/builders/delivery';
import { aLine } from '@vitis/testing/builders/document-line';
import { anEstimate } from '@vitis/testing/builders/estimate';
import { anOrder } from '@vitis/testing/builders/order-form';
import { renderFeature } from '@vitis/testing/render';
import type { ComponentType } from 'react';
import { Screen as EstimatePrintDocument } from './estimate-print.route.tsx';
import { Screen as OrderPrintDocument } from './order-print.route.tsx';
import { Screen as StatementPrintDocument } from './statement-print.route.tsx';

function open(Screen: ComponentType, route: string, path: string, answers: FakeAnswer[]) {
  return renderFeature(<Screen />, { part: 'mf-mypage-sales', as: 'sales', route, path, answers });
}
const openEstimate = (answer: FakeAnswer) =>
  open(
    EstimatePrintDocument,
    '/mypage/manage-estimate-history/:mid/pdf',
    '/mypage/manage-estimate-history/E20261118-0004/pdf',
    [answer],
  );
const openOrder = (Screen: ComponentType, printDocument: string, answer: FakeAnswer) =>
  open(
    Screen,
    `/mypage/manage-order-history/:oid/pdf/${printDocument}`,
    `/mypage/manage-order-history/O20261120-0002/pdf/${printDocument}`,
    [answer],
  );

test('an answer is printable, and leads back to where it is read', async () => {
  const { t, user, address } = await openEstimate(
    answerOk(getEstimate, anEstimate({ status: 'RESPONDED', products: [aLine({ qty: 24 })] })),
  );
  const sheet = within(await screen.findByRole('article', { name: '견적서' }));
  expect(sheet.getByRole('row', { name: /와인 1호 2019 750ml × 6 24 38,500 924,000 92,400/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('portal.print.close') }));
  expect(address()).toBe('/mypage/manage-estimate-history/E20261118-0004');
});

test('a request is not printable yet; a number of somebody else is missing', async () => {
  const first = await openEstimate(answerOk(getEstimate, anEstimate()));
  const status = statusLabel('estimate', 'REQUESTED', 'ko-KR');
  expect(await screen.findByText(first.t('portal.print.noEstimate', { status }))).toBeVisible();
  first.unmount();
  const { t } = await openEstimate(answerProblem(getEstimate, 404, 'NOT_FOUND', 'x'));
  expect(await screen.findByText(t('portal.print.notFound'))).toBeVisible();
});

test('an order is printable unless it was cancelled', async () => {
  const first = await openOrder(OrderPrintDocument, 'order-pdf', answerOk(getOrderForm, anOrder()));
  expect(await screen.findByRole('article', { name: '발주서' })).toBeVisible();
  first.unmount();
  const cancelled = answerOk(getOrderForm, anOrder({ status: 'CANCELLED' }));
  const { t } = await openOrder(OrderPrintDocument, 'order-pdf', cancelled);
  expect(await screen.findByText(t('portal.print.cancelledOrder'))).toBeVisible();
});

test('what was handed over stands twice on the statement', async () => {
  const order = anOrder({
    status: 'COMPLETED',
    deliveries: [aDelivery({ status: 'COMPLETED' })],
    statements: [{ idDeliveryInfo: 31, broughtForward: 0, today: 1_016_400, paid: 0, balance: 1_016_400 }],
  });
  await openOrder(StatementPrintDocument, 'statement-pdf', answerOk(getOrderForm, order));
  await screen.findByRole('article');
  for (const whose of ['공급받는자 보관용', '공급자 보관용'])
    expect(screen.getByRole('table', { name: `거래명세서 D20261124-0001 (${whose}) 1/1` })).toBeVisible();
});
