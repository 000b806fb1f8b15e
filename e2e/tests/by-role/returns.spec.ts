import { completeDelivery, listCancellations, listDeliveriesOfSales, saveDeliveries } from '@vitis/contracts';
import { formatBottles, formatMoney, seoulDay, statusLabel } from '@vitis/domain';
import { deliverOrder } from '../../src/delivered-order.ts';
import { expectSound } from '../../src/expect-sound.ts';
import { expect, test } from '../../src/fixtures.ts';
import { main, text } from '../../src/own-data.ts';
import { textOf } from '../../src/texts.ts';

const DRIVER = '오태식';
const reason = statusLabel('returnReason', 'BROKEN', 'ko-KR');

test('bottles go back: asked for with a photo, planned by sales, collected, and off what is owed', async ({
  buyer,
  buyer2,
  sales,
  driver,
}) => {
  test.slow();
  const { page } = buyer;
  const { order } = await deliverOrder({ buyer, sales, driver }, { lines: 2, driverName: DRIVER });
  const number = order.orderFormNumber;
  const [line] = order.products;

  await buyer.goto(`/mypage/order?q=${number}`);
  await expectSound(buyer.page);
  await main(page).getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  await expectSound(buyer.page);
  await main(page)
    .getByRole('link', { name: text('boughtOrder.return') })
    .click();

  // Nothing is filled in before, and what is missing is said at its place.
  const send = main(page).getByRole('button', { name: text('returnRequest.send') });
  await send.click();
  await expect(main(page).getByText(text('returnRequest.issues.REQUIRED.bottles'))).toBeVisible();
  const bottles = main(page).getByRole('spinbutton', {
    name: text('returnRequest.quantityOf', { wine: line!.productName }),
  });
  await bottles.fill('99');
  await page.keyboard.press('Tab');
  await expect(bottles).toHaveAttribute('aria-valuenow', '99');
  const most = { bottles: formatBottles(line!.qty, 'ko-KR') };
  await expect(main(page).getByText(text('returnRequest.tooMany', most))).toBeVisible();
  await bottles.fill('1');
  await page.keyboard.press('Tab');
  await main(page).getByRole('radio', { name: reason }).check();
  await main(page).getByLabel(text('returnRequest.comment')).fill('한 병이 깨져 있습니다.');
  const photo = { name: 'bottle.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await main(page).locator('input[type="file"]').setInputFiles(photo);
  await expect(main(page).getByText('bottle.png', { exact: true })).toBeVisible();
  const worth = formatMoney(Math.floor(line!.unitPrice * 1.1));
  await expect(main(page).getByText(worth)).toBeVisible();
  await expectSound(buyer.page);
  await send.click();

  await expect(page).toHaveURL(`/mypage/order/${number}`);
  const card = main(page).getByRole('article').first();
  await expect(card).toContainText(statusLabel('return', 'READY', 'ko-KR'));
  await expect(card).toContainText(reason);
  await expect(card.locator('img')).toBeVisible();
  await expectSound(buyer.page);

  // Sales give it to a driver, and see why.
  const stops = await sales.call(listDeliveriesOfSales, { query: { q: number } });
  const stop = stops._embedded.items.find(({ classify }) => classify === 'COLLECT')!;
  const { idDeliveryInfo: id, version } = stop;
  const idDriver = stops._embedded.items.find(({ driver: known }) => known?.fullName === DRIVER)!.driver!.id;
  const plan = { type: 'DIRECT', classify: 'COLLECT', requestDate: seoulDay(new Date()), idDriver } as const;
  await sales.call(saveDeliveries, {
    body: { items: [{ ...plan, idDeliveryInfo: id, version, position: 99 }] },
  });
  await sales.goto('/mypage/manage-delivery-schedule');
  const tile = sales.page
    .getByRole('region', { name: DRIVER })
    .getByRole('listitem')
    .filter({ hasText: statusLabel('deliveryClassify', 'COLLECT', 'ko-KR') })
    .last();
  await expect(tile).toContainText(statusLabel('deliveryClassify', 'COLLECT', 'ko-KR'));
  await tile
    .getByRole('button', { name: textOf('mf-mypage-sales', 'schedule.editOf', { name: stop.clientName }) })
    .click();
  const dialog = sales.page.getByRole('dialog');
  await expect(dialog).toContainText('한 병이 깨져 있습니다.');
  await expect(dialog.locator('img')).toBeVisible();

  await driver.call(completeDelivery, {
    params: { id },
    body: { completedAt: new Date().toISOString(), receivedBy: '김민수' },
  });
  await expect(card).toContainText(statusLabel('return', 'COMPLETED', 'ko-KR'));
  await expect(card).toContainText(text('boughtOrder.credited', { amount: worth }));
  await card.getByRole('link', { name: text('delivery.receipt') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${statusLabel('receipt', 'RETURN', 'ko-KR')} −${worth}`,
  );

  buyer2.expectError(/404/);
  await buyer2.goto(`/mypage/order/${number}/return`);
  await expect(buyer2.page.getByText(text('boughtOrder.notFound'))).toBeVisible();
});

test('what was called off stands in one list with who did it and why, and each leads to its document', async ({
  buyer,
}) => {
  const { page } = buyer;
  const { _embedded } = await buyer.call(listCancellations, { query: { status: 'ORDER' } });
  const [cancelled] = _embedded.items;
  await buyer.goto('/mypage/cancel-history?status=ORDER');
  await expectSound(buyer.page);
  await main(page).getByRole('link', { name: cancelled!.number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cancelled!.number);
  await expect(main(page)).toContainText(cancelled!.reason);
  await expectSound(buyer.page);
  await main(page)
    .getByRole('link', { name: text('cancellation.toDocument.ORDER') })
    .click();
  await expect(page).toHaveURL(`/mypage/estimate-order-history/${cancelled!.number}`);
});
