import { act, screen } from '@testing-library/react';
import {
  type Coupon,
  createOrderForm,
  getCart,
  getCredit,
  getDeliveryDays,
  listCoupons,
  listShippingAddresses,
  type ReplyOf,
} from '@vitis/contracts';
import { shortDay } from '@vitis/domain';
import { answer, answerOk, type FakeAnswer } from '@vitis/testing/answers';
import { aCart, aCartItem } from '@vitis/testing/builders/cart';
import { someDeliveryDays } from '@vitis/testing/builders/delivery-days';
import { anOrder } from '@vitis/testing/builders/order-form';
import { aPage } from '@vitis/testing/builders/page';
import { anAddress } from '@vitis/testing/builders/shipping-address';
import { type RenderFeatureOptions, renderFeature } from '@vitis/testing/render';
import { Screen } from './cart-order.route.tsx';

type Refused = Extract<ReplyOf<typeof createOrderForm>, { status: 409 }>['body']['code'];

export const noCoupons = answerOk(listCoupons, aPage<Coupon>([]));
export const week = someDeliveryDays();
export const [first = ''] = week.days;
export const cart = answerOk(getCart, aCart([aCartItem(1, 12)]));
const noLimit = answerOk(getCredit, { credit: null });
export const everyWeekday = answerOk(getDeliveryDays, week);
export const addresses = (...items: Parameters<typeof anAddress>[0][]) =>
  answerOk(listShippingAddresses, { _embedded: { items: items.map((given) => anAddress(given)) } });
export const two = addresses({}, { id: 2, name: '물류 창고', isDefault: false, postalCode: '10881' });
export const placed = answer(createOrderForm, { status: 201, body: anOrder() });
export const refused = (code: Refused, message: string) =>
  answer(createOrderForm, {
    status: 409,
    body: { type: 'about:blank', title: code, status: 409, code, message, requestId: 'test' },
  });

/** An answer that is on its way until `arrive`; a test lets all of them arrive, since the next one asks for the same. */
export function onItsWay(answers: FakeAnswer) {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const held: FakeAnswer = { ...answers, respond: (call) => arrived.then(() => answers.respond(call)) };
  return { held, arrive: () => act(async () => arrive()) };
}

export async function open(answers: readonly FakeAnswer[] = [], options: Partial<RenderFeatureOptions> = {}) {
  const shown = await renderFeature(<Screen />, {
    part: 'mf-catalog',
    as: 'buyer',
    route: '/cart/order',
    path: '/cart/order?from=cart&ids=1',
    answers: [noCoupons, cart, everyWeekday, noLimit, two, placed, ...answers],
    ...options,
  });
  const { t, user, calls } = shown;
  const chooseDay = async () => {
    const name = t('order.due.next', { day: shortDay(first) });
    await user.click(await screen.findByRole('button', { name }));
  };
  const dayField = () => screen.findByRole('textbox', { name: new RegExp(`^${t('order.due.label')}`) });
  const send = () => user.click(screen.getByRole('button', { name: t('order.title') }));
  const orders = () => calls.filter(({ path }) => path === createOrderForm.path);
  const field = (name: string) =>
    screen.findByRole('textbox', {
      name: new RegExp(`^${t(name === 'name' ? 'order.field.name' : `portal.address.${name}`)}`),
    });
  return { ...shown, chooseDay, dayField, send, orders, field };
}
