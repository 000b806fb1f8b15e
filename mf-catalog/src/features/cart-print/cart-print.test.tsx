import { screen, waitFor, within } from '@testing-library/react';
import {
  downloadCartPaper,
  getBusinessClient,
  getCart,
  getLocation,
  listHolidays,
  listShippingAddresses,
  listStores,
  mailCartPaper,
} from '@vitis/contracts';
import { addDays, dayOfWeek, draftKey, formatDay, seoulDay } from '@vitis/domain';
import { $dialogs } from '@vitis/platform';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aCart, aCartItem } from '@vitis/testing/builders/cart';
import { aLocation, aStore } from '@vitis/testing/builders/places';
import { anAddress } from '@vitis/testing/builders/shipping-address';
import { renderFeature } from '@vitis/testing/render';
import { Screen as EstimatePaper } from './estimate-apply-print.route.tsx';
import { Screen as OrderPaper } from './order-apply-print.route.tsx';

const client = {
  version: 1,
  companyName: '(주)담원다이닝',
  companyRegistrationNumber: '1234567891',
  representativeName: '김도윤',
  businessType: '음식점업',
  businessItem: '한식',
  businessClientType: '레스토랑',
  taxEmail: null,
  phone: '0212345678',
  postalCode: '04400',
  address1: '서울특별시 용산구 이태원로 245',
  address2: '2층',
};

/** A Saturday, on which the store is open, at least a week ahead. */
const SATURDAY = [7, 8, 9, 10, 11, 12, 13]
  .map((ahead) => addDays(seoulDay(new Date()), ahead))
  .find((day) => dayOfWeek(day) === 6)!;
const PICKUP_PAPER = `/cart/pdf/order-apply?ids=1&pickup=1&day=${SATURDAY}`;

const open = (Paper: typeof EstimatePaper, path: string, qty = 12, answers: FakeAnswer[] = []) =>
  renderFeature(<Paper />, {
    part: 'mf-catalog',
    as: 'buyer',
    route: path.split('?')[0]!,
    path,
    answers: [
      answerOk(getCart, aCart([aCartItem(1, qty), aCartItem(2, 6)])),
      answerOk(getBusinessClient, client),
      answerOk(getLocation, aLocation()),
      answerOk(listShippingAddresses, { _embedded: { items: [anAddress({})] } }),
      answerOk(listStores, { _embedded: { items: [aStore()] } }),
      answerOk(listHolidays, { _embedded: { items: [] } }),
      answerOk(downloadCartPaper, 'a file'),
      answer(mailCartPaper, { status: 202, body: { recipient: 'tax@damwon.test' } }),
      ...answers,
    ],
  });

beforeEach(() => sessionStorage.clear());

test('the chosen lines are a paper that asks the supplier for an estimate', async () => {
  await open(EstimatePaper, '/cart/pdf/estimate-apply?ids=1');
  const sheet = within(await screen.findByRole('article', { name: '견적요청서' }));
  expect(sheet.getByText('접수 전 (초안)')).toBeVisible();
  expect(sheet.getByText('(주)담원다이닝')).toBeVisible();
  // As the provider writes it into the file.
  expect(sheet.getByText('서울특별시 용산구 이태원로 245, 2층')).toBeVisible();
  expect(sheet.getByRole('row', { name: /^1 .* 750ml × 6 12 / })).toBeVisible();
  expect(sheet.queryByRole('row', { name: /^2 / })).not.toBeInTheDocument();
});

test('what is filled in of an order stands on its paper', async () => {
  const draft = { address: '1', dueDate: '2026-12-24', requestMessage: '박스째 부탁드립니다.' };
  sessionStorage.setItem(draftKey(1, 'order cart'), JSON.stringify(draft));
  await open(OrderPaper, '/cart/pdf/order-apply?ids=1,2');
  const sheet = within(await screen.findByRole('article', { name: '발주서' }));
  expect(sheet.getByRole('row', { name: /^2 / })).toBeVisible();
  expect(sheet.getByText('2026-12-24 (목)')).toBeVisible();
  expect(sheet.getByText('박스째 부탁드립니다.')).toBeVisible();
});

test('the paper of an order whose form was not opened goes to the default address', async () => {
  const items = [anAddress({}), anAddress({ id: 2, address1: '서울특별시 마포구 양화로 12' })];
  await open(OrderPaper, '/cart/pdf/order-apply?ids=1', 12, [
    answerOk(listShippingAddresses, { _embedded: { items } }),
  ]);
  const sheet = within(await screen.findByRole('article', { name: '발주서' }));
  expect(sheet.getByText(items[0]!.address1, { exact: false })).toBeVisible();
  expect(sheet.queryByText(items[1]!.address1, { exact: false })).not.toBeInTheDocument();
});

test('a paper is Korean in a page of another language: its wines and the house are asked for so', async () => {
  const { calls } = await open(EstimatePaper, '/cart/pdf/estimate-apply?ids=1');
  await screen.findByRole('article', { name: '견적요청서' });
  const asked = calls
    .filter(({ path }) => /b2b-cart|location/.test(path))
    .map(({ path, query }) => `${path} ${query}`);
  expect(asked).toHaveLength(2);
  for (const one of asked) expect(one).toContain('language=ko-KR');
});

test('is mailed to the own company with what is filled in, and without prices of the page', async () => {
  const draft = { address: '1', dueDate: '2026-12-24', requestMessage: '박스째 부탁드립니다.' };
  sessionStorage.setItem(draftKey(1, 'order cart'), JSON.stringify(draft));
  const { t, user, calls } = await open(OrderPaper, '/cart/pdf/order-apply?ids=1');
  await screen.findByRole('article', { name: '발주서' });
  await user.click(screen.getByRole('button', { name: t('portal.print.mail') }));
  await waitFor(() =>
    expect($dialogs.get().at(-1)).toMatchObject({
      kind: 'alert',
      message: t('portal.print.mailed', { email: 'tax@damwon.test' }),
    }),
  );
  const sent = calls.find(({ path }) => path.endsWith('/pdf/order-apply/mail'));
  expect(sent?.body).toMatchObject({
    products: [{ idProduct: 1, qty: 12 }],
    dueDate: '2026-12-24',
    requestMessage: '박스째 부탁드립니다.',
  });
  expect(JSON.stringify(sent?.body)).not.toMatch(/unitPrice|supply/i);
});

test.each([
  ['order', OrderPaper, 'order cart', '발주서 초안'],
  ['estimate', EstimatePaper, 'cart apply', '견적요청서 초안'],
] as const)(
  'is saved as a file with what is filled in, before an %s',
  async (kind, Paper, draftName, title) => {
    sessionStorage.setItem(
      draftKey(1, draftName),
      JSON.stringify({ address: '1', requestMessage: '박스째' }),
    );
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:paper', revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { t, user, calls } = await open(Paper, `/cart/pdf/${kind}-apply?ids=1`);
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: t('portal.print.save') }));
    await waitFor(() => expect(saved).toEqual([`${title} ${seoulDay(new Date())}.pdf`]));
    const sent = calls.find(({ path }) => path === `/api/v1/b2b-cart/pdf/${kind}-apply`);
    expect([sent?.method, sent?.body]).toMatchObject([
      'POST',
      { products: [{ idProduct: 1, qty: 12 }], requestMessage: '박스째' },
    ]);
    expect(JSON.stringify(sent?.body)).not.toMatch(/unitPrice|supply/i);
  },
);

test('an order that is fetched names the store in Korean, who comes, and the way back keeps the pick-up', async () => {
  const draft = {
    ...{ address: 'new', fullName: '이서준', mobile: '01012345678', address1: '12 Seongsui-ro, Seoul' },
    ...{ postalCode: '04790', dueDate: '2026-12-23' },
  };
  sessionStorage.setItem(draftKey(1, 'order cart pick-up'), JSON.stringify(draft));
  const { t, user, calls } = await open(OrderPaper, `${PICKUP_PAPER}&time=14%3A30`);
  const sheet = within(await screen.findByRole('article', { name: '발주서' }));
  expect(await sheet.findByText('수령 매장')).toBeVisible();
  expect(await sheet.findByText(/서울특별시 성동구/)).toBeVisible();
  expect(sheet.getByText('이서준 · 010-1234-5678')).toBeVisible();
  expect(sheet.getByText(formatDay(SATURDAY, 'ko-KR'))).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith('/stores'))?.query.toString()).toContain('language=ko-KR');
  expect(sheet.queryByText('배송지')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('portal.print.mail') }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/pdf/order-apply/mail'))).toBe(true));
  expect(calls.find(({ path }) => path.endsWith('/pdf/order-apply/mail'))?.body).toMatchObject({
    dueDate: SATURDAY,
    pickup: { idStore: 1, time: '14:30' },
    shipping: { fullName: '이서준', mobile: '01012345678' },
  });
});

test.each([
  ['brought', '/cart/pdf/order-apply?ids=1'],
  ['picked up', `${PICKUP_PAPER}&time=14%3A30`],
])('what is said to sales stands on the paper of an order that is %s', async (_name, path) => {
  const words = { requestMessage: '박스째 부탁드립니다.' };
  sessionStorage.setItem(draftKey(1, 'order cart message'), JSON.stringify(words));
  await open(OrderPaper, path);
  const sheet = within(await screen.findByRole('article', { name: '발주서' }));
  expect(sheet.getByText(words.requestMessage)).toBeVisible();
});

test('who comes is on both papers where that is said whole, and on neither where it is not', async () => {
  const draft = { address: 'new', fullName: '이서준', mobile: '010-12', dueDate: '2026-12-24' };
  sessionStorage.setItem(draftKey(1, 'order cart pick-up'), JSON.stringify(draft));
  const { t, user, calls } = await open(OrderPaper, `${PICKUP_PAPER}&time=14%3A30`);
  const sheet = within(await screen.findByRole('article', { name: '발주서' }));
  expect(sheet.queryByText(/이서준/)).not.toBeInTheDocument();
  expect(sheet.getByText(/서울특별시 성동구/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('portal.print.mail') }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/pdf/order-apply/mail'))).toBe(true));
  expect(calls.find(({ path }) => path.endsWith('/mail'))?.body).not.toHaveProperty('shipping');
});

test('a store that hands out nothing any more leads to the others', async () => {
  const { t } = await open(OrderPaper, PICKUP_PAPER.replace('pickup=1', 'pickup=9').concat('&time=14%3A30'));
  expect(await screen.findByText(t('pickup.noStore'))).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: t('pickup.entry') })).toHaveAttribute(
    'href',
    expect.stringContaining('/order/pickup?'),
  );
});

test.each([
  ['mailed', mailCartPaper, 'mail'],
  ['saved', downloadCartPaper, 'save'],
] as const)(
  'an hour that has passed is said in the words of the provider: %s',
  async (_how, endpoint, tool) => {
    const { t, user } = await open(OrderPaper, `${PICKUP_PAPER}&time=14%3A30`, 12, [
      answerProblem(endpoint, 400, 'INVALID_INPUT', '다시 확인해 주세요.', [
        { field: 'pickup.time', code: 'STORE_CLOSED', message: '매장이 열지 않는 시간입니다.' },
      ]),
    ]);
    await user.click(await screen.findByRole('button', { name: t(`portal.print.${tool}`) }));
    await waitFor(() =>
      expect($dialogs.get().at(-1)).toMatchObject({ message: '매장이 열지 않는 시간입니다.' }),
    );
  },
);

test.each([
  ['an hour at which it is closed', `${PICKUP_PAPER}&time=03%3A00`],
  ['a day that has passed', PICKUP_PAPER.replace(SATURDAY, '2026-11-19').concat('&time=14%3A30')],
])('%s of a store leads to the others, and to no paper', async (_what, path) => {
  const { t } = await open(OrderPaper, path);
  expect(await screen.findByText(t('pickup.error.CLOSED'))).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: t('pickup.entry') })).toBeVisible();
});

test('a holiday on which the store is closed leads to the others, and to no paper', async () => {
  const { t } = await open(OrderPaper, `${PICKUP_PAPER}&time=14%3A30`, 12, [
    answerOk(listHolidays, {
      _embedded: { items: [{ date: SATURDAY, name: '임시공휴일', substitute: false }] },
    }),
  ]);
  expect(await screen.findByText(t('pickup.error.CLOSED'))).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('without the calendar there is no paper of a pick-up', async () => {
  await open(OrderPaper, `${PICKUP_PAPER}&time=14%3A30`, 12, [
    answerProblem(listHolidays, 500, 'INTERNAL', '잠시 후 다시 시도해 주세요.'),
  ]);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test.each([
  ['order', OrderPaper, 'order cart'],
  ['estimate', EstimatePaper, 'cart apply'],
] as const)('a place that is typed halfway is on neither paper of an %s', async (kind, Paper, draftName) => {
  const draft = {
    ...{ address: 'new', fullName: '이서준', mobile: '010-12', postalCode: '04790' },
    address1: '서울특별시 성동구 성수이로 118',
  };
  sessionStorage.setItem(draftKey(1, draftName), JSON.stringify(draft));
  const { t, user, calls } = await open(Paper, `/cart/pdf/${kind}-apply?ids=1`);
  await screen.findByRole('article');
  expect(screen.queryByText(/이서준|성수이로/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('portal.print.mail') }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/mail'))).toBe(true));
  expect(calls.find(({ path }) => path.endsWith('/mail'))?.body).not.toHaveProperty('shipping');
});

test.each([
  ['order', OrderPaper, 'order cart'],
  ['estimate', EstimatePaper, 'cart apply'],
] as const)('without the saved address there is no paper of an %s', async (kind, Paper, draftName) => {
  sessionStorage.setItem(draftKey(1, draftName), JSON.stringify({ address: '1' }));
  await open(Paper, `/cart/pdf/${kind}-apply?ids=1`, 12, [
    answerProblem(listShippingAddresses, 500, 'INTERNAL', '잠시 후 다시 시도해 주세요.'),
  ]);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('without lines it says so and leads back to the cart', async () => {
  const { t } = await open(EstimatePaper, '/cart/pdf/estimate-apply?ids=99');
  expect(await screen.findByRole('heading', { level: 1, name: t('flow.nothing') })).toBeVisible();
});
