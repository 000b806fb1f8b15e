import type { Page } from '@playwright/test';
import {
  createOrderForm,
  getDeliveryDays,
  getOrderForm,
  listProducts,
  listShippingAddresses,
  type OrderForm,
  type OrderProposalStatus,
  type ProductCard,
  proposeOrderForm,
} from '@vitis/contracts';
import {
  addDays,
  dayOfWeek,
  formatMoney,
  formatNumber,
  lineAmounts,
  statusLabel,
  wineTitle,
} from '@vitis/domain';
import { expectSound } from '../../src/expect-sound.ts';
import { expect, type Person, test } from '../../src/fixtures.ts';
import { textsOf } from '../../src/texts.ts';

const selling = textsOf('mf-mypage-sales', 'ko-KR');
const buying = textsOf('mf-mypage-buyer', 'ko-KR');
const LIST = '/mypage/manage-order-history';
const ordersOf = ({ orderFormNumber }: OrderForm) => ({
  sales: `${LIST}/${orderFormNumber}`,
  buyer: `/mypage/estimate-order-history/${orderFormNumber}`,
});

/** Cheap wines that are there in plenty, away from where other tests begin. */
async function plentiful(buyer: Person, count: number): Promise<ProductCard[]> {
  const { _embedded } = await buyer.call(listProducts, {
    query: { size: 60, facets: false, sort: 'price,asc' },
  });
  const wines = _embedded.items.filter(({ availability }) => availability === 'IN_STOCK').slice(-count);
  expect(wines).toHaveLength(count);
  return wines;
}

/** An order of two dozen bottles, half of either wine. */
async function place(buyer: Person, wines: readonly ProductCard[]): Promise<OrderForm> {
  const { _embedded: kept } = await buyer.call(listShippingAddresses);
  const { id: _id, name: _name, isDefault: _isDefault, ...shipping } = kept.items[0]!;
  const { days } = await buyer.call(getDeliveryDays, { query: { postalCode: shipping.postalCode } });
  return buyer.call(createOrderForm, {
    body: {
      products: wines.map(({ id }) => ({ idProduct: id, qty: 12 })),
      dueDate: days[1]!,
      shipping,
      requestMessage: '',
      creditAcknowledged: true,
    },
  });
}

/** The first Sunday after a day. */
const sundayAfter = (day: string) => addDays(day, 7 - dayOfWeek(day));

/** What became of a proposal, in the order's history. */
const stateOf = ({ page }: Person, state: OrderProposalStatus) =>
  page.getByRole('main').getByText(statusLabel('orderProposal', state, 'ko-KR'), { exact: true });

const typeOver = async (page: Page, text: string) => {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

test('what sales would confirm otherwise is proposed by keyboard, and accepted by keyboard as a whole', async ({
  buyer,
  sales,
}) => {
  test.slow();
  const [one, two, other] = await plentiful(buyer, 3);
  const order = await place(buyer, [one!, two!]);
  const paths = ordersOf(order);
  const [first, second] = order.products;
  await buyer.goto(paths.buyer);
  await sales.goto(paths.sales);
  const { page } = sales;

  await page.getByRole('button', { name: selling('order.confirm'), exact: true }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: selling('order.confirmTitle') });
  // The keyboard is there at once: fewer of the first, at a higher price.
  await expect(
    form.getByRole('textbox', { name: selling('answer.qtyOf', { name: wineTitle(one!) }) }),
  ).toBeFocused();
  await typeOver(page, '6');
  await page.keyboard.press('Tab');
  const dearer = first!.unitPrice + 1_000;
  await typeOver(page, String(dearer));
  await form.getByRole('textbox', { name: selling('order.whyOf', { name: wineTitle(one!) }) }).focus();
  await page.keyboard.type('입고가가 올랐습니다.');
  // Another wine for the second.
  await form.getByRole('button', { name: selling('order.substituteOf', { name: wineTitle(two!) }) }).focus();
  await page.keyboard.press('Enter');
  const finder = page.getByRole('dialog');
  await expect(finder.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(wineTitle(other!));
  const pick = finder.getByRole('button', {
    name: selling('portal.finder.pick', { name: wineTitle(other!) }),
  });
  await expect(pick).toBeEnabled();
  await pick.focus();
  await page.keyboard.press('Enter');
  await expect(finder).toHaveCount(0);
  // And a Sunday, which is named, and asked about when it is sent.
  const sunday = sundayAfter(order.dueDate!);
  await form.getByRole('textbox', { name: new RegExp(selling('order.promise')) }).focus();
  await typeOver(page, sunday);
  await page.keyboard.press('Tab');
  await expect(
    form.getByText(selling('plan.dayOff', { name: selling('portal.forms.sunday') })),
  ).toBeVisible();
  await expect(form.getByText(selling('order.proposes'))).toBeVisible();
  await form.getByRole('textbox', { name: selling('order.message') }).focus();
  await page.keyboard.type('이렇게 준비해도 될까요?');
  await expectSound(sales.page);
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(selling('portal.forms.sunday'));
  await question.getByRole('button', { name: selling('plan.dayOffYes') }).press('Enter');
  await expect(page.getByText(selling('order.proposed'))).toBeVisible();
  await expectSound(sales.page);

  const open = await buyer.call(getOrderForm, { params: { number: order.orderFormNumber } });
  const [proposal] = open.proposals;
  const replaced = proposal!.lines.find(({ idProduct }) => idProduct === other!.id)!;
  const total = [
    { unitPrice: dearer, bottles: 6 },
    { unitPrice: replaced.unitPrice, bottles: 12 },
  ].reduce((sum, line) => sum + lineAmounts(line).total, 0);
  expect(open).toMatchObject({ status: 'REQUESTED', total: order.total, dueDate: order.dueDate });
  expect(replaced.unitPrice).toBeLessThanOrEqual(second!.unitPrice);
  expect(proposal).toMatchObject({ total, totalBefore: order.total, dueDate: sunday });

  // It has come to the buyer, who has the order open.
  const card = buyer.page.getByRole('form', { name: buying('proposal.title') });
  await expect(card).toContainText(wineTitle(other!));
  await expect(card).toContainText(buying('portal.forms.sunday'));
  await expectSound(buyer.page);
  await card.getByRole('button', { name: buying('proposal.acceptAll') }).focus();
  await buyer.page.keyboard.press('Enter');
  await expect(card).toContainText(formatMoney(total));
  await card.getByRole('button', { name: buying('proposal.confirm') }).focus();
  await buyer.page.keyboard.press('Enter');
  await expect(buyer.page.getByText(buying('proposal.confirmed'))).toBeVisible();
  await expect(buyer.page.getByRole('main')).toContainText(formatNumber(total, 'ko-KR'));
  await expectSound(buyer.page);

  // Live at the desk, with what was agreed.
  await expect(stateOf(sales, 'ACCEPTED')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(formatNumber(total, 'ko-KR'));
  expect(await sales.call(getOrderForm, { params: { number: order.orderFormNumber } })).toMatchObject({
    status: 'CONFIRMED',
    total,
    dueDate: sunday,
    products: [
      { idProduct: one!.id, qty: 6, unitPrice: dearer },
      { idProduct: other!.id, qty: 12 },
    ],
  });
});

test('a buyer answers line by line, is asked before leaving, finds it again after a reload; sales go on from there', async ({
  buyer,
  sales,
}) => {
  test.slow();
  const wines = await plentiful(buyer, 2);
  const order = await place(buyer, wines);
  const paths = ordersOf(order);
  const number = { number: order.orderFormNumber };
  const [first, second] = order.products;
  await sales.call(proposeOrderForm, {
    params: number,
    version: order.version,
    body: {
      message: '재고가 모자랍니다.',
      dueDate: addDays(order.dueDate!, 1),
      lines: [
        { position: first!.position, qty: 3, unitPrice: first!.unitPrice },
        { position: second!.position, qty: 0, unitPrice: second!.unitPrice },
      ],
    },
  });
  const { page } = buyer;
  await page.setViewportSize({ width: 375, height: 800 });
  await buyer.goto(paths.buyer);
  const card = page.getByRole('form', { name: buying('proposal.title') });
  const choice = (name: string, what: 'accept' | 'decide') =>
    card
      .getByRole('radiogroup', { name: buying('proposal.choiceOf', { name }) })
      .getByRole('radio', { name: buying(`proposal.${what}`) });
  await expect(card.getByRole('button', { name: buying('proposal.choose') })).toBeDisabled();
  await choice(wineTitle(wines[0]!), 'accept').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(choice(wineTitle(wines[1]!), 'decide')).toBeChecked();
  await card.getByRole('textbox', { name: buying('proposal.message') }).fill('둘째 와인은 모두 필요합니다.');

  // Neither a link nor a reload loses it.
  await page.getByRole('banner').getByRole('link').first().click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: buying('portal.common.cancel') })
    .click();
  buyer.expectError(/beforeunload/i);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(choice(wineTitle(wines[0]!), 'accept')).toBeChecked();
  await expect(card.getByRole('textbox', { name: buying('proposal.message') })).toHaveValue(
    '둘째 와인은 모두 필요합니다.',
  );
  await expectSound(buyer.page);

  await choice(buying('portal.proposal.day'), 'decide').focus();
  await page.keyboard.press('Space');
  const total = [
    { unitPrice: first!.unitPrice, bottles: 3 },
    { unitPrice: second!.unitPrice, bottles: 12 },
  ].reduce((sum, line) => sum + lineAmounts(line).total, 0);
  await expect(card).toContainText(formatMoney(total));
  await sales.goto(paths.sales);
  await expect(sales.page.getByText(selling('order.waiting'))).toBeVisible();
  await card.getByRole('button', { name: buying('proposal.send') }).press('Enter');
  await expect(page.getByText(buying('proposal.answered'))).toBeVisible();
  await expectSound(buyer.page);

  // The desk hears of it at once, and confirms what was agreed.
  await expect(stateOf(sales, 'PARTLY_ACCEPTED')).toBeVisible();
  await expect(sales.page.getByText('둘째 와인은 모두 필요합니다.')).toBeVisible();
  await expectSound(sales.page);
  expect(await sales.call(getOrderForm, { params: number })).toMatchObject({
    status: 'REQUESTED',
    total,
    dueDate: order.dueDate,
    products: [{ qty: 3 }, { qty: 12 }],
  });
  await sales.page.getByRole('button', { name: selling('order.confirm'), exact: true }).press('Enter');
  await expect(sales.page.getByRole('button', { name: selling('order.send') })).toBeEnabled();
  await sales.page.keyboard.press('Control+Enter');
  await expect(sales.page.getByText(selling('order.confirmed'))).toBeVisible();
  expect(await sales.call(getOrderForm, { params: number })).toMatchObject({ status: 'CONFIRMED', total });
});
