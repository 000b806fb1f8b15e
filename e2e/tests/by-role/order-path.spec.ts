import type { Page } from '@playwright/test';
import { type Language, listHolidays } from '@vitis/contracts';
import { dayOfWeek, formatBottles, formatNumber, seoulDay, statusLabel } from '@vitis/domain';
import { OFFLINE } from '../../src/broken-page.ts';
import { expectInWindow } from '../../src/expect-sound.ts';
import { expectTranslated, listenForWords } from '../../src/expect-translated.ts';
import { expect, expectAccessible, type Person, test } from '../../src/fixtures.ts';
import { patternOf, textsOf } from '../../src/texts.ts';

/** A message that nobody else writes. */
const uniqueText = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`;

/** Puts a case of the first wine of a list into the cart; its title. */
async function putIntoCart(buyer: Person, list: string): Promise<string> {
  const { page, language } = buyer;
  await buyer.goto(list);
  const add = page.getByRole('button', { name: patternOf('mf-catalog', 'card.addLabel', {}, language) });
  const card = page.getByRole('main').getByRole('article').filter({ has: add }).first();
  const title = (await card.getByRole('heading').first().textContent())?.trim() ?? '';
  await card.getByRole('button', { name: patternOf('mf-catalog', 'card.addLabel', {}, language) }).click();
  await expect(page.getByText(patternOf('mf-catalog', 'cart.added', {}, language))).toBeVisible();
  return title;
}

/** Ticks nothing in the cart but these wines: other tests shop with the same buyer. */
async function choose({ page, language }: Person, titles: readonly string[]): Promise<void> {
  const all = page.getByRole('checkbox', { name: patternOf('mf-catalog', 'cart.selectAll', {}, language) });
  await expect(all).toBeVisible();
  await all.check();
  await all.uncheck();
  for (const title of titles) {
    const name = textsOf('mf-catalog', language)('cart.select', { title });
    await page.getByRole('checkbox', { name, exact: true }).check();
  }
}

type Texts = ReturnType<typeof textsOf>;
type People = Record<'buyer' | 'buyer2' | 'sales' | 'driver', Person>;

/** The whole way of an order over the screens of four people, who all read one language. */
async function walk({ buyer, buyer2, sales, driver }: People, language: Language): Promise<void> {
  const [catalog, buying, selling] = (['mf-catalog', 'mf-mypage-buyer', 'mf-mypage-sales'] as const).map(
    (part) => textsOf(part, language),
  ) as [Texts, Texts, Texts];
  // Somebody else's documents are not there, which the browser's console says as well.
  buyer2.expectError(
    /404 \(Not Found\).*\/(?:estimates|order-form|estimate-apply-history|estimate-order-history)\//,
  );
  const { page } = buyer;
  const ask = uniqueText('행사용입니다.');
  const thanks = '감사합니다.';
  const known = new Map([buyer, sales, driver].map((person) => [person.page, listenForWords(person.page)]));
  /** A screen of the path as somebody has it in front of them. */
  const expectSoundAndTranslated = async (of: Page) => {
    await expectAccessible(of);
    await expectInWindow(of);
    if (language !== 'ko-KR') await expectTranslated(of, known.get(of)!, [ask, thanks]);
  };

  // The staff member's list is open before anything is asked.
  await sales.goto('/mypage/manage-estimate-history');
  await expect(sales.page.getByRole('heading', { level: 1 })).toHaveText(selling('estimates.title'));

  const titles = [await putIntoCart(buyer, '/product?idKinds=1&sort=newest')];
  await buyer.goto('/cart');
  await expectSoundAndTranslated(page);
  await choose(buyer, titles);
  await page.getByRole('button', { name: catalog('quantity.more', { title: titles[0] ?? '' }) }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: catalog('apply.title'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/cart\/apply/);
  await page.getByRole('textbox', { name: catalog('flow.message') }).fill(ask);
  await expectSoundAndTranslated(page);
  await page.getByRole('button', { name: catalog('apply.title') }).click();
  await expect(page).toHaveURL(/\/mypage\/estimate-apply-history\/E\d{8}-\d{4,}/);
  const number = /E\d{8}-\d{4,}/.exec(page.url())?.[0] ?? '';
  await expect(page.getByRole('alertdialog')).toContainText(number);
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);

  // It arrives without a reload, at the staff member's and at nobody else's.
  const arrived = sales.page.getByRole('link', { name: new RegExp(number) }).first();
  await expect(arrived).toBeVisible();
  await buyer2.goto(`/mypage/estimate-apply-history/${number}`);
  await expect(buyer2.page.getByText(buying('estimate.notFound'))).toBeVisible();

  await arrived.click();
  await expect(sales.page.getByText(ask).first()).toBeVisible();
  const price = sales.page.getByRole('textbox', {
    name: patternOf('mf-mypage-sales', 'answer.priceOf', {}, language),
  });
  await price.first().focus();
  await price.first().press('ControlOrMeta+a');
  await price.first().pressSequentially('50000');
  const bottles = Number(
    await sales.page
      .getByRole('textbox', { name: patternOf('mf-mypage-sales', 'answer.qtyOf', {}, language) })
      .first()
      .inputValue(),
  );
  const total = formatNumber(bottles * 55_000, language);
  await sales.page.getByRole('textbox', { name: selling('answer.message') }).fill(thanks);
  await expectSoundAndTranslated(sales.page);
  await sales.page.getByRole('button', { name: selling('answer.send') }).click();
  await expect(sales.page.getByText(selling('answer.sent', { number: 1 }))).toBeVisible();

  // The buyer, still on the page, sees the answer and takes it.
  await expect(page.getByText('50,000').first()).toBeVisible();
  await expectSoundAndTranslated(page);
  await page.getByRole('button', { name: buying('estimate.confirm') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: buying('estimate.confirm') })
    .click();
  await expect(page.getByText(buying('estimate.done.confirmed'))).toBeVisible();

  await page.getByRole('link', { name: buying('estimate.order') }).click();
  await expect(page).toHaveURL(/\/cart\/order/);
  await expectSoundAndTranslated(page);
  await page.getByRole('button', { name: patternOf('mf-catalog', 'order.due.next', {}, language) }).click();
  await page.getByRole('button', { name: catalog('order.title') }).click();
  await expect(page).toHaveURL(/\/order\/orderComplete/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalog('complete.title'));
  const order =
    (
      await page
        .getByRole('main')
        .getByText(/O\d{8}-\d{4,}/)
        .first()
        .textContent()
    )?.match(/O\d{8}-\d{4,}/)?.[0] ?? '';
  await expectSoundAndTranslated(page);
  await page.reload();
  await expect(page.getByRole('main').getByText(order).first()).toBeVisible();

  // The staff member confirms it and plans its delivery for today.
  await sales.goto(`/mypage/manage-order-history/${order}`);
  await expectSoundAndTranslated(sales.page);
  await sales.page.getByRole('button', { name: selling('order.confirm'), exact: true }).click();
  await sales.page.getByRole('button', { name: selling('order.send') }).click();
  await expect(sales.page.getByText(selling('order.confirmed'))).toBeVisible();
  await sales.page
    .getByRole('button', { name: selling('order.plan') })
    .first()
    .click();
  const plan = sales.page.getByRole('dialog');
  const today = seoulDay(new Date());
  await plan.getByLabel(selling('plan.day')).fill(today);
  await plan.getByRole('combobox', { name: selling('plan.driver') }).selectOption({ label: '오태식' });
  await expectSoundAndTranslated(sales.page);
  await plan.getByRole('button', { name: selling('plan.save') }).click();
  // Nobody delivers on a Sunday or a holiday without having been asked.
  const { _embedded: holidays } = await sales.call(listHolidays, {
    query: { yyyyMM: today.slice(0, 7).replace('-', '') },
  });
  if (dayOfWeek(today) === 0 || holidays.items.some(({ date }) => date === today))
    await sales.page
      .getByRole('alertdialog')
      .getByRole('button', { name: selling('plan.dayOffYes') })
      .click();
  await expect(plan).toBeHidden();
  await sales.goto('/mypage/manage-delivery-schedule');
  await expect(sales.page.getByRole('region', { name: '오태식' }).getByRole('listitem').last()).toContainText(
    formatBottles(bottles, language),
  );
  await expectSoundAndTranslated(sales.page);

  // The buyer waits at the order's page while the driver hands it over without a signal.
  await buyer.goto(`/mypage/estimate-order-history/${order}`);
  await driver.page.setViewportSize({ width: 375, height: 812 });
  await driver.goto('/mypage/shipping-list');
  const stop = driver.page
    .getByRole('listitem')
    .filter({ has: driver.page.getByRole('button', { name: selling('shipping.complete') }) })
    .last();
  await expectSoundAndTranslated(driver.page);
  await stop.getByRole('button', { name: selling('shipping.start') }).click();
  await expect(page.getByText(statusLabel('delivery', 'IN_TRANSIT', language)).first()).toBeVisible();

  driver.expectError(OFFLINE);
  await driver.context.setOffline(true);
  await stop.getByRole('button', { name: selling('shipping.complete') }).click();
  const handOver = driver.page.getByRole('dialog');
  const photo = { name: 'door.png', mimeType: 'image/png', buffer: await buyer.page.screenshot() };
  await handOver.locator('input[type="file"]').first().setInputFiles(photo);
  await expect(handOver.locator('img')).toBeVisible();
  await handOver.getByRole('button', { name: selling('shipping.complete') }).click();
  await expect(driver.page.getByText(selling('outbox.waiting', { count: 1 }))).toBeVisible();
  await expect(page.getByText(statusLabel('delivery', 'COMPLETED', language))).toHaveCount(0);
  await driver.context.setOffline(false);

  await expect(page.getByText(statusLabel('delivery', 'COMPLETED', language)).first()).toBeVisible({
    timeout: 30_000,
  });
  await expect(
    page.getByRole('button', { name: buying('portal.delivery.photo', { number: 1 }) }).locator('img'),
  ).toBeVisible();
  await expect(page.getByText(statusLabel('orderForm', 'COMPLETED', language)).first()).toBeVisible();
  await expectSoundAndTranslated(page);

  // The print documents carry the same sums, and nobody else may read them.
  for (const [printed, title] of [
    [`/mypage/estimate-apply-history/${number}/pdf`, '견적서'],
    [`/mypage/estimate-order-history/${order}/pdf/order-pdf`, '발주서'],
    [`/mypage/estimate-order-history/${order}/pdf/statement-pdf`, '거래명세서'],
  ] as const) {
    await buyer.goto(printed);
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(total).first()).toBeVisible();
    expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(10_000);
  }
  await buyer2.goto(`/mypage/estimate-order-history/${order}`);
  await expect(buyer2.page.getByText(buying('order.notFound'))).toBeVisible();
}

// People go without a network here, and keep what the worker keeps for them.
test.use({ serviceWorkers: 'allow' });

// One after the other: the same people would find the other walk's order on their screens.
test.describe.configure({ mode: 'default' });

for (const language of ['ko-KR', 'en-US'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('an order goes from the cart through estimate and delivery, live on every open screen', async ({
      buyer,
      buyer2,
      sales,
      driver,
    }) => {
      test.setTimeout(180_000);
      await walk({ buyer, buyer2, sales, driver }, language);
    });
  });
}
