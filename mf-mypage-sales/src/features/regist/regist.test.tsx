import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  createManualEstimate,
  createManualOrderForm,
  getOrderStart,
  HEADERS,
  listPrices,
  matchOrderLines,
  searchMyClients,
  searchProducts,
} from '@vitis/contracts';
import { addDays, formatDay, lastDeliveryDay, seoulDay } from '@vitis/domain';
import { $dialogs } from '@vitis/platform';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { anEstimate } from '@vitis/testing/builders/estimate';
import { anOrder } from '@vitis/testing/builders/order-form';
import { anOrderStart } from '@vitis/testing/builders/order-start';
import { aPrice, aWine } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import { Screen as EstimateScreen } from './regist-estimate.route.tsx';
import { Screen as OrderScreen } from './regist-order.route.tsx';

const start = anOrderStart();
const wine = aWine({ id: 2, name: '도멘 오르비에', vintage: 2020 });
const lamonet = '와인 1호 2019';
const orbieto = '도멘 오르비에 2020';
const found = answer(searchProducts, () => ({
  status: 200 as const,
  body: {
    _embedded: { items: [wine] },
    page: { number: 0, size: 8, totalElements: 1, totalPages: 1 },
    corrected: null,
  },
}));
const prices = answerOk(listPrices, {
  _embedded: {
    items: [
      aPrice({ lastPurchase: { date: '2026-11-12', qty: 24, price: 38_500 } }),
      aPrice({ idProduct: 2, stock: 12 }),
    ],
  },
});
const made = answer(createManualOrderForm, () => ({
  status: 201 as const,
  body: anOrder({ manual: true }),
}));

beforeEach(() => sessionStorage.clear());

async function open(answers: readonly FakeAnswer[] = [], kind: 'order' | 'estimate' = 'order', search = '') {
  const path = `/mypage/manage-${kind}-history/regist`;
  const Screen = kind === 'order' ? OrderScreen : EstimateScreen;
  const shown = await renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as: 'sales',
    route: path,
    path: `${path}${search}`,
    answers: [
      answerOk(searchMyClients, { _embedded: { items: [start.client] } }),
      answerOk(getOrderStart, start),
      found,
      prices,
      made,
      ...answers,
    ],
  });
  const { t, user, calls } = shown;
  await user.keyboard('ㄷㅇ{Enter}');
  const entry = await screen.findByRole('combobox', { name: t('regist.wine') });
  const sent = () =>
    calls.filter(({ method, path: to }) => method === 'POST' && to.includes('create-manual'));
  const field = (key: 'qtyOf' | 'priceOf', name: string) =>
    screen.findByRole('textbox', { name: t(`answer.${key}`, { name }) });
  return { ...shown, entry, sent, field };
}

test('by keyboard alone: the client by first consonants, a wine with its quantity, and Ctrl+Enter', async () => {
  const { user, entry, sent, field, address } = await open();
  await waitFor(() => expect(entry).toHaveFocus());
  await user.keyboard('ㅇㅂㅇ 2박스{Enter}');
  expect(await field('qtyOf', orbieto)).toHaveValue('2');
  expect(entry).toHaveFocus();
  // Twelve bottles reach the client's second tier.
  expect(await field('priceOf', orbieto)).toHaveValue('38,500');

  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    idClient: 1,
    idBuyer: 11,
    shipping: { address1: start.addresses[0]?.address1 },
    products: [{ idProduct: 2, qty: 12, unitPrice: 38_500, note: '' }],
  });
  expect(sent()[0]?.headers.get(HEADERS.idempotencyKey)).not.toBeNull();
  await waitFor(() => expect(address()).toMatch(/manage-order-history\/O\d/));
  expect(sessionStorage).toHaveLength(0);
});

test('credit follows a payment that is booked while an order is written down', async () => {
  const asked = jest.fn(() => ({ status: 200 as const, body: start }));
  const socket = await fakeSocket();
  await open([answer(getOrderStart, asked)]);
  expect(asked).toHaveBeenCalledTimes(1);
  await act(async () => socket.tell('ledger:changed', { idClient: 1 }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test('Enter offers the last order first; the figures go on by Enter, Space changes the unit, Ctrl+Z takes back', async () => {
  const { t, user, entry, field } = await open();
  await screen.findByText(t('regist.keys'));
  await waitFor(() => expect(entry).toHaveFocus());
  await user.keyboard('{Enter}');
  await screen.findByRole('option', { name: new RegExp(t('regist.asLast')) });
  await user.keyboard('{Enter}');
  const qty = await field('qtyOf', lamonet);
  expect(qty).toHaveValue('4');
  await user.click(qty);
  await user.keyboard('3 {Enter}');
  // Three bottles, not three cases; and the first tier's price again.
  expect(screen.getByRole('radio', { name: t('regist.bottle') })).toBeChecked();
  expect(await field('priceOf', lamonet)).toHaveValue('40,500');
  expect(entry).toHaveFocus();

  await user.click(screen.getByRole('button', { name: t('regist.remove', { name: lamonet }) }));
  expect(screen.queryByRole('textbox', { name: t('answer.qtyOf', { name: lamonet }) })).toBeNull();
  await user.keyboard('{Control>}z{/Control}');
  expect(await field('qtyOf', lamonet)).toHaveValue('3');
});

test('a lower price wants its reason, and one reason can go with a discount of all lines', async () => {
  const { t, user, entry, sent, field } = await open();
  await waitFor(() => expect(entry).toHaveFocus());
  await user.keyboard('ㅇㅂㅇ 12병{Enter}');
  const price = await field('priceOf', orbieto);
  await user.click(price);
  await user.keyboard('35000{Control>}{Enter}{/Control}');
  expect(await screen.findByText(t('order.reasonMissing'))).toBeVisible();
  expect(sent()).toHaveLength(0);

  await user.type(screen.getByRole('textbox', { name: t('answer.fillDiscount') }), '4.2');
  await user.type(screen.getByRole('textbox', { name: t('order.reason') }), '연말 행사');
  await user.click(screen.getByRole('button', { name: t('answer.apply') }));
  expect(price).toHaveValue('36,880');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ products: [{ unitPrice: 36_880, note: '연말 행사' }] });
});

test('a pasted message is read; what is doubtful is asked before anything is sent', async () => {
  const other = {
    product: aWine({ id: 3, name: '샤블리' }),
    price: aPrice({ idProduct: 3 }),
    confidence: 86,
  };
  const matching = answer(matchOrderLines, ({ body }) => ({
    status: 200 as const,
    body: {
      lines: (body as { lines: { words: string }[] }).lines.map(({ words }) =>
        words === '오르비에'
          ? {
              matches: [{ product: wine, price: aPrice({ idProduct: 2, stock: 12 }), confidence: 100 }],
              isSure: true,
            }
          : { matches: [other], isSure: false },
      ),
    },
  }));
  const { t, user, entry, sent, field, calls } = await open([matching]);
  fireEvent.paste(entry, { clipboardData: { getData: () => '오르비에 6병\n보르도 두 박스' } });
  expect(await field('qtyOf', orbieto)).toHaveValue('1');
  const doubt = within(await screen.findByRole('listitem', { name: '보르도 두 박스' }));
  expect(calls.find(({ path }) => path === matchOrderLines.path)?.body).toMatchObject({ idClient: 1 });

  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(t('regist.doubtsLeft', { count: 1 }))).toBeVisible();
  expect(sent()).toHaveLength(0);
  await user.click(doubt.getByRole('button', { name: /샤블리/ }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    products: [
      { idProduct: 2, qty: 6 },
      { idProduct: 3, qty: 12 },
    ],
  });
});

test('a number that no product has and a time of day spoil no other line of a message', async () => {
  const matching = answer(matchOrderLines, ({ body }) => ({
    status: 200 as const,
    body: {
      lines: (body as { lines: { words: string }[] }).lines.map(({ words }) =>
        words === '오르비에'
          ? { matches: [{ product: wine, price: aPrice({ idProduct: 2 }), confidence: 100 }], isSure: true }
          : { matches: [], isSure: false },
      ),
    },
  }));
  const { entry, field, calls } = await open([matching]);
  const message = '#0 6병\n오르비에 6병\n14:30\n0\t0\t0\n오후 2:30 도착 부탁드립니다';
  fireEvent.paste(entry, { clipboardData: { getData: () => message } });
  expect(await field('qtyOf', orbieto)).toHaveValue('1');
  for (const source of ['#0 6병', '14:30']) {
    expect(await screen.findByRole('listitem', { name: source })).toBeVisible();
  }
  const [read] = calls.filter(({ path }) => path === matchOrderLines.path);
  expect(read?.body).toMatchObject({ lines: [{ code: null }, { words: '오르비에' }, { code: null }] });
});

test('more words than a search takes are cut, not refused', async () => {
  const { user, entry, calls } = await open();
  await waitFor(() => expect(entry).toHaveFocus());
  fireEvent.change(entry, { target: { value: `오르비에 ${'가'.repeat(120)}` } });
  await user.keyboard('{Enter}');
  const searched = () => calls.filter(({ path }) => path === searchProducts.path);
  await waitFor(() => expect(searched()).not.toHaveLength(0));
  expect(searched()[0]?.query.get('q')).toHaveLength(100);
});

test('a message of which nothing is sure is one step, and what it asks is taken back with it', async () => {
  const unsure = answer(matchOrderLines, () => ({
    status: 200 as const,
    body: { lines: [1, 2].map(() => ({ matches: [], isSure: false })) },
  }));
  const { t, user, entry, field } = await open([unsure]);
  await waitFor(() => expect(entry).toHaveFocus());
  await user.keyboard('ㅇㅂㅇ 1박스{Enter}');
  expect(await field('qtyOf', orbieto)).toHaveValue('1');
  fireEvent.paste(entry, { clipboardData: { getData: () => '보르도 두 박스\n알자스 6병' } });
  expect(await screen.findByRole('listitem', { name: '보르도 두 박스' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: t('portal.lines.undo') }));
  expect(screen.queryByRole('listitem', { name: '보르도 두 박스' })).toBeNull();
  expect(await field('qtyOf', orbieto)).toHaveValue('1');
});

test.each([
  ['a day more than a year ahead', addDays(lastDeliveryDay(seoulDay(new Date())), 1), 'document.dayTooFar'],
  ['what is no day', '다음 주', 'narrow.noDay'],
  ['a day that its month lacks', '2026-11-31', 'narrow.noDay'],
  ['a day that is over', '2026-01-02', 'order.promisePast'],
])('nothing is ordered for %s', async (_name, typed, wrong) => {
  const { t, user, entry, field, sent } = await open();
  await waitFor(() => expect(entry).toHaveFocus());
  await user.keyboard('ㅇㅂㅇ 1박스{Enter}');
  await field('qtyOf', orbieto);
  const day = screen.getByRole('textbox', { name: new RegExp(t('regist.dueDate')) });
  await user.clear(day);
  await user.type(day, `${typed}{Control>}{Enter}{/Control}`);
  const last = formatDay(lastDeliveryDay(seoulDay(new Date())), 'ko-KR');
  await waitFor(() => expect(day).toHaveAccessibleDescription(t(wrong, { day: last })));
  expect(sent()).toHaveLength(0);
});

test('columns of a sheet go into the grid, downwards', async () => {
  const { t, user, entry, field } = await open();
  await waitFor(() => expect(entry).toHaveFocus());
  await user.keyboard('ㅇㅂㅇ 1박스{Enter}');
  fireEvent.paste(await field('qtyOf', orbieto), {
    clipboardData: { getData: () => '42병\t36,000\r\n99\t1' },
  });
  expect(await field('qtyOf', orbieto)).toHaveValue('7');
  expect(await field('priceOf', orbieto)).toHaveValue('36,000');
  expect(screen.getByText(new RegExp(t('portal.lines.rowsLeft', { number: 1 })))).toBeVisible();
  // What is no figure changes no cell, and is told.
  fireEvent.paste(await field('qtyOf', orbieto), { clipboardData: { getData: () => '9\t36.000' } });
  expect(await field('qtyOf', orbieto)).toHaveValue('9');
  expect(await field('priceOf', orbieto)).toHaveValue('36,000');
  expect(screen.getByText(new RegExp(t('portal.lines.notPasted', { number: 1 })))).toBeVisible();
  // Nor does one cell lose its unit.
  fireEvent.paste(await field('qtyOf', orbieto), { clipboardData: { getData: () => '12병' } });
  expect(await field('qtyOf', orbieto)).toHaveValue('2');
  fireEvent.paste(await field('priceOf', orbieto), { clipboardData: { getData: () => '300만원' } });
  expect(await field('priceOf', orbieto)).toHaveValue('36,000');
  expect(screen.getByText(new RegExp(t('portal.lines.notPasted', { number: 1 })))).toBeVisible();
});

test('a price that cannot be read is not sent, also once another wine has come', async () => {
  const { t, user, entry, field, sent } = await open();
  await waitFor(() => expect(entry).toHaveFocus());
  await user.keyboard('{Enter}');
  await screen.findByRole('option', { name: new RegExp(t('regist.asLast')) });
  await user.keyboard('{Enter}');
  const price = await field('priceOf', lamonet);
  await user.clear(price);
  await user.type(price, '38.000');
  await user.click(entry);
  await user.keyboard('ㅇㅂㅇ 1박스{Enter}');
  await field('qtyOf', orbieto);
  expect(await field('priceOf', lamonet)).toHaveValue('38.000');
  expect(await field('priceOf', lamonet)).toHaveAccessibleDescription(
    expect.stringContaining(t('portal.common.wholeNumber')),
  );
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(async () => expect(await field('priceOf', lamonet)).toHaveFocus());
  expect(sent()).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: t('regist.remove', { name: orbieto }) }));
  expect(await field('priceOf', lamonet)).toHaveValue('38.000');
});

test('what is taken out moves no figure of the lines below it', async () => {
  const dear = { ...aPrice({ idProduct: 2 }), tiers: [{ minQty: 1, maxQty: null, price: 90_000 }] };
  const { t, user, entry, field, sent } = await open([
    answerOk(listPrices, { _embedded: { items: [aPrice(), dear] } }),
  ]);
  await waitFor(() => expect(entry).toHaveFocus());
  await user.keyboard('{Enter}');
  await screen.findByRole('option', { name: new RegExp(t('regist.asLast')) });
  await user.keyboard('{Enter}');
  expect(await field('qtyOf', lamonet)).toHaveValue('4');
  await user.keyboard('ㅇㅂㅇ 5병{Enter}');
  expect(await field('priceOf', orbieto)).toHaveValue('90,000');
  await user.click(screen.getByRole('button', { name: t('regist.remove', { name: lamonet }) }));
  expect(await field('qtyOf', orbieto)).toHaveValue('5');
  expect(await field('priceOf', orbieto)).toHaveValue('90,000');
  expect(screen.getByRole('radio', { name: t('regist.bottle') })).toBeChecked();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ products: [{ idProduct: 2, qty: 5, unitPrice: 90_000 }] });
});

test('a wine that comes again is added, but not to a count that cannot be read: that stays, and takes the focus', async () => {
  const { t, user, entry, field } = await open();
  await waitFor(() => expect(entry).toHaveFocus());
  await user.keyboard('ㅇㅂㅇ 1박스{Enter}');
  const qty = await field('qtyOf', orbieto);
  await user.keyboard('ㅇㅂㅇ 3병{Enter}');
  await waitFor(() => expect(qty).toHaveValue('9'));
  expect(screen.getByRole('radio', { name: t('regist.bottle') })).toBeChecked();
  await user.clear(qty);
  await user.type(qty, '1.5');
  await user.click(entry);
  await user.keyboard('ㅇㅂㅇ 6병{Enter}');
  await waitFor(async () => expect(await field('qtyOf', orbieto)).toHaveFocus());
  expect(entry).toHaveValue('ㅇㅂㅇ 6병');
  expect(await field('qtyOf', orbieto)).toHaveValue('1.5');
  expect(await field('qtyOf', orbieto)).toHaveAccessibleDescription(
    expect.stringContaining(t('portal.common.wholeNumber')),
  );
});

test('bottles of a message for a wine whose count cannot be read wait until it can', async () => {
  const matching = answer(matchOrderLines, ({ body }) => ({
    status: 200 as const,
    body: {
      lines: (body as { lines: { words: string }[] }).lines.map(({ words }) => ({
        matches: [
          words === '오르비에'
            ? { product: wine, price: aPrice({ idProduct: 2, stock: 12 }), confidence: 100 }
            : { product: aWine({ id: 3, name: '샤블리' }), price: aPrice({ idProduct: 3 }), confidence: 100 },
        ],
        isSure: true,
      })),
    },
  }));
  const { user, entry, field } = await open([matching]);
  await waitFor(() => expect(entry).toHaveFocus());
  await user.keyboard('ㅇㅂㅇ 1박스{Enter}');
  const qty = await field('qtyOf', orbieto);
  await user.clear(qty);
  await user.type(qty, '1.5');
  fireEvent.paste(entry, { clipboardData: { getData: () => '오르비에 12병\n샤블리 6병' } });
  expect(await field('qtyOf', '샤블리 2019')).toHaveValue('1');
  const doubt = within(await screen.findByRole('listitem', { name: '오르비에 12병' }));
  await user.click(doubt.getByRole('button', { name: new RegExp(orbieto) }));
  await waitFor(() => expect(qty).toHaveFocus());
  expect(qty).toHaveValue('1.5');
  await user.clear(qty);
  await user.type(qty, '1');
  await user.click(doubt.getByRole('button', { name: new RegExp(orbieto) }));
  await waitFor(() => expect(qty).toHaveValue('3'));
  expect(screen.queryByRole('listitem', { name: '오르비에 12병' })).toBeNull();
});

test('what was refused is said, and what was typed is still there', async () => {
  const { user, entry, field } = await open([
    answerProblem(createManualOrderForm, 409, 'OUT_OF_STOCK', '도멘 오르비에 2020 재고가 부족합니다.'),
  ]);
  await waitFor(() => expect(entry).toHaveFocus());
  await user.keyboard('ㅇㅂㅇ 3박스{Enter}');
  await field('qtyOf', orbieto);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('도멘 오르비에 2020 재고가 부족합니다.')).toBeVisible();
  expect(await field('qtyOf', orbieto)).toHaveValue('3');
});

test('an estimate has no prices to type: they are answered on the page that opens', async () => {
  const { t, user, entry, sent, address } = await open(
    [answer(createManualEstimate, () => ({ status: 201 as const, body: anEstimate({ manual: true }) }))],
    'estimate',
  );
  await waitFor(() => expect(entry).toHaveFocus());
  await user.keyboard('ㅇㅂㅇ 2박스{Enter}');
  await screen.findByRole('textbox', { name: t('answer.qtyOf', { name: orbieto }) });
  expect(screen.queryByRole('textbox', { name: t('answer.priceOf', { name: orbieto }) })).toBeNull();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ products: [{ idProduct: 2, qty: 12 }] }));
  await waitFor(() => expect(address()).toMatch(/manage-estimate-history\/E\d/));
});

test('a wine that its page was left with is the first line, a case whose quantity can be typed at once; a reload adds none', async () => {
  const matched = answerOk(matchOrderLines, {
    lines: [{ matches: [{ product: wine, price: aPrice({ idProduct: 2 }), confidence: 100 }], isSure: true }],
  });
  const { field, address, calls } = await open([matched], 'order', '?wine=2');
  await waitFor(async () => expect(await field('qtyOf', orbieto)).toHaveFocus());
  expect(await field('qtyOf', orbieto)).toHaveValue('1');
  expect(address()).not.toContain('wine=');
  const read = calls.filter(({ path }) => path === matchOrderLines.path);
  expect(read.map(({ body }) => body)).toMatchObject([{ lines: [{ code: 2 }] }]);
});

test('a wine of the address that the client cannot have is said', async () => {
  const none = answerOk(matchOrderLines, { lines: [{ matches: [], isSure: false }] });
  const { t } = await open([none], 'order', '?wine=2');
  await waitFor(() => expect($dialogs.get()).toMatchObject([{ message: t('regist.unknownLine') }]));
});

test.each(['-5', '1e3'])('%s in the address is no wine', async (wine) => {
  const { entry, calls } = await open([], 'order', `?wine=${wine}`);
  await waitFor(() => expect(entry).toHaveFocus());
  expect(calls.filter(({ path }) => path === matchOrderLines.path)).toHaveLength(0);
});
