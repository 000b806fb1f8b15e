import { screen, within } from '@testing-library/react';
import { cancelOrderForm, getOrderForm, listReceipts, type OrderForm } from '@vitis/contracts';
import { addressLine, statusLabel } from '@vitis/domain';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aDelivery } from '@vitis/testing/builders/delivery';
import { aLine } from '@vitis/testing/builders/document-line';
import { anOrder } from '@vitis/testing/builders/order-form';
import { aPage } from '@vitis/testing/builders/page';
import { aReceipt } from '@vitis/testing/builders/receipt';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './order.route.tsx';

const NUMBER = 'O20261120-0002';
const PATH = `/mypage/estimate-order-history/${NUMBER}`;
const products = [aLine({ unitPrice: 36_900 })];
const receipts = (items = [] as ReturnType<typeof aReceipt>[]) => answerOk(listReceipts, aPage(items));
const order = (changed: Partial<OrderForm> = {}) => anOrder({ products, ...changed });

/** A provider that holds one order, which others may change between two looks. */
async function open(first: OrderForm, answers: (hold: (next: OrderForm) => void) => FakeAnswer[] = () => []) {
  let held = first;
  const hold = (next: OrderForm) => {
    held = next;
  };
  const shown = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage/estimate-order-history/:hid',
    path: PATH,
    answers: [
      answer(getOrderForm, () => ({ status: 200 as const, body: held })),
      receipts(),
      ...answers(hold),
    ],
  });
  await screen.findByRole('heading', { level: 1, name: NUMBER });
  return shown;
}

test('shows lines, sums, where it goes, and the estimate that it came from', async () => {
  const placed = order({ estimateNumber: 'E20261118-0004' });
  const { t } = await open(placed);
  const row = screen.getByRole('row', { name: /와인 1호/ });
  expect(row).toHaveTextContent('36,900885,600');
  expect(within(row).getByRole('link', { name: /와인 1호/ })).toHaveAttribute('href', '/product/1');
  expect(within(row).getByRole('link', { name: t('portal.trace.estimate') })).toHaveAttribute(
    'href',
    '/mypage/estimate-apply-history/E20261118-0004#wine-1',
  );
  expect(
    within(screen.getByRole('row', { name: new RegExp(t('portal.document.total')) })).getByText('974,160원'),
  ).toBeVisible();
  expect(screen.getByText(addressLine(placed.shipping))).toBeVisible();
  expect(
    screen.getByRole('link', { name: t('portal.order.toEstimate', { number: 'E20261118-0004' }) }),
  ).toHaveAttribute('href', '/mypage/estimate-apply-history/E20261118-0004');
});

test('an order past the credit limit says that its stock is not reserved, until it is confirmed', async () => {
  const first = await open(order({ stockReserved: false }));
  expect(screen.getByText(first.t('order.stockOpen'))).toBeVisible();
  first.unmount();
  const { t } = await open(order());
  expect(screen.queryByText(t('order.stockOpen'))).not.toBeInTheDocument();
});

test('a statement is offered once the order is confirmed', async () => {
  const first = await open(order());
  expect(screen.getByRole('link', { name: first.t('portal.print.order') })).toHaveAttribute(
    'href',
    `${PATH}/pdf/order-pdf`,
  );
  expect(screen.queryByRole('link', { name: first.t('portal.print.statement') })).not.toBeInTheDocument();
  first.unmount();
  const { t } = await open(order({ status: 'CONFIRMED' }));
  expect(screen.getByRole('link', { name: t('portal.print.statement') })).toHaveAttribute(
    'href',
    `${PATH}/pdf/statement-pdf`,
  );
  expect(screen.queryByRole('button', { name: t('portal.order.cancel') })).not.toBeInTheDocument();
});

test('shows who brings what, and when', async () => {
  const { t } = await open(
    order({
      status: 'CONFIRMED',
      deliveryStatus: 'IN_TRANSIT',
      deliveries: [
        aDelivery({ status: 'IN_TRANSIT', driver: { id: 3, fullName: '오태식', mobile: '01033334444' } }),
      ],
    }),
  );
  const steps = within(screen.getByRole('list', { name: t('portal.order.way') }));
  expect(steps.getByText(statusLabel('delivery', 'IN_TRANSIT', 'ko-KR'))).toBeVisible();
  const card = within(screen.getByRole('article'));
  expect(card.getByText('와인 1호 2019', { exact: false })).toBeVisible();
  expect(card.getByRole('link', { name: '010-3333-4444' })).toHaveAttribute('href', 'tel:01033334444');
});

test('leads to what was handed over and how far it is paid', async () => {
  const { t } = await open(order({ status: 'COMPLETED' }), () => [receipts([aReceipt({ status: 'PAID' })])]);
  const table = within(await screen.findByRole('table', { name: t('order.receipts') }));
  expect(table.getByRole('link', { name: '납품' })).toHaveAttribute('href', '/mypage/receipt/7');
  expect(table.getByText(statusLabel('payment', 'PAID', 'ko-KR'))).toBeVisible();
});

test('cancels while it waits for sales staff', async () => {
  const cancelled = order({
    status: 'CANCELLED',
    cancelReason: '행사 취소',
    version: 2,
  });
  const { t, user, calls } = await open(order(), (hold) => [
    answer(cancelOrderForm, () => {
      hold(cancelled);
      return { status: 200 as const, body: cancelled };
    }),
  ]);
  await user.click(screen.getByRole('button', { name: t('portal.order.cancel') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '행사 취소');
  await user.click(dialog.getByRole('button', { name: t('portal.order.cancel') }));
  expect(await screen.findByText(t('order.cancelled'))).toBeVisible();
  expect(screen.getByText('행사 취소')).toBeVisible();
  const sent = calls.find(({ path }) => path.endsWith('/cancel'));
  expect(sent?.headers.get('if-match')).toBe('"v1"');
  expect(sent?.body).toEqual({ reason: '행사 취소' });
});

test('who cancels an order that was confirmed meanwhile is told, and keeps the reason', async () => {
  const confirmed = order({ status: 'CONFIRMED', version: 2 });
  const { t, user } = await open(order(), (hold) => [
    {
      endpoint: cancelOrderForm,
      respond: (call) => {
        hold(confirmed);
        return answerProblem(cancelOrderForm, 412, 'VERSION_STALE', '먼저 바뀌었습니다.').respond(call);
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: t('portal.order.cancel') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '늦었습니다.');
  await user.click(dialog.getByRole('button', { name: t('portal.order.cancel') }));
  const status = statusLabel('orderForm', 'CONFIRMED', 'ko-KR');
  expect(await dialog.findByRole('alert')).toHaveTextContent(t('portal.document.changed', { status }));
  expect(dialog.getByRole('textbox')).toHaveValue('늦었습니다.');
  expect(dialog.getByRole('button', { name: t('portal.order.cancel') })).toBeDisabled();
});

test('an order that is picked up is nowhere said to be brought', async () => {
  const delivery = aDelivery({
    status: 'COMPLETED',
    type: 'PICKUP',
    completedAt: '2026-11-20T10:00:00+09:00',
  });
  const { t } = await open(
    order({ status: 'CONFIRMED', deliveryStatus: 'COMPLETED', isPickup: true, deliveries: [delivery] }),
  );
  expect(screen.getAllByText(statusLabel('pickup', 'COMPLETED', 'ko-KR'))).toHaveLength(2);
  expect(screen.queryByText(statusLabel('delivery', 'COMPLETED', 'ko-KR'))).not.toBeInTheDocument();
  expect(screen.queryByText(t('portal.order.deliveries'))).not.toBeInTheDocument();
  const way = within(screen.getByRole('list', { name: t('portal.order.way') }));
  expect(way.queryByText(/배송/)).not.toBeInTheDocument();
});

const pickup = {
  idStore: 1,
  name: '성수 쇼룸',
  phone: '0200001001',
  address: '서울특별시 성동구 성수이로 118',
  note: null,
  time: '14:30',
};
const planned = aDelivery({ type: 'PICKUP', requestDate: '2026-11-25' });

test.each<[string, Partial<OrderForm>, string]>([
  ['as it was asked for', { pickup }, '11-24 (화) 14:30'],
  ['as it was planned', { pickup, deliveries: [planned], deliveryStatus: 'READY' }, '11-25 (수) 14:30'],
  ['as sales planned it', { deliveries: [planned], deliveryStatus: 'READY' }, '11-25 (수)'],
])('the step of a pick-up says its day and hour %s', async (_, changed, moment) => {
  const { t } = await open(order({ ...changed, status: 'CONFIRMED', isPickup: true, dueDate: '2026-11-24' }));
  const way = within(screen.getByRole('list', { name: t('portal.order.way') }));
  expect(way.getByText(moment, { exact: true })).toBeVisible();
});

test('a pick-up that was cancelled has no day any more', async () => {
  const { t } = await open(order({ pickup, status: 'CANCELLED', isPickup: true, dueDate: '2026-11-24' }));
  const way = within(screen.getByRole('list', { name: t('portal.order.way') }));
  expect(way.queryByText(/14:30/)).not.toBeInTheDocument();
});

test("another company's order is none", async () => {
  const { t } = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage/estimate-order-history/:hid',
    path: PATH,
    answers: [answerProblem(getOrderForm, 404, 'NOT_FOUND', '없습니다.'), receipts()],
  });
  expect(await screen.findByText(t('order.notFound'))).toBeVisible();
});
