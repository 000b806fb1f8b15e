import { act, screen, within } from '@testing-library/react';
import { getReceipt, type Language, type ReceiptDetail } from '@vitis/contracts';
import { answer, answerOk, answerProblem } from '@vitis/testing/answers';
import { aDelivery } from '@vitis/testing/builders/delivery';
import { aReceiptDetail } from '@vitis/testing/builders/receipt';
import { renderFeature } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import { Screen } from './receipt.route.tsx';

const open = (answer: Parameters<typeof renderFeature>[1]['answers'], language: Language = 'ko-KR') =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage/receipt/:rid',
    path: '/mypage/receipt/7',
    answers: answer ?? [],
    language,
  });
const shown = (receipt: ReceiptDetail) => open([answerOk(getReceipt, receipt)]);
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('a delivery leads to its estimate, order, wine, paper, ledger and payments', async () => {
  const part = {
    id: 9,
    type: 'PAYMENT' as const,
    date: '2026-11-20',
    orderFormNumber: null,
    statementNumber: null,
    memo: '계좌 입금',
  };
  const { t } = await shown(
    aReceiptDetail({
      status: 'PARTLY_PAID',
      open: 60_000,
      statementNumber: 'D20261105-0001',
      parts: [{ ...part, amount: 50_000 }],
      delivery: aDelivery({ status: 'COMPLETED' }),
    }),
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('납품 +110,000원');
  expect(hrefOf('E20261101-0001')).toBe('/mypage/estimate-apply-history/E20261101-0001');
  expect(hrefOf('O20261103-0001')).toBe('/mypage/estimate-order-history/O20261103-0001');
  expect(hrefOf('와인 4호 2019')).toBe('/product/4');
  expect(screen.getByText('D20261105-0001')).toBeVisible();
  expect(hrefOf(t('portal.print.statement'))).toMatch(
    /^\/mypage\/estimate-order-history\/O20261103-0001\/pdf\/statement-pdf\?delivery=\d+$/,
  );
  expect(hrefOf(t('receipt.way.month', { month: '2026-11' }))).toBe('/mypage/cash?month=2026-11&entry=7');
  expect(hrefOf('계좌 입금')).toBe('/mypage/receipt/9');
  const parts = within(screen.getByRole('table', { name: t('receipt.parts.paidBy') }));
  expect(parts.getByText('60,000원')).toBeVisible();
  expect(screen.getByRole('article')).toBeVisible();
});

test('a sale that the client fetched says so', async () => {
  await shown(
    aReceiptDetail({
      delivery: aDelivery({ status: 'COMPLETED', type: 'PICKUP', requestDate: '2026-11-05' }),
    }),
  );
  expect(await screen.findByRole('link', { name: /^방문수령 11\/05/ })).toBeVisible();
  expect(await screen.findByRole('heading', { name: '방문수령' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '배송' })).not.toBeInTheDocument();
});

test('a payment says what it paid, and what is left of it', async () => {
  const { t } = await shown(
    aReceiptDetail({ type: 'PAYMENT', change: -50_000, open: 10_000, estimateNumber: null }),
  );
  const parts = within(await screen.findByRole('table', { name: t('receipt.parts.pays') }));
  expect(parts.getByText('10,000원')).toBeVisible();
  expect(parts.getByText(t('receipt.parts.unused'))).toBeVisible();
  expect(screen.queryByRole('link', { name: t('portal.print.statement') })).not.toBeInTheDocument();
});

test('what the house writes of a delivery says nothing new; what a person wrote stands there', async () => {
  const order = 'O20261103-0001';
  const { t, unmount } = await shown(aReceiptDetail({ orderFormNumber: order, memo: `${order} 납품` }));
  expect(await screen.findByRole('link', { name: order })).toBeVisible();
  expect(screen.queryByText(t('receipt.way.memo'))).not.toBeInTheDocument();
  unmount();
  await shown(aReceiptDetail({ orderFormNumber: order, memo: '12월분과 함께 정산' }));
  expect(await screen.findByText('12월분과 함께 정산')).toBeVisible();
});

test('a coupon is written off in the words of its reader', async () => {
  const order = 'O20261103-0001';
  const coupon = aReceiptDetail({
    ...{ type: 'ALLOWANCE', orderFormNumber: order, memo: `${order} 쿠폰 할인`, lines: [] },
  });
  await open([answerOk(getReceipt, coupon)], 'en-US');
  expect(await screen.findByText('Coupon discount')).toBeVisible();
  expect(screen.queryByText(/쿠폰/)).not.toBeInTheDocument();
});

test("another company's is none", async () => {
  const { t } = await open([answerProblem(getReceipt, 404, 'NOT_FOUND', '없습니다.')]);
  expect(await screen.findByText(t('receipt.notFound'))).toBeVisible();
});

test('a payment that is entered is on the open page at once', async () => {
  const socket = await fakeSocket();
  const held = { open: 110_000 };
  const read = answer(getReceipt, () => ({
    status: 200 as const,
    body: aReceiptDetail({ status: 'PARTLY_PAID', open: held.open, parts: [] }),
  }));
  await open([read]);
  await screen.findByRole('heading', { level: 1 });
  await act(async () => socket.connect());
  held.open = 60_000;
  await act(async () => socket.tell('ledger:changed', { idClient: 1 }));
  expect(await screen.findByText('60,000원')).toBeVisible();
});
