import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  createOrderForm,
  createShippingAddress,
  getCart,
  getDeliveryDays,
  HEADERS,
  listShippingAddresses,
  listStores,
  searchAddresses,
} from '@vitis/contracts';
import { draftKey, shortDay } from '@vitis/domain';
import { $dialogs, subscribe } from '@vitis/platform';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aCart, aCartItem } from '@vitis/testing/builders/cart';
import { aStore } from '@vitis/testing/builders/places';
import { anAddress, shipping } from '@vitis/testing/builders/shipping-address';
import {
  cart,
  everyWeekday,
  first,
  onItsWay,
  open,
  placed,
  refused,
  two,
  week,
} from './cart-order.test-support.tsx';

beforeEach(() => sessionStorage.clear());

test('orders the chosen lines to the default address and leads to the order', async () => {
  const told = jest.fn();
  const end = subscribe('order/placed', told);
  const { t, user, chooseDay, send, orders, address } = await open();
  expect(await screen.findByRole('radio', { name: /청담점/ })).toBeChecked();
  await chooseDay();
  await user.type(screen.getByRole('textbox', { name: t('flow.message') }), '박스째 부탁드립니다.');
  await send();

  await waitFor(() => expect(address()).toBe('/order/orderComplete?number=O20261120-0002'));
  expect(orders()).toMatchObject([
    {
      body: {
        products: [{ idProduct: 1, qty: 12, unitPrice: 38_500 }],
        fromCart: true,
        dueDate: first,
        requestMessage: '박스째 부탁드립니다.',
        shipping: { fullName: shipping.fullName, mobile: shipping.mobile, postalCode: shipping.postalCode },
      },
    },
  ]);
  expect(told).toHaveBeenCalledWith({ orderFormNumber: 'O20261120-0002' }, { remote: false });
  end();
});

test('another saved address is one press away', async () => {
  const { user, chooseDay, send, orders } = await open();
  await user.click(await screen.findByRole('radio', { name: /물류 창고/ }));
  await chooseDay();
  await send();
  await waitFor(() => expect(orders()).toMatchObject([{ body: { shipping: { postalCode: '10881' } } }]));
});

test('a new address is checked field by field, kept once, and used', async () => {
  let saved: Parameters<typeof anAddress>[0][] = [];
  const list = answer(listShippingAddresses, () => ({
    status: 200 as const,
    body: { _embedded: { items: saved.map((given) => anAddress(given)) } },
  }));
  const keep = answer(createShippingAddress, ({ body }) => {
    saved = [{ id: 5, ...(body as object) }];
    return { status: 201 as const, body: anAddress(saved[0]) };
  });
  const { t, user, chooseDay, send, orders, field, calls } = await open([list, keep]);
  expect(await field('fullName')).toHaveValue('김도윤');
  await send();
  expect(await screen.findAllByText(t('flow.error.REQUIRED'))).not.toHaveLength(0);
  await waitFor(async () => expect(await field('mobile')).toHaveFocus());
  expect(orders()).toHaveLength(0);

  await user.type(await field('mobile'), '12');
  await user.type(await field('postalCode'), '123');
  await user.tab();
  expect(await screen.findByText(t('flow.error.PHONE_FORMAT'))).toBeVisible();
  expect(await screen.findByText(t('flow.error.POSTAL_CODE_FORMAT'))).toBeVisible();

  await user.clear(await field('mobile'));
  await user.type(await field('mobile'), '01012345678');
  await user.type(await field('postalCode'), '45');
  await user.type(await field('address1'), '서울특별시 강남구 도산대로 12');
  await user.type(await field('name'), '청담점');
  await chooseDay();
  await send();
  await waitFor(() => expect(orders()).toHaveLength(1));
  expect(
    calls.filter(({ path, method }) => path === createShippingAddress.path && method === 'POST'),
  ).toMatchObject([
    { body: { name: '청담점', isDefault: true, mobile: '01012345678', postalCode: '12345' } },
  ]);
  expect(orders()).toMatchObject([{ body: { shipping: { address1: '서울특별시 강남구 도산대로 12' } } }]);
});

test('an address is found by its road name, and taken over with its post code', async () => {
  const juso = {
    zipNo: '04524',
    roadAddr: '서울특별시 중구 세종대로 110 (태평로1가)',
    roadAddrPart1: '서울특별시 중구 세종대로 110',
    roadAddrPart2: '(태평로1가)',
    jibunAddr: '서울특별시 중구 태평로1가 31',
    engAddr: '110, Sejong-daero',
    bdNm: '서울특별시청',
    siNm: '서울특별시',
    sggNm: '중구',
    emdNm: '태평로1가',
    rn: '세종대로',
    buldMnnm: '110',
    buldSlno: '0',
  };
  const common = { errorCode: '0', errorMessage: '', totalCount: '1', currentPage: '1', countPerPage: '10' };
  const found = answerOk(searchAddresses, { results: { common, juso: [juso] } });
  const { t, user, field } = await open([found]);
  await user.click(await screen.findByRole('radio', { name: t('order.newAddress') }));
  await user.click(await screen.findByRole('button', { name: t('portal.address.find') }));
  await user.type(
    screen.getByRole('textbox', { name: new RegExp(t('portal.address.keyword')) }),
    '세종대로 110',
  );
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: /04524/ }));
  expect(await field('postalCode')).toHaveValue('04524');
  expect(await field('address1')).toHaveValue(juso.roadAddr);
  await waitFor(async () => expect(await field('address2')).toHaveFocus());
});

test('what was typed is there again after a reload', async () => {
  const before = await open();
  await before.user.click(await screen.findByRole('radio', { name: before.t('order.newAddress') }));
  await before.user.type(await before.field('address1'), '부산광역시 해운대구 센텀로 9');
  await before.chooseDay();
  before.unmount();

  const again = await open();
  expect(await again.field('address1')).toHaveValue('부산광역시 해운대구 센텀로 9');
  expect(await again.dayField()).toHaveValue(first);
});

test('only days that can be kept are offered, and one is asked for', async () => {
  // The calendar opens with the month of the first day.
  const month = (day = '') => day.slice(0, 7);
  const from = week.days.findIndex((day, at) => month(day) === month(week.days[at + 1]));
  const [kept, closed] = week.days.slice(from) as [string, string];
  const holiday = answerOk(getDeliveryDays, {
    ...week,
    days: week.days.slice(from).filter((day) => day !== closed),
    holidays: [{ date: closed, name: '창립기념일' }],
  });
  const { t, user, orders, send, dayField } = await open([holiday]);
  await dayField();
  await send();
  expect(await screen.findByText(t('flow.error.REQUIRED'))).toBeVisible();
  await waitFor(async () => expect(await dayField()).toHaveFocus());
  expect(orders()).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: t('portal.forms.calendar') }));
  const off = await screen.findByRole('button', { name: /창립기념일/ });
  expect(off).toBeDisabled();
  const day = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'full' }).format(new Date(`${kept}T12:00:00`));
  await user.click(screen.getByRole('button', { name: new RegExp(day) }));
  expect(await dayField()).toHaveValue(kept);
});

test('a day that another address cannot keep has to be chosen anew', async () => {
  const island = answer(getDeliveryDays, ({ query }) => ({
    status: 200 as const,
    body: query.get('postalCode') === '10881' ? { ...week, area: '제주', days: week.days.slice(3) } : week,
  }));
  const { t, user, chooseDay, send, orders } = await open([island]);
  await chooseDay();
  await user.click(await screen.findByRole('radio', { name: /물류 창고/ }));
  expect(await screen.findByText(t('flow.error.DAY_NOT_KEPT'))).toBeVisible();
  await send();
  expect(orders()).toHaveLength(0);
  const next = shortDay(week.days[3] ?? '');
  await user.click(screen.getByRole('button', { name: t('order.due.next', { day: next }) }));
  await send();
  await waitFor(() => expect(orders()).toMatchObject([{ body: { dueDate: week.days[3] } }]));
});

test('days that cannot be loaded are asked for again', async () => {
  let isDown = true;
  const down = answerProblem(getDeliveryDays, 500, 'INTERNAL', 'x');
  const failing: FakeAnswer = {
    endpoint: getDeliveryDays,
    respond: (call) => (isDown ? down : everyWeekday).respond(call),
  };
  const { t, user, dayField } = await open([failing]);
  expect(await screen.findByText(t('order.due.failed'))).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: t('failure.retry') }));
  expect(await dayField()).toBeVisible();
});

test('a passed credit limit that only warns is asked about, and the order goes out with the answer', async () => {
  const warned = refused('CREDIT_LIMIT_WARNING', '여신한도를 1,000원 초과합니다.');
  const asked: FakeAnswer = {
    endpoint: createOrderForm,
    respond: (call) =>
      ((call.body as { creditAcknowledged?: boolean }).creditAcknowledged ? placed : warned).respond(call),
  };
  const { t, chooseDay, send, orders, address } = await open([asked]);
  await chooseDay();
  await send();
  await waitFor(() =>
    expect($dialogs.get().at(-1)).toMatchObject({
      kind: 'confirm',
      title: t('order.credit.warning'),
      message: '여신한도를 1,000원 초과합니다.',
    }),
  );
  const request = $dialogs.get().at(-1);
  if (request?.kind === 'confirm') await act(async () => request.done(true));
  await waitFor(() => expect(address()).toMatch(/^\/order\/orderComplete/));
  const [first, second] = orders();
  expect(second?.body).toMatchObject({ creditAcknowledged: true });
  expect(second?.headers.get(HEADERS.idempotencyKey)).not.toBe(first?.headers.get(HEADERS.idempotencyKey));
});

test('no to the warning leaves the form as it was', async () => {
  const { chooseDay, send, orders, address } = await open([refused('CREDIT_LIMIT_WARNING', '초과합니다.')]);
  await chooseDay();
  await send();
  await waitFor(() => expect($dialogs.get().at(-1)).toMatchObject({ message: '초과합니다.' }));
  const request = $dialogs.get().at(-1);
  if (request?.kind === 'confirm') await act(async () => request.done(false));
  expect(orders()).toHaveLength(1);
  expect(address()).toMatch(/^\/cart\/order/);
});

test('a credit limit that blocks says so, with the ways on', async () => {
  const { t, chooseDay, send } = await open([
    refused('CREDIT_LIMIT_EXCEEDED', '여신한도를 1,000원 초과하여 발주할 수 없습니다.'),
  ]);
  await chooseDay();
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(t('order.credit.exceeded'));
  expect(alert).toHaveTextContent('1,000원');
  expect(within(alert).getByRole('link', { name: t('order.credit.chat') })).toHaveAttribute('href', '/chat');
  expect(within(alert).getByRole('link', { name: t('order.changeCart') })).toHaveAttribute('href', '/cart');
});

test('what the provider refuses of a field is said there, and the field has the focus', async () => {
  const problem = answerProblem(createOrderForm, 400, 'INVALID_INPUT', '입력하신 내용을 확인해 주십시오.');
  const wrong: FakeAnswer = {
    endpoint: createOrderForm,
    respond: (call) => {
      const { body } = problem.respond(call) as { body: object };
      const errors = [{ field: 'dueDate', code: 'DAY_FORMAT', message: '그날은 배송하지 않습니다.' }];
      return { status: 400, body: { ...body, errors } };
    },
  };
  const { chooseDay, dayField, send, t } = await open([wrong]);
  await chooseDay();
  await send();
  expect(await screen.findByText('그날은 배송하지 않습니다.')).toBeVisible();
  await waitFor(async () => expect(await dayField()).toHaveFocus());
  expect(screen.queryByText(t('flow.refused'))).toBeNull();
});

test('what is out of stock is named in the provider’s words', async () => {
  const { chooseDay, send } = await open([
    refused('OUT_OF_STOCK', '재고가 부족합니다. 남은 수량: 샤토 라모네 2019 (3병)'),
  ]);
  await chooseDay();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('샤토 라모네 2019 (3병)');
});

test('a price that rose meanwhile is said and shown, and the next press accepts it', async () => {
  const dearer = answerOk(
    getCart,
    aCart([aCartItem(1, 12, { price: { tiers: [{ minQty: 1, maxQty: null, price: 40_000 }] } })]),
  );
  let isRaised = false;
  const raised = refused('PRICE_RAISED_SINCE', '샤토 라모네 2019 38,500원 → 40,000원');
  const { chooseDay, send, orders, address } = await open([
    { endpoint: getCart, respond: (call) => (isRaised ? dearer : cart).respond(call) },
    {
      ...raised,
      respond: (call) => {
        const { products } = call.body as { products: { unitPrice?: number }[] };
        isRaised = true;
        return (products[0]?.unitPrice === 40_000 ? placed : raised).respond(call);
      },
    },
  ]);
  await chooseDay();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('38,500원 → 40,000원');
  expect(await screen.findByRole('cell', { name: /40,000/ })).toBeVisible();
  await send();
  await waitFor(() => expect(address()).toMatch(/^\/order\/orderComplete/));
  expect(orders()).toHaveLength(2);
});

test('after a lost answer the order is found by the same key', async () => {
  let times = 0;
  const lost: FakeAnswer = {
    endpoint: createOrderForm,
    respond: (call) => {
      times += 1;
      if (times === 1) throw new TypeError('the line was cut');
      return placed.respond(call);
    },
  };
  const { t, user, chooseDay, send, orders, address } = await open([lost]);
  await chooseDay();
  await send();
  await user.click(await screen.findByRole('button', { name: t('flow.unsettled.check') }));
  await waitFor(() => expect(address()).toMatch(/^\/order\/orderComplete/));
  const keys = orders().map(({ headers }) => headers.get(HEADERS.idempotencyKey));
  expect(new Set(keys).size).toBe(1);
});

test('an attempt of the other form is said to be one, and is gone with the order', async () => {
  const cut: FakeAnswer = {
    endpoint: createOrderForm,
    respond: () => {
      throw new TypeError('the line was cut');
    },
  };
  const brought = await open([cut]);
  const { t } = brought;
  await brought.chooseDay();
  await brought.send();
  await screen.findByText(t('flow.unsettled.title'));
  expect(screen.queryByText(t('flow.unsettled.ofDelivery'))).not.toBeInTheDocument();
  brought.unmount();

  const fetched = '/cart/order?from=cart&ids=1&pickup=1&day=2099-12-01&time=14:30';
  const pickup = await open([answerOk(listStores, { _embedded: { items: [aStore()] } })], { path: fetched });
  expect(await screen.findByText(t('flow.unsettled.ofDelivery'))).toBeVisible();
  await pickup.user.type(await pickup.field('mobile'), '01012345678');
  await pickup.send();
  await waitFor(() => expect(pickup.address()).toMatch(/^\/order\/orderComplete/));
  pickup.unmount();

  const next = await open();
  await next.dayField();
  expect(screen.queryByText(t('flow.unsettled.title'))).not.toBeInTheDocument();
});

test('saved addresses that cannot be loaded leave the way of a new one, which is filled in while they are asked for again', async () => {
  let asked = 0;
  const { held, arrive } = onItsWay(two);
  const down = answerProblem(listShippingAddresses, 500, 'INTERNAL', 'x');
  const failing: FakeAnswer = {
    endpoint: listShippingAddresses,
    respond: (call) => {
      asked += 1;
      return (asked === 1 ? down : held).respond(call);
    },
  };
  const { t, user, chooseDay, send, orders, field } = await open([failing]);
  expect(await screen.findByText(t('order.addressesFailed'))).toBeVisible();
  await user.click(screen.getByRole('radio', { name: t('order.newAddress') }));
  await user.type(await field('fullName'), '이서준');
  await user.type(await field('mobile'), '01012345678');
  await user.type(await field('postalCode'), '04524');
  await chooseDay();
  const line = await field('address1');
  await user.type(line, '서울특별시');
  const retry = screen.getByRole('button', { name: t('failure.retry') });
  fireEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  expect(line).toHaveFocus();
  await user.keyboard(' 중구 세종대로 110');
  expect(screen.getByRole('checkbox', { name: t('order.keep') })).not.toBeChecked();
  await send();
  await waitFor(() =>
    expect(orders()).toMatchObject([
      { body: { shipping: { fullName: '이서준', address1: '서울특별시 중구 세종대로 110' } } },
    ]),
  );
  await arrive();
});

test.each([
  ['the one of the draft', { address: '2' }, /물류 창고/],
  ['the default, where none was chosen', {}, /청담점/],
])('addresses that come with another try are chosen from as ever: %s', async (_name, draft, name) => {
  sessionStorage.setItem(draftKey(1, 'order cart'), JSON.stringify({ ...draft, dueDate: first }));
  let isDown = true;
  const down = answerProblem(listShippingAddresses, 500, 'INTERNAL', 'x');
  const { t, user, send, orders } = await open([
    { endpoint: listShippingAddresses, respond: (call) => (isDown ? down : two).respond(call) },
  ]);
  expect(await screen.findByText(t('order.addressesFailed'))).toBeVisible();
  const unknown = await screen.findByRole('radio', { name: t('order.newAddress') });
  expect(unknown).not.toBeChecked();
  await send();
  expect(await screen.findByText(t('flow.error.REQUIRED'))).toBeVisible();
  await waitFor(() => expect(unknown).toHaveFocus());
  expect(orders()).toHaveLength(0);

  isDown = false;
  await user.click(screen.getByRole('button', { name: t('failure.retry') }));
  expect(await screen.findByRole('radio', { name })).toBeChecked();
  await waitFor(() => expect(screen.queryByText(t('flow.error.REQUIRED'))).toBeNull());
  await send();
  await waitFor(() => expect(orders()).toHaveLength(1));
});

test('what is said to sales stays the same when the wines are picked up, and is forgotten once they are ordered', async () => {
  const message = () => screen.findByRole('textbox', { name: t('flow.message') });
  const brought = await open();
  const { t } = brought;
  await brought.user.click(await screen.findByRole('radio', { name: /물류 창고/ }));
  await brought.chooseDay();
  await brought.user.type(await message(), '깨진 병 교환 부탁');
  brought.unmount();

  const fetched = '/cart/order?from=cart&ids=1&pickup=1&day=2099-12-01&time=14:30';
  const pickup = await open([answerOk(listStores, { _embedded: { items: [aStore()] } })], { path: fetched });
  expect(await message()).toHaveValue('깨진 병 교환 부탁');
  await pickup.user.type(await message(), '드립니다.');
  await pickup.user.type(await pickup.field('mobile'), '01012345678');
  await pickup.send();
  await waitFor(() =>
    expect(pickup.orders()).toMatchObject([
      { body: { requestMessage: '깨진 병 교환 부탁드립니다.', pickup: { idStore: 1 } } },
    ]),
  );
  await waitFor(() => expect(pickup.address()).toMatch(/^\/order\/orderComplete/));
  pickup.unmount();

  const next = await open();
  expect(await message()).toHaveValue('');
  expect(await next.dayField()).toHaveValue('');
  expect(await screen.findByRole('radio', { name: /청담점/ })).toBeChecked();
});

test('after a refusal the order is busy until what it said is shown, and then goes out again', async () => {
  const { held, arrive } = onItsWay(cart);
  let isRefused = false;
  const { chooseDay, send, orders, t } = await open([
    { endpoint: getCart, respond: (call) => (isRefused ? held : cart).respond(call) },
    {
      endpoint: createOrderForm,
      respond: (call) => {
        isRefused = true;
        return refused('OUT_OF_STOCK', '재고가 부족합니다.').respond(call);
      },
    },
  ]);
  await chooseDay();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('재고가 부족합니다.');
  const order = screen.getByRole('button', { name: t('order.title') });
  expect(order).toHaveAttribute('aria-busy', 'true');
  await arrive();
  await waitFor(() => expect(order).not.toHaveAttribute('aria-busy'));
  await send();
  await waitFor(() => expect(orders()).toHaveLength(2));
});
