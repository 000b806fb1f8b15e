import { screen, waitFor, within } from '@testing-library/react';
import { listCoupons } from '@vitis/contracts';
import { draftKey } from '@vitis/domain';
import { answer, answerOk, answerProblem } from '@vitis/testing/answers';
import { aCoupon } from '@vitis/testing/builders/coupon';
import { aPage } from '@vitis/testing/builders/page';
import { noCoupons, onItsWay, open, refused } from './cart-order.test-support.tsx';

beforeEach(() => sessionStorage.clear());

test('a coupon that is chosen goes along with the order, and a used one is not offered', async () => {
  const items = [aCoupon({ id: 9 }), aCoupon({ id: 8, state: 'USED' })];
  const { t, user, chooseDay, send, orders } = await open([answerOk(listCoupons, aPage(items))]);
  await user.click(await screen.findByRole('radio', { name: new RegExp(t('coupon.use', { percent: 3 })) }));
  await chooseDay();
  await send();
  await waitFor(() => expect(orders()).toMatchObject([{ body: { orderCoupons: [9] } }]));
});

test('a chosen coupon is a part of the draft: it stays while the screen is left, until the order is placed', async () => {
  const coupons = answerOk(listCoupons, aPage([aCoupon({ id: 9 })]));
  const shown = await open([coupons]);
  const name = new RegExp(shown.t('coupon.use', { percent: 3 }));
  await shown.user.click(await screen.findByRole('radio', { name }));
  shown.unmount();

  const fetched = '/cart/order?from=cart&ids=1&pickup=1&day=2099-12-01&time=14:30';
  const pickup = await open([coupons], { path: fetched });
  expect(await screen.findByRole('radio', { name })).toBeChecked();
  pickup.unmount();

  const again = await open([coupons]);
  expect(await screen.findByRole('radio', { name })).toBeChecked();
  await again.chooseDay();
  await again.send();
  await waitFor(() => expect(again.orders()).toMatchObject([{ body: { orderCoupons: [9] } }]));
  await waitFor(() => expect(again.address()).toMatch(/^\/order\/orderComplete/));
  again.unmount();

  await open([coupons]);
  expect(await screen.findByRole('radio', { name })).not.toBeChecked();
});

test('a kept coupon is not used where nobody sees it, and is once the coupons have come', async () => {
  sessionStorage.setItem(draftKey(1, 'order cart coupon'), '9');
  let isBroken = true;
  const failing = answerProblem(listCoupons, 500, 'INTERNAL', 'INTERNAL');
  const { t, user, chooseDay, orders } = await open([
    answer(listCoupons, (call) =>
      isBroken
        ? (failing.respond(call) as never)
        : { status: 200 as const, body: aPage([aCoupon({ id: 9 })]) },
    ),
  ]);
  await chooseDay();
  const send = () => screen.getByRole('button', { name: t('order.title') });
  expect(await screen.findByText(t('coupon.failed'))).toBeVisible();
  expect(screen.getByRole('heading', { name: t('coupon.title') })).toBeVisible();
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  expect(send()).toHaveAccessibleDescription(t('coupon.failed'));
  await user.click(send());
  expect(screen.getByText(t('coupon.failed'))).toHaveFocus();
  expect(orders()).toHaveLength(0);
  isBroken = false;
  await user.click(await screen.findByRole('button', { name: t('failure.retry') }));
  expect(
    await screen.findByRole('radio', { name: new RegExp(t('coupon.use', { percent: 3 })) }),
  ).toBeChecked();
  expect(send()).not.toHaveAttribute('aria-describedby');
  await user.click(send());
  await waitFor(() => expect(orders()).toMatchObject([{ body: { orderCoupons: [9] } }]));
});

const gone = answerOk(listCoupons, aPage([aCoupon({ id: 9, state: 'USED' })]));
test.each([
  ['do not come', answerProblem(listCoupons, 500, 'INTERNAL', 'INTERNAL'), 'failed'],
  ['are still on their way', null, 'loading'],
  ['say that a colleague has used it', gone, 'gone'],
])(
  'a kept coupon holds the order where the coupons %s, until the buyer does without it',
  async (_name, answers, words) => {
    const { held, arrive } = onItsWay(noCoupons);
    const coupons = answers ?? held;
    sessionStorage.setItem(draftKey(1, 'order cart coupon'), '9');
    const shown = await open([coupons]);
    const { t } = shown;
    const order = () => screen.findByRole('button', { name: t('order.title') });
    const said = await screen.findByText(t(`coupon.${words}`));
    expect(said.closest('[role="status"]')).toBeVisible();
    expect(await order()).toHaveAttribute('aria-disabled', 'true');
    expect(await order()).toHaveAccessibleDescription(t(`coupon.${words}`));
    shown.unmount();

    // Another look at the form does not answer in the buyer's place.
    const again = await open([coupons]);
    await again.chooseDay();
    expect(await order()).toHaveAttribute('aria-disabled', 'true');
    await again.user.click(screen.getByRole('button', { name: t('coupon.without') }));
    expect(screen.queryByRole('heading', { name: t('coupon.title') })).toBeNull();
    // It goes on to what stands where the panel was.
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await again.send();
    await waitFor(() => expect(again.orders()).toHaveLength(1));
    expect(again.orders()[0]?.body).not.toHaveProperty('orderCoupons');
    await arrive();
  },
);

test('in the place of a kept coupon that is gone another one is chosen', async () => {
  sessionStorage.setItem(draftKey(1, 'order cart coupon'), '9');
  const items = [aCoupon({ id: 9, state: 'USED' }), aCoupon({ id: 10, percent: 5 })];
  const { t, user, chooseDay, send, orders } = await open([answerOk(listCoupons, aPage(items))]);
  const other = await screen.findByRole('radio', { name: new RegExp(t('coupon.use', { percent: 5 })) });
  expect(screen.getByText(t('coupon.gone'))).toBeVisible();
  for (const choice of within(screen.getByRole('group', { name: t('coupon.title') })).getAllByRole('radio'))
    expect(choice).not.toBeChecked();
  await user.click(other);
  expect(screen.queryByText(t('coupon.gone'))).toBeNull();
  await chooseDay();
  await send();
  await waitFor(() => expect(orders()).toMatchObject([{ body: { orderCoupons: [10] } }]));
});

test('a coupon that a colleague was faster with is said so, is not sent again, and what was typed stays', async () => {
  const items = [aCoupon({ id: 9 })];
  const coupons = answer(listCoupons, () => ({
    status: 200 as const,
    body: aPage(items),
  }));
  const message = '이미 사용하신 쿠폰입니다.';
  const { t, user, chooseDay, send, orders } = await open([coupons, refused('COUPON_USED', message)]);
  await user.click(await screen.findByRole('radio', { name: new RegExp(t('coupon.use', { percent: 3 })) }));
  await chooseDay();
  const typed = screen.getByRole('textbox', { name: t('flow.message') });
  await user.type(typed, '오전에 부탁드립니다.');
  items.splice(0, 1, aCoupon({ id: 9, state: 'USED' }));
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(within(alert).queryByRole('link')).toBeNull();
  expect(await screen.findByText(t('coupon.gone'))).toBeVisible();
  expect(screen.queryByRole('group', { name: t('coupon.title') })).toBeNull();
  expect(typed).toHaveValue('오전에 부탁드립니다.');

  await user.click(screen.getByRole('button', { name: t('coupon.without') }));
  await send();
  await waitFor(() => expect(orders()).toHaveLength(2));
  const [first, second] = orders().map(({ body }) => body as { orderCoupons?: number[] });
  expect(first?.orderCoupons).toEqual([9]);
  expect(second).not.toHaveProperty('orderCoupons');
});
