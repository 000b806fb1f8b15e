import { failDelivery, getDeliveryDays, getOrderForm, type OrderForm } from '@vitis/contracts';
import { formatDay, formatMoney, statusLabel } from '@vitis/domain';
import { planOrder } from '../../src/delivered-order.ts';
import { expectSound } from '../../src/expect-sound.ts';
import { expect, test } from '../../src/fixtures.ts';
import { main } from '../../src/own-data.ts';
import { textOf } from '../../src/texts.ts';

const selling = (key: string, values: Record<string, string> = {}) => textOf('mf-mypage-sales', key, values);

/** A driver goes on with a phone. */
const ON_THE_ROAD = [1440, 375];

// Both work on the last stop of one driver's day.
test.describe.configure({ mode: 'default' });

test('what failed waits beside the board, gets another day, and is begun before it only with a reason', async ({
  buyer,
  sales,
  driver,
}) => {
  test.slow();
  const { stop } = await planOrder({ buyer, sales }, { lines: 2, driverName: '오태식' });
  const number: OrderForm['orderFormNumber'] = stop.orderFormNumber!;
  const why = `휴무일입니다 ${crypto.randomUUID().slice(0, 8)}`;
  const earlier = `행사가 당겨졌습니다 ${crypto.randomUUID().slice(0, 8)}`;

  await sales.goto('/mypage/manage-delivery-schedule');
  await driver.call(failDelivery, { params: { id: stop.idDeliveryInfo }, body: { reason: why } });
  const waiting = main(sales.page)
    .getByRole('list', { name: selling('schedule.failedStops') })
    .getByRole('listitem')
    .filter({ hasText: number });
  await expect(waiting).toContainText(why);
  await expectSound(sales.page);

  await waiting
    .getByRole('button', { name: selling('schedule.replanOf', { name: stop.clientName }) })
    .click();
  const dialog = sales.page.getByRole('dialog');
  const { days } = await buyer.call(getDeliveryDays, { query: { postalCode: stop.shipping.postalCode } });
  const day = days[1]!;
  await dialog.getByLabel(selling('plan.day')).fill(day);
  await expectSound(sales.page);
  await dialog.getByRole('button', { name: selling('schedule.replan') }).click();
  await expect(dialog).toBeHidden();
  await expect(waiting).toHaveCount(0);

  await driver.goto(`/mypage/shipping-list?date=${day}`);
  const card = main(driver.page).getByRole('listitem').filter({ hasText: why });
  await card.getByRole('button', { name: selling('shipping.start') }).click();
  const question = driver.page.getByRole('dialog');
  await expect(question).toContainText(selling('shipping.early.title', { day: formatDay(day) }));
  await expectSound(driver.page, ON_THE_ROAD);
  await question.getByRole('textbox').fill(earlier);
  await question.getByRole('button', { name: selling('shipping.start') }).click();
  await expect(card).toContainText(statusLabel('delivery', 'IN_TRANSIT', 'ko-KR'));

  await sales.goto(`/mypage/manage-order-history/${number}`);
  await expect(main(sales.page)).toContainText(earlier);
  await main(sales.page)
    .getByRole('link', { name: selling('portal.print.expected') })
    .click();
  const sheet = sales.page.getByRole('article', { name: '거래명세서' });
  await expect(sheet.getByText('(예정)').first()).toBeVisible();
  await expect(sheet.getByText('인도장소').first()).toBeVisible();
});

test('a driver hands over with a name and a signature, takes a bottle back, and the sheet says what was taken', async ({
  buyer,
  sales,
  driver,
}) => {
  test.slow();
  const { stop } = await planOrder({ buyer, sales }, { lines: 2, driverName: '오태식' });
  const number: OrderForm['orderFormNumber'] = stop.orderFormNumber!;
  const why = `라벨이 젖어 있습니다 ${crypto.randomUUID().slice(0, 8)}`;
  const wine = stop.products.find(({ qty }) => qty > 1)!;

  await driver.goto(`/mypage/shipping-list?date=${stop.requestDate}`);
  const card = main(driver.page)
    .getByRole('listitem')
    .filter({ has: driver.page.getByRole('heading', { name: stop.clientName }) })
    .filter({ has: driver.page.getByRole('button', { name: selling('shipping.complete') }) })
    .last();
  await card.getByRole('button', { name: selling('shipping.complete') }).click();
  const dialog = driver.page.getByRole('dialog');
  await expectSound(driver.page, ON_THE_ROAD);
  await dialog.getByRole('button', { name: selling('shipping.complete') }).click();
  await expect(dialog.getByText(selling('shipping.proof.any'))).toBeVisible();
  await dialog.getByLabel(selling('shipping.proof.NAME')).fill('김민수');
  const pad = (await dialog.getByRole('img', { name: selling('shipping.signature.pad') }).boundingBox())!;
  await driver.page.mouse.move(pad.x + 30, pad.y + 30);
  await driver.page.mouse.down();
  await driver.page.mouse.move(pad.x + 120, pad.y + 80, { steps: 6 });
  await driver.page.mouse.up();
  await expect(dialog.getByRole('img', { name: selling('shipping.signature.done') })).toBeVisible();
  await dialog.getByRole('checkbox', { name: selling('shipping.door.handed.some') }).check();
  await dialog
    .getByRole('textbox', { name: selling('plan.qtyOf', { name: wine.productName }) })
    .fill(String(wine.qty - 1));
  await dialog.getByLabel(selling('shipping.door.reason')).fill(why);
  await expectSound(driver.page, ON_THE_ROAD);
  await dialog.getByRole('button', { name: selling('shipping.complete') }).click();
  await expect(dialog).toBeHidden();
  await expect(main(driver.page).getByText(why)).toBeVisible();

  await sales.goto(`/mypage/manage-order-history/${number}`);
  await expect(main(sales.page)).toContainText(why);
  await expect(main(sales.page)).toContainText('김민수');
  await main(sales.page)
    .getByRole('link', { name: /D\d{8}-\d{4}/ })
    .click();
  const sheet = sales.page.getByRole('article', { name: '거래명세서' });
  await expect(sheet.getByRole('img', { name: '(서명)' }).first()).toBeVisible();
  await expect(
    sheet.getByRole('row', { name: new RegExp(wine.productName.replace(/[()]/g, '.')) }).first(),
  ).toContainText(String(wine.qty - 1));

  // What nobody took is asked about by name, and comes off the order.
  const order = await sales.call(getOrderForm, { params: { number } });
  await sales.page.goBack();
  await main(sales.page)
    .getByRole('button', { name: selling('order.complete') })
    .click();
  const question = sales.page.getByRole('dialog');
  await expect(question.getByRole('listitem')).toHaveText(new RegExp(`${wine.productName.slice(0, 4)}.*1병`));
  await expectSound(sales.page);
  await question.getByRole('button', { name: selling('order.complete') }).click();
  await expect(question.getByText(selling('order.rest.missing'))).toBeVisible();
  await question.getByText(selling('order.rest.DROPPED.label')).click();
  await question.getByRole('button', { name: selling('order.complete') }).click();
  await expect(main(sales.page).getByText(selling('order.completed'))).toBeVisible();
  const [charged] = order.statements;
  expect(await buyer.call(getOrderForm, { params: { number } })).toMatchObject({
    status: 'COMPLETED',
    totalQty: order.totalQty - 1,
    totalResponsePrice: charged!.today,
    statements: [{ today: charged!.today }],
  });
  await buyer.goto(`/mypage/estimate-order-history/${number}`);
  await expect(main(buyer.page)).toContainText(formatMoney(charged!.today, 'ko-KR'));
});
