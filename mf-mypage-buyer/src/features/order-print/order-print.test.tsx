import { act, screen, waitFor, within } from '@testing-library/react';
import { downloadOrderPaper, getOrderForm, mailOrderPaper, type OrderForm } from '@vitis/contracts';
import { $dialogs } from '@vitis/platform';
import { answer, answerOk } from '@vitis/testing/answers';
import { aDelivery, delivered } from '@vitis/testing/builders/delivery';
import { aLine } from '@vitis/testing/builders/document-line';
import { anOrder } from '@vitis/testing/builders/order-form';
import { renderFeature } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import { Screen as OrderPrintDocument } from './order-print.route.tsx';
import { Screen as StatementPrintDocument } from './statement-print.route.tsx';

const NUMBER = 'O20261120-0002';
const printDocuments = { 'order-pdf': OrderPrintDocument, 'statement-pdf': StatementPrintDocument };

function open(printDocument: keyof typeof printDocuments, of: OrderForm | (() => OrderForm), search = '') {
  const Screen = printDocuments[printDocument];
  return renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    language: 'en-US',
    route: `/mypage/estimate-order-history/:hid/pdf/${printDocument}`,
    path: `/mypage/estimate-order-history/${NUMBER}/pdf/${printDocument}${search}`,
    answers: [
      answer(getOrderForm, () => ({ status: 200 as const, body: typeof of === 'function' ? of() : of })),
      answerOk(downloadOrderPaper, 'a file'),
      answer(mailOrderPaper, { status: 202, body: { recipient: 'tax@damwon.test' } }),
    ],
  });
}

const products = [aLine({ unitPrice: 36_900 })];
const sixty = Array.from({ length: 60 }, (_, at) =>
  aLine({ idProduct: at + 1, qty: at + 1, unitPrice: 19_207 + at }),
);
const numberOf = (text: string | null | undefined) => Number((text ?? '').replaceAll(',', ''));

test('an order is printable in Korean, whatever the language of the page', async () => {
  const { t, user } = await open('order-pdf', anOrder({ products }));
  const sheet = within(await screen.findByRole('article', { name: '발주서' }));
  expect(sheet.getByText('일금 구십칠만사천일백육십원정 (₩974,160)')).toBeVisible();
  expect(sheet.getByText('(주)비티스와인 귀중')).toBeVisible();
  const print = jest.fn();
  Object.assign(window, { print });
  await user.click(screen.getByRole('button', { name: t('portal.print.print') }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('sixty lines go on with headings and subtotals that add up to the order', async () => {
  const placed = anOrder({ products: sixty });
  await open('order-pdf', placed);
  await screen.findByRole('article');
  const tables = screen.getAllByRole('table', { name: /^발주서 \d\/\d$/ });
  expect(tables.length).toBeGreaterThan(1);
  const subtotals = tables.map((table) => within(table).getByRole('row', { name: /^소계/ }));
  const sum = (column: number) =>
    subtotals.reduce(
      (total, row) => total + numberOf(within(row).getAllByRole('cell')[column]?.textContent),
      0,
    );
  expect(sum(2)).toBe(placed.supply);
  expect(sum(3)).toBe(placed.tax);
  for (const table of tables)
    expect(within(table).getByRole('columnheader', { name: '공급가액' })).toBeVisible();
});

test('a statement stands twice on its sheet, for the buyer and for the seller', async () => {
  await open(
    'statement-pdf',
    anOrder({
      products,
      status: 'COMPLETED',
      deliveries: [aDelivery({ status: 'COMPLETED' })],
      statements: [
        { idDeliveryInfo: 31, broughtForward: 7_520_000, today: 974_160, paid: 0, balance: 8_494_160 },
      ],
    }),
  );
  await screen.findByRole('article');
  for (const whose of ['공급받는자 보관용', '공급자 보관용']) {
    const table = screen.getByRole('table', { name: `거래명세서 D20261124-0001 (${whose}) 1/1` });
    expect(within(table).getByRole('row', { name: /11\/24.*와인 1호.*885,600.*88,560/ })).toBeVisible();
  }
  expect(screen.getAllByText('8,494,160')).toHaveLength(2);
});

test('of an order in parts each delivery has its own; the address names one of them alone', async () => {
  const part = (idDeliveryInfo: number, qty: number) =>
    aDelivery({
      idDeliveryInfo,
      status: 'COMPLETED',
      statementNumber: `D20261124-000${idDeliveryInfo}`,
      products: [delivered(aLine({ qty }))],
    });
  const of = anOrder({
    products,
    status: 'CONFIRMED',
    deliveries: [
      part(1, 10),
      part(2, 6),
      aDelivery({ idDeliveryInfo: 3, products: [delivered(aLine({ qty: 8 }))] }),
    ],
  });
  const first = await open('statement-pdf', of);
  const sheets = within(await screen.findByRole('article', { name: '거래명세서' }));
  const whose = '(공급받는자 보관용) 1/1';
  for (const number of ['D20261124-0001', 'D20261124-0002', NUMBER])
    expect(sheets.getByRole('table', { name: `거래명세서 ${number} ${whose}` })).toBeVisible();
  first.unmount();
  // jsdom follows no link.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user, calls, t } = await open('statement-pdf', of, '?delivery=2');
  expect(await screen.findByRole('table', { name: `거래명세서 D20261124-0002 ${whose}` })).toBeVisible();
  expect(screen.getAllByRole('table', { name: /^거래명세서 .*공급받는자/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: t('portal.print.save') }));
  await waitFor(() => expect(calls.at(-1)?.path).toBe(`/api/v1/b2b/order-form/${NUMBER}/pdf/statement`));
  expect(calls.at(-1)?.query.get('delivery')).toBe('2');
});

test('an order that nobody confirmed has no statement, and says so', async () => {
  const { t } = await open('statement-pdf', anOrder({ products }));
  expect(await screen.findByText(t('portal.print.noStatement'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('portal.print.toDocument') })).toHaveAttribute(
    'href',
    expect.stringContaining(`/mypage/estimate-order-history/${NUMBER}`),
  );
});

test('open papers follow their order, its deliveries and what is owed, as their files and mails do', async () => {
  const socket = await fakeSocket();
  await act(async () => socket.connect());
  const held = { unitPrice: 36_900, receivable: 7_520_000 };
  const placed = (): OrderForm =>
    anOrder({
      products: [aLine({ unitPrice: held.unitPrice })],
      status: 'CONFIRMED',
      deliveries: [aDelivery({ idDeliveryInfo: 31 })],
      receivable: held.receivable,
    });
  const first = await open('order-pdf', placed);
  expect(await screen.findByRole('row', { name: /^1 .* 36,900/ })).toBeVisible();
  held.unitPrice = 34_200;
  await act(async () => socket.tell('order:changed', { orderFormNumber: NUMBER, status: 'CONFIRMED' }));
  expect(await screen.findByRole('row', { name: /^1 .* 34,200/ })).toBeVisible();
  first.unmount();

  await open('statement-pdf', placed);
  expect(await screen.findAllByText('7,520,000')).toHaveLength(2);
  held.receivable = 6_250_000;
  await act(async () => socket.tell('ledger:changed', { idClient: 1 }));
  expect(await screen.findAllByText('6,250,000')).toHaveLength(2);
  held.receivable = 5_140_000;
  await act(async () => socket.tell('delivery:changed', { idDeliveryInfo: 31, status: 'IN_TRANSIT' }));
  expect(await screen.findAllByText('5,140,000')).toHaveLength(2);
});

test('the file of a paper is saved, and mailed where tax invoices go once that is agreed to', async () => {
  const { t, user, calls } = await open('order-pdf', anOrder({ products, taxEmail: 'tax@damwon.test' }));
  await screen.findByRole('article');
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:paper', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  await user.click(screen.getByRole('button', { name: t('portal.print.save') }));
  await waitFor(() => expect(saved).toEqual([`발주서 ${NUMBER}.pdf blob:paper`]));
  expect(calls.at(-1)?.path).toBe(`/api/v1/b2b/order-form/${NUMBER}/pdf/order`);

  await user.click(screen.getByRole('button', { name: t('portal.print.mail') }));
  const question = $dialogs.get().at(-1);
  expect(question?.kind === 'confirm' && question.message).toContain('tax@damwon.test');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  if (question?.kind === 'confirm') question.done(true);
  const message = t('portal.print.mailed', { email: 'tax@damwon.test' });
  await waitFor(() => expect($dialogs.get().at(-1)).toMatchObject({ kind: 'alert', message }));
});
