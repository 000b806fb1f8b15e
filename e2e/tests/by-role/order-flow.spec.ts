import {
  addToCart,
  cancelOrderForm,
  createOrderForm,
  deleteFromCart,
  getDeliveryDays,
  getOrderForm,
  listCoupons,
  listProducts,
  listRepeatingOrders,
  saveForLater,
} from '@vitis/contracts';
import {
  addBusinessDays,
  addDays,
  COUPON_LABELS,
  dayOfWeek,
  formatDay,
  REPEAT_DATES,
  seoulDay,
  shortDay,
} from '@vitis/domain';
import { expectSound } from '../../src/expect-sound.ts';
import { expect, expectAccessible, type Person, test } from '../../src/fixtures.ts';
import { patternOf, textOf } from '../../src/texts.ts';

const text = (key: string, values?: Record<string, string>) => textOf('mf-catalog', key, values);
const WIDTHS = [375, 1440] as const;

/** A wine of which there is enough, put into the cart; taken out again at the end. */
async function withWine(buyer: Person, qty: number, run: (id: number, name: string) => Promise<void>) {
  const { _embedded } = await buyer.call(listProducts, {
    query: { inStock: true, size: 100, sort: 'price,asc' },
  });
  // Tests that run beside each other share the buyer's cart.
  const { parallelIndex } = test.info();
  const wines = _embedded.items.filter(
    ({ availability }, index) => availability === 'IN_STOCK' && index % 8 === parallelIndex % 8,
  );
  const wine = wines[Math.floor(Math.random() * wines.length)]!;
  await buyer.call(addToCart, { body: { items: [{ idProduct: wine.id, qty }] } });
  try {
    await run(wine.id, wine.name);
  } finally {
    await buyer.call(deleteFromCart, { body: { idProducts: [wine.id] } });
  }
}

test('a buyer has a wine come every second week, skips a date, pauses it and ends it', async ({ buyer }) => {
  const { page } = buyer;
  // Far enough ahead that nothing is prepared while the test runs.
  const first = addBusinessDays(addDays(seoulDay(new Date()), 28), 0, new Set());
  await withWine(buyer, 6, async (id, name) => {
    await buyer.goto(`/order/subscribe?ids=${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('subscribe.new'));
    await expect(page.getByText(name).first()).toBeVisible();
    await page.getByRole('radio', { name: text('subscribe.every.BIWEEKLY') }).check();
    await page.getByLabel(new RegExp(`^${text('subscribe.firstDay')}`)).fill(first);
    await expect(page.getByText(text('subscribe.preview'))).toBeVisible();
    await expectSound(buyer.page);
    await page.getByRole('button', { name: text('subscribe.start') }).click();
    await expect(page).toHaveURL(/\/order\/subscribe\?id=\d+/);
  });
  const id = new URL(page.url()).searchParams.get('id')!;
  const card = page.locator(`#repeating-order-${id}`);
  await expect(card.getByRole('heading', { level: 2 })).toBeVisible();
  await expectSound(buyer.page);

  const { _embedded } = await buyer.call(listRepeatingOrders);
  const [next] = _embedded.items.find((order) => String(order.id) === id)!.dates;
  const day = formatDay(next!.deliveryDay);
  await card.getByRole('button', { name: text('subscribe.skipOf', { day }), exact: true }).click();
  const skipped = card.getByText(REPEAT_DATES.SKIPPED.label['ko-KR']);
  await expect(skipped).toBeVisible();
  await card.getByRole('button', { name: text('subscribe.unskipOf', { day }) }).click();
  await expect(skipped).toBeHidden();

  await card.getByRole('button', { name: text('subscribe.pause') }).click();
  await expect(card.getByText(text('subscribe.status.PAUSED')).first()).toBeVisible();
  await page.reload();
  await card.getByRole('button', { name: text('subscribe.resume') }).click();
  await expect(card.getByText(text('subscribe.status.ACTIVE'))).toBeVisible();

  await card.getByRole('button', { name: text('subscribe.end') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('subscribe.end') })
    .click();
  await expect(card.getByText(text('subscribe.status.ENDED'))).toBeVisible();
});

test('the cart is seen on paper before it is sent, and what was typed is still there after it', async ({
  buyer,
}) => {
  const { page } = buyer;
  await withWine(buyer, 12, async (id, name) => {
    for (const [screen, paper] of [
      ['/cart/apply?', '견적요청서'],
      ['/cart/order?from=cart&', '발주서'],
    ] as const) {
      await buyer.goto(`${screen}ids=${id}`);
      const message = page.getByRole('textbox', { name: text('flow.message') });
      await message.fill('박스째 부탁드립니다.');
      await page.getByRole('link', { name: text('flow.paper') }).click();
      const sheet = page.getByRole('article', { name: paper });
      await expect(sheet.getByText('박스째 부탁드립니다.')).toBeVisible();
      await expect(sheet.getByText(name).first()).toBeVisible();
      await expectAccessible(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: text('portal.print.save') }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(new RegExp(`^${paper} 초안 \\d{4}-\\d{2}-\\d{2}\\.pdf$`));
      await page.getByRole('button', { name: text('portal.print.close') }).click();
      await expect(message).toHaveValue('박스째 부탁드립니다.');
    }
  });
});

test('a price in mind, a place and a file go with a request, stand on its paper and reach the sales staff', async ({
  buyer,
  sales,
}) => {
  const { page } = buyer;
  const main = page.getByRole('main');
  await withWine(buyer, 12, async (id) => {
    await buyer.goto(`/cart/apply?ids=${id}`);
    const price = main.getByRole('textbox', {
      name: patternOf('mf-catalog', 'portal.estimate.targetPriceOf'),
    });
    await price.fill('31000');
    const places = main.getByRole('combobox', { name: text('portal.address.recipient') });
    // Left open and typed are there before the saved ones have come.
    await expect(places.getByRole('option').nth(2)).toBeAttached();
    await places.selectOption({ index: 1 });
    await main
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'menu.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
      });
    await expect(main.getByText('1 KB')).toBeVisible();
    await expectSound(buyer.page);
    await main.getByRole('link', { name: text('flow.paper') }).click();
    const sheet = page.getByRole('article', { name: '견적요청서' });
    await expect(sheet.getByRole('columnheader', { name: '희망 단가' })).toBeVisible();
    await expect(sheet.getByRole('cell', { name: '31,000', exact: true })).toBeVisible();
    await page.getByRole('button', { name: text('portal.print.close') }).click();
    await expect(price).toHaveValue('31,000');
    await main.getByRole('button', { name: text('apply.title'), exact: true }).click();
    await expect(page).toHaveURL(/\/mypage\/estimate-apply-history\/E\d{8}-\d{4,}/);
  });
  await page.getByRole('alertdialog').getByRole('button').click();
  const number = /E\d{8}-\d{4,}/.exec(page.url())?.[0] ?? '';
  await expect(main.getByRole('cell', { name: '31,000' })).toBeVisible();
  await expectSound(buyer.page);

  await sales.goto(`/mypage/manage-estimate-history/${number}`);
  const desk = sales.page.getByRole('main');
  await expect(desk.getByRole('cell', { name: '31,000' })).toBeVisible();
  const [file] = await Promise.all([
    sales.page.waitForEvent('download'),
    desk.getByRole('link', { name: 'menu.pdf' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('menu.pdf');
  await expectSound(sales.page);
});

test('a new place for an order is named in words, and what it lacks is said', async ({ buyer }) => {
  const { page } = buyer;
  await withWine(buyer, 6, async (id) => {
    await buyer.goto(`/cart/order?from=cart&ids=${id}`);
    await page.getByRole('radio', { name: text('order.newAddress') }).check();
    await expect(page.getByLabel(/^우편번호/)).toBeVisible();
    await expectSound(buyer.page);
  });
});

test('a buyer picks an order up at a store, and tells of the transfer that pays it', async ({ buyer }) => {
  const { page } = buyer;
  await withWine(buyer, 6, async (id) => {
    await buyer.goto(`/cart/order?from=cart&ids=${id}`);
    await page.getByRole('link', { name: text('pickup.entry') }).click();
    await expect(page).toHaveURL(/\/order\/pickup\?/);
    await page.getByRole('radio').first().check();
    await expectSound(buyer.page);
    await page.getByRole('button', { name: text('portal.forms.calendar') }).click();
    // Only days on which the store hands out wines can be pressed.
    await page
      .getByRole('dialog')
      .getByRole('gridcell')
      .getByRole('button', { disabled: false })
      .first()
      .click();
    await page.getByLabel(new RegExp(`^${text('pickup.time')}`)).selectOption({ index: 1 });
    await page.getByRole('button', { name: text('pickup.choose') }).click();
    await expect(page).toHaveURL(/\/cart\/order\?.*pickup=\d+/);
    await page.getByLabel(new RegExp(`^${text('order.field.mobile')}`)).fill('010-1234-5678');
    await expectSound(buyer.page);
    // Its paper names the store, and leads back to the same form.
    await page.getByRole('link', { name: text('flow.paper') }).click();
    const paper = page.getByRole('article', { name: '발주서' });
    await expect(paper.getByText('수령 매장')).toBeVisible();
    await expect(paper.getByText(/^방문수령 · .+ \d\d:\d\d$/)).toBeVisible();
    await expect(paper.getByText(/010-1234-5678/)).toBeVisible();
    await page.getByRole('button', { name: text('portal.print.close') }).click();
    await expect(page).toHaveURL(/\/cart\/order\?.*pickup=\d+/);
    await page.getByRole('button', { name: text('order.title') }).click();
    await expect(page).toHaveURL(/orderComplete\?number=O/);
  });
  const number = new URL(page.url()).searchParams.get('number')!;
  await expect(page.getByText(text('pickup.title'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: text('payment.entry') }).click();
  await expect(page).toHaveURL(new RegExp(`/order/payment\\?order=${number}`));
  await page.getByRole('radio', { name: text('payment.byMethod.BANK_TRANSFER') }).check();
  await page.getByLabel(new RegExp(`^${text('payment.depositor')}`)).fill('비스트로 루멘');
  await expectSound(buyer.page);
  await page.getByRole('button', { name: text('payment.notify') }).click();
  await expect(page.getByText(text('payment.notified'))).toBeVisible();

  // The order leads to both again.
  await page.getByRole('link', { name: text('complete.toOrder') }).click();
  await page.getByRole('link', { name: textOf('mf-mypage-buyer', 'order.toPickup') }).click();
  await expect(page.getByRole('heading', { name: text('pickup.bring.title') })).toBeVisible();
  await expectSound(buyer.page);
});

/** Everything that a finger presses in the part of the page that is the screen's own is 24 px in both directions. */
async function expectTargets({ page }: Person): Promise<void> {
  const small = await page
    .getByRole('main')
    .locator('button:visible, a:visible, [role="radio"]:visible, [role="spinbutton"]:visible')
    .evaluateAll((targets) =>
      targets
        .filter((target) => !target.closest('nav'))
        .map((target) => ({
          text: target.textContent,
          box: (target.closest('label') ?? target).getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
        .map(({ text, box }) => `${text} ${box.width} × ${box.height}`),
    );
  expect(small).toEqual([]);
}

test('a line of the cart is put aside, taken back, deleted and brought back, on a phone and on a desk', async ({
  buyer,
}) => {
  const { page } = buyer;
  await withWine(buyer, 6, async (id) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 812 });
      await buyer.goto('/cart');
      const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="/product/${id}"]`) });
      await expect(row).toHaveCount(1);
      await expect(page.getByText(text('credit.after')).first()).toBeVisible();
      await expect(page.getByRole('button', { name: text('order.title') })).toBeInViewport();
      if (width === 375) await expectTargets(buyer);
      await expectSound(buyer.page);
      await page.setViewportSize({ width, height: 812 });

      await row.getByRole('button', { name: patternOf('mf-catalog', 'cart.toLaterOf') }).click();
      const later = page.getByRole('region', { name: text('cart.later.title') });
      await expect(later.locator(`a[href="/product/${id}"]`).first()).toBeVisible();
      await expectAccessible(page);
      await later
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="/product/${id}"]`) })
        .getByRole('button', { name: patternOf('mf-catalog', 'cart.later.backOf') })
        .click();
      await expect(later.locator(`a[href="/product/${id}"]`)).toHaveCount(0);

      await row.getByRole('button', { name: patternOf('mf-catalog', 'cart.remove') }).click();
      await expect(row).toHaveCount(0);
      await page
        .getByRole('button', { name: text('cart.undo') })
        .first()
        .click();
      await expect(row).toHaveCount(1);
    }
  });
});

test('the cart is the same one in another window, as it changes', async ({ buyer }) => {
  const { page } = buyer;
  await withWine(buyer, 6, async (id) => {
    const other = await buyer.context.newPage();
    for (const window of [page, other]) await window.goto('/cart');
    const lineIn = (window: typeof page) =>
      window.getByRole('listitem').filter({ has: window.locator(`a[href="/product/${id}"]`) });
    await expect(lineIn(other)).toHaveCount(1);
    await lineIn(page)
      .getByRole('button', { name: patternOf('mf-catalog', 'quantity.more') })
      .click();
    await expect(lineIn(other).getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '12');
    await buyer.call(saveForLater, { body: { idProducts: [id], later: true } });
    for (const window of [page, other]) {
      await expect(
        window
          .getByRole('region', { name: text('cart.later.title') })
          .locator(`a[href="/product/${id}"]`)
          .first(),
      ).toBeVisible();
    }
    await other.close();
  });
});

test('an order asks for a day that can be kept; another one is refused where it is typed', async ({
  buyer,
}) => {
  const { page } = buyer;
  const { days } = await buyer.call(getDeliveryDays);
  await withWine(buyer, 1, async (id) => {
    await buyer.goto(`/cart/order?from=cart&ids=${id}`);
    const field = page.getByRole('textbox', { name: new RegExp(`^${text('order.due.label')}`) });
    await expect(
      page.getByRole('button', { name: text('order.due.next', { day: shortDay(days[0]!) }) }),
    ).toBeVisible();
    const sunday = [1, 2, 3, 4, 5, 6, 7]
      .map((ahead) => addDays(days[0]!, ahead))
      .find((day) => dayOfWeek(day) === 0)!;
    await field.fill(sunday);
    await field.blur();
    await expect(field).toHaveAccessibleDescription(new RegExp(text('flow.error.DAY_NOT_KEPT')));
    await page.getByRole('button', { name: text('portal.forms.calendar') }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await field.fill(days[0]!);
    await field.blur();
    await expect(field).not.toHaveAccessibleDescription(new RegExp(text('flow.error.DAY_NOT_KEPT')));
    await expectSound(buyer.page);
  });
});

test('a coupon is used on one order, and neither twice nor by another company', async ({ buyer, buyer2 }) => {
  const { page } = buyer;
  const main = page.getByRole('main');
  const buying = (key: string, values?: Record<string, number>) => textOf('mf-mypage-buyer', key, values);
  const listed = async () => (await buyer.call(listCoupons))._embedded.items;
  const coupon = (await listed()).find(({ state }) => state === 'USABLE')!;
  await buyer.goto('/mypage/coupon');
  const cards = main.getByRole('list', { name: buying('coupons.title') }).getByRole('listitem');
  const card = cards.filter({ hasText: COUPON_LABELS.USABLE['ko-KR'] });
  await expect(card.first()).toContainText(buying('coupons.percent', { percent: coupon.percent }));
  await expectSound(buyer.page);
  await main.getByRole('link', { name: buying('rating.title') }).click();
  await expect(page).toHaveURL(/\/mypage\/member-rating$/);
  const levels = main.getByRole('table', { name: buying('rating.all') });
  await expect(levels.getByRole('row', { name: buying('rating.now') })).toHaveCount(1);
  await expectSound(buyer.page);

  let number = '';
  await withWine(buyer, 6, async (id) => {
    await buyer.goto(`/cart/order?from=cart&ids=${id}`);
    await main.getByRole('button', { name: patternOf('mf-catalog', 'order.due.next') }).click();
    await main.getByRole('radio', { name: new RegExp(`${coupon.percent} ?%`) }).check();
    await expectSound(buyer.page);
    await main.getByRole('button', { name: text('order.title'), exact: true }).click();
    await expect(page).toHaveURL(/orderComplete\?number=O/);
    number = new URL(page.url()).searchParams.get('number')!;
  });
  const params = { number };
  const order = await buyer.call(getOrderForm, { params });
  try {
    expect(order.coupon).toMatchObject({ percent: coupon.percent });
    await buyer.goto('/mypage/coupon');
    const used = cards.filter({ has: page.getByRole('link', { name: number }) });
    await expect(used).toContainText(COUPON_LABELS.USED['ko-KR']);

    const body = {
      products: order.products.map(({ idProduct }) => ({ idProduct, qty: 1 })),
      dueDate: order.dueDate!,
      shipping: order.shipping,
      orderCoupons: [coupon.id],
    };
    await expect(buyer.call(createOrderForm, { body })).rejects.toThrow(/409 .*COUPON_USED/);
    await expect(buyer2.call(createOrderForm, { body })).rejects.toThrow(/409 .*COUPON_UNKNOWN/);
  } finally {
    // Given back, so that the next one finds it.
    const { version } = await buyer.call(getOrderForm, { params });
    await buyer.call(cancelOrderForm, { params, version, body: { reason: '' } });
  }
  expect((await listed()).find(({ id }) => id === coupon.id)?.state).toBe('USABLE');
});
