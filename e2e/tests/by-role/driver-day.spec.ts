import { saveDeliveries } from '@vitis/contracts';
import { addDays } from '@vitis/domain';
import { NOISE, OFFLINE } from '../../src/broken-page.ts';
import { planOrder } from '../../src/delivered-order.ts';
import { expectSound } from '../../src/expect-sound.ts';
import { expect, test } from '../../src/fixtures.ts';
import { main } from '../../src/own-data.ts';
import { textOf } from '../../src/texts.ts';

const selling = (key: string) => textOf('mf-mypage-sales', key);

/** A driver goes on with a phone. */
const ON_THE_ROAD = [1440, 375];

// Both look at one driver's day, which nobody else works on.
test.describe.configure({ mode: 'default' });

test('a hand-over that was refused, because its stop was moved meanwhile, is amended and sent anew', async ({
  buyer,
  sales,
  driver2: driver,
}) => {
  test.slow();
  const { stop } = await planOrder({ buyer, sales }, { lines: 1, driverName: '최민준' });
  const who = `김민수 ${crypto.randomUUID().slice(0, 8)}`;
  const why = `행사가 당겨졌습니다 ${crypto.randomUUID().slice(0, 8)}`;
  await driver.goto(`/mypage/shipping-list?date=${stop.requestDate}`);
  const card = main(driver.page)
    .getByRole('listitem')
    .filter({ has: driver.page.getByRole('heading', { name: stop.clientName }) })
    .filter({ has: driver.page.getByRole('button', { name: selling('shipping.complete') }) })
    .last();
  await expect(card).toBeVisible();
  driver.expectError(NOISE);
  driver.expectError(OFFLINE);
  driver.expectError(/ERR_FAILED|FetchEvent|409/);
  await driver.context.setOffline(true);
  await card.getByRole('button', { name: selling('shipping.complete') }).click();
  const dialog = driver.page.getByRole('dialog');
  await dialog.getByLabel(selling('shipping.proof.NAME')).fill(who);
  await dialog.getByRole('button', { name: selling('shipping.complete') }).click();
  await expect(dialog).toBeHidden();

  const day = addDays(stop.requestDate, 1);
  const { idDeliveryInfo, version, type, classify, position } = stop;
  const moved = { idDeliveryInfo, version, type, classify, position, requestDate: day };
  await sales.call(saveDeliveries, { body: { items: [{ ...moved, idDriver: stop.driver!.id }] } });
  await driver.context.setOffline(false);
  await expect(main(driver.page).getByText(selling('outbox.state.refused')).first()).toBeVisible();

  await driver.goto(`/mypage/shipping-list?date=${day}`);
  await main(driver.page)
    .getByRole('button', { name: selling('outbox.amend') })
    .last()
    .click();
  await expect(dialog.getByLabel(selling('shipping.proof.NAME'))).toHaveValue(who);
  await expectSound(driver.page, ON_THE_ROAD);
  await dialog.getByLabel(selling('shipping.early.reason')).fill(why);
  await dialog.getByRole('button', { name: selling('shipping.complete') }).click();
  await expect(dialog).toBeHidden();
  await expect(main(driver.page).getByText(selling('outbox.state.sent')).last()).toBeVisible();
  await sales.goto(`/mypage/manage-order-history/${stop.orderFormNumber}`);
  await expect(main(sales.page)).toContainText(who);
  await expect(main(sales.page)).toContainText(why);
});

test('the board proposes rounds, and the driver has a map of the day and hears of a new stop at once', async ({
  buyer,
  sales,
  driver2: driver,
}) => {
  test.slow();
  const own = await planOrder({ buyer, sales }, { lines: 1, driverName: '최민준' });
  const later = { lines: 1, driverName: '최민준', inDays: 3 };
  const { stop } = await planOrder({ buyer, sales }, later);
  await driver.goto(`/mypage/shipping-list?date=${own.stop.requestDate}`);
  await main(driver.page).getByText(selling('shipping.route.title')).click();
  const map = main(driver.page).getByRole('img', { name: new RegExp(stop.clientName) });
  await expect(map.first()).toBeVisible();
  const way = main(driver.page).locator('a[href^="https://map.kakao.com/link/by/car/"]');
  await expect(way.first()).toBeVisible();
  await expectSound(driver.page, ON_THE_ROAD);

  await sales.goto(`/mypage/manage-delivery-schedule?day=${own.stop.requestDate}`);
  const round = main(sales.page).getByRole('region', { name: '최민준', exact: true });
  const client = round.getByRole('link', { name: stop.clientName }).first();
  await expect(client).toHaveAttribute('href', /^\/mypage\/clients\/\d+$/);
  await expectSound(sales.page);
  await main(sales.page)
    .getByRole('button', { name: selling('proposal.likeLastWeek') })
    .click();
  const dialog = sales.page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: selling('proposal.lastWeek') })).toBeVisible();
  await expectSound(sales.page);
  await sales.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const { idDeliveryInfo, version, type, classify } = stop;
  const { requestDate, position } = own.stop;
  const given = { idDeliveryInfo, version, type, classify, requestDate, position: position + 1 };
  await sales.call(saveDeliveries, { body: { items: [{ ...given, idDriver: own.stop.driver!.id }] } });
  await expect(main(driver.page).getByText(selling('shipping.news.title'))).toBeVisible();
});
