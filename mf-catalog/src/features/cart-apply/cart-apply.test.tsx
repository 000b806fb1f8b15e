import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  createEstimate,
  getCart,
  HEADERS,
  listShippingAddresses,
  type Problem,
  uploadFile,
} from '@vitis/contracts';
import { $dialogs, subscribe } from '@vitis/platform';
import { Link } from '@vitis/platform/router';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aCart, aCartItem } from '@vitis/testing/builders/cart';
import { anEstimate } from '@vitis/testing/builders/estimate';
import { anAddress } from '@vitis/testing/builders/shipping-address';
import { type RenderFeatureOptions, renderFeature } from '@vitis/testing/render';
import { Screen } from './cart-apply.route.tsx';

const lamonet = '샤토 라모네 2019';
const cart = answerOk(
  getCart,
  aCart([aCartItem(1, 12), aCartItem(2, 6, { wine: { name: '도멘 오르비에' } })]),
);
const places = answerOk(listShippingAddresses, { _embedded: { items: [anAddress({})] } });
const created = answer(createEstimate, { status: 201, body: anEstimate() });
const lost: FakeAnswer = {
  endpoint: createEstimate,
  respond: () => {
    throw new TypeError('the line was cut');
  },
};
const problem = (code: 'PRODUCT_UNAVAILABLE', message: string): Problem & { code: typeof code } => ({
  type: 'about:blank',
  title: code,
  status: 409,
  code,
  message,
  requestId: 'test',
});

beforeEach(() => sessionStorage.clear());

async function open(answers: readonly FakeAnswer[] = [], options: Partial<RenderFeatureOptions> = {}) {
  const screens = (
    <>
      <Screen />
      <Link to="/product">elsewhere</Link>
    </>
  );
  const shown = await renderFeature(screens, {
    part: 'mf-catalog',
    as: 'buyer',
    route: '/cart/apply',
    path: '/cart/apply?ids=1',
    answers: [cart, created, places, ...answers],
    ...options,
  });
  const { t, user, calls } = shown;
  const message = () => screen.findByRole('textbox', { name: t('flow.message') });
  const send = () => user.click(screen.getByRole('button', { name: t('apply.title') }));
  const sent = () => calls.filter(({ method }) => method === 'POST');
  return { ...shown, message, send, sent };
}

test('asks for the chosen lines with the message, tells everybody and leads to the estimate', async () => {
  const requested = jest.fn();
  const end = subscribe('estimate/requested', requested);
  const { t, user, message, send, sent, address } = await open();
  await user.type(await message(), '12월 첫째 주에 받고 싶습니다.');
  expect(screen.getByText(t('flow.counter', { used: 18, most: 1000 }))).toBeVisible();
  expect(screen.queryByText('도멘 오르비에 2019')).not.toBeInTheDocument();
  await send();

  await waitFor(() => expect(address()).toBe('/mypage/estimate-apply-history/E20261118-0004'));
  expect(sent()).toMatchObject([
    {
      body: {
        requestMessage: '12월 첫째 주에 받고 싶습니다.',
        products: [{ idProduct: 1, qty: 12 }],
        fromCart: true,
      },
    },
  ]);
  expect(requested).toHaveBeenCalledWith({ estimateNumber: 'E20261118-0004' }, { remote: false });
  expect($dialogs.get().at(-1)).toMatchObject({
    kind: 'alert',
    title: t('apply.done'),
    message: t('apply.number', { number: 'E20261118-0004' }),
  });
  end();
});

test('what the stock does not reach is asked for, and the line stays in the cart', async () => {
  const { t, send, sent } = await open([], { path: '/cart/apply?ids=1&rest=170' });
  expect(await screen.findByText('170병')).toBeVisible();
  expect(screen.getByRole('link', { name: t('flow.paper') })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/cart\/pdf\/estimate-apply\?ids=1&rest=170$/),
  );
  await send();
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { body: { products: [{ idProduct: 1, qty: 170 }], fromCart: true, keepsCart: true } },
    ]),
  );
});

test('a price in mind, a place and a file go along, and are there again after a reload', async () => {
  const file = { id: 9, name: 'menu.pdf', type: 'application/pdf', size: 2_048, url: '/9', picture: null };
  const uploaded = answer(uploadFile, { status: 201, body: file });
  const first = await open([uploaded]);
  const priceOf = (shown: typeof first) =>
    screen.findByRole('textbox', { name: shown.t('portal.estimate.targetPriceOf', { name: lamonet }) });
  await first.user.type(await priceOf(first), '31000');
  await first.user.selectOptions(
    screen.getByRole('combobox', { name: first.t('portal.address.recipient') }),
    '1',
  );
  await first.user.upload(
    screen.getByLabelText(new RegExp(first.t('portal.estimate.files'))),
    new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' }),
  );
  await screen.findByText('2 KB');
  first.unmount();

  const again = await open([uploaded]);
  expect(await priceOf(again)).toHaveValue('31,000');
  expect(screen.getByText('menu.pdf')).toBeVisible();
  await again.send();
  await waitFor(() => expect(again.sent()).toHaveLength(1));
  const { address1, fullName } = anAddress({});
  expect(again.sent()[0]).toMatchObject({
    body: {
      products: [{ idProduct: 1, qty: 12, targetPrice: 31_000 }],
      recipient: { address1, fullName },
      files: [9],
    },
  });
});

test('after a lost answer the same is sent with the same key, even after a reload', async () => {
  const first = await open([lost]);
  await first.user.type(await first.message(), '급합니다');
  await first.send();
  expect(await screen.findByText(first.t('flow.unsettled.title'))).toBeVisible();
  const [attempt] = first.sent();
  first.unmount();

  const again = await open();
  expect(await again.message()).toHaveValue('급합니다');
  await again.user.click(screen.getByRole('button', { name: again.t('flow.unsettled.check') }));
  await waitFor(() => expect(again.address()).toMatch(/^\/mypage\/estimate-apply-history/));
  const [second] = again.sent();
  expect(second?.headers.get(HEADERS.idempotencyKey)).toBe(attempt?.headers.get(HEADERS.idempotencyKey));
  expect(second?.body).toEqual(attempt?.body);
});

test('where the lines have gone with the lost answer, the estimate can still be found', async () => {
  let taken = false;
  const emptied = answer(getCart, () => ({
    status: 200 as const,
    body: aCart(taken ? [] : [aCartItem(1, 12)]),
  }));
  const taking: FakeAnswer = {
    endpoint: createEstimate,
    respond: (call) => {
      if (taken) return created.respond(call);
      taken = true;
      throw new TypeError('the line was cut');
    },
  };
  const { t, user, message, send, address } = await open([emptied, taking]);
  await message();
  await send();
  const check = await screen.findByRole('button', { name: t('flow.unsettled.check') });
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
  await user.click(check);
  await waitFor(() => expect(address()).toMatch(/^\/mypage\/estimate-apply-history/));
});

test('a refusal is said on the screen, and another press is another attempt', async () => {
  const refused = answer(createEstimate, {
    status: 409,
    body: problem('PRODUCT_UNAVAILABLE', '지금은 주문하실 수 없는 와인이 있습니다: 샤토 라모네 2019'),
  });
  const { t, message, send, sent } = await open([refused]);
  await message();
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(t('flow.refused'));
  expect(alert).toHaveTextContent(lamonet);
  await send();
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [one, other] = sent().map(({ headers }) => headers.get(HEADERS.idempotencyKey));
  expect(one).not.toBe(other);
});

test('what is no writing is not sent', async () => {
  const { t, message, send, sent } = await open();
  fireEvent.change(await message(), { target: { value: 'a\u0007b' } });
  await send();
  expect(await screen.findByText(t('flow.error.CONTROL_CHARACTERS'))).toBeVisible();
  expect(sent()).toHaveLength(0);
});

test('what another window has asked for meanwhile is said, and nothing is left to send', async () => {
  let items = [aCartItem(1, 12)];
  const gone = '이미 신청하셨거나 장바구니에서 삭제하신 와인입니다: 샤토 라모네 2019';
  const refused = answerProblem(createEstimate, 409, 'LEFT_CART', gone);
  const { t, message, send } = await open([
    answer(getCart, () => ({ status: 200 as const, body: aCart(items) })),
    {
      endpoint: createEstimate,
      respond: (call) => {
        items = [];
        return refused.respond(call);
      },
    },
  ]);
  await message();
  await send();
  expect(await screen.findByText(t('flow.nothing'))).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(gone);
});

test('without lines there is nothing to ask for', async () => {
  const { t } = await open([], { path: '/cart/apply?ids=77' });
  expect(await screen.findByText(t('flow.nothing'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('flow.toCart') })).toHaveAttribute('href', '/cart');
});

test('lines that cannot be asked for are named and left out', async () => {
  const gone = answerOk(
    getCart,
    aCart([aCartItem(1, 12), aCartItem(2, 6, { wine: { name: '옛 와인' }, price: null })]),
  );
  const { t, message, send, sent } = await open([gone], { path: '/cart/apply' });
  await message();
  expect(screen.getByText(t('flow.leftOut', { names: '옛 와인 2019' }))).toBeVisible();
  await send();
  expect(sent()).toMatchObject([{ body: { products: [{ idProduct: 1, qty: 12 }] } }]);
});

test('leaving with a message asks, and what was typed is there on return', async () => {
  const { t, user, message, address, unmount } = await open();
  const answerDialog = (leaves: boolean) => {
    const request = $dialogs.get().at(-1);
    expect(request).toMatchObject({ kind: 'confirm', message: t('flow.leave') });
    if (request?.kind === 'confirm') act(() => request.done(leaves));
  };
  await user.type(await message(), '메모');
  await user.click(screen.getByRole('link', { name: 'elsewhere' }));
  answerDialog(false);
  expect(address()).toBe('/cart/apply?ids=1');

  await user.click(screen.getByRole('link', { name: 'elsewhere' }));
  answerDialog(true);
  await waitFor(() => expect(address()).toBe('/product'));
  unmount();

  const again = await open();
  expect(await again.message()).toHaveValue('메모');
});

test('an empty form is left without a question', async () => {
  const { user, message, address } = await open();
  await message();
  await user.click(screen.getByRole('link', { name: 'elsewhere' }));
  expect(address()).toBe('/product');
});
