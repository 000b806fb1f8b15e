import {
  completeDelivery,
  createDelivery,
  getEstimate,
  getOrderForm,
  listDrivers,
  listProducts,
  type ProductCard,
  respondEstimate,
  respondOrderForm,
} from '@vitis/contracts';
import { addDays, formatMoney, formatNumber, seoulDay, statusLabel, wineTitle } from '@vitis/domain';
import { expectInWindow } from '../../src/expect-sound.ts';
import { expect, expectAccessible, type Person, PHONE, test } from '../../src/fixtures.ts';
import { type Hand, keys, thumb } from '../../src/hands.ts';
import { patternOf, textsOf } from '../../src/texts.ts';

const PRICE = 12_000;

/** A wine that no other test orders at the same time. */
async function someWine(buyer: Person, place: number): Promise<ProductCard> {
  const { _embedded } = await buyer.call(listProducts, {
    query: { size: 100, inStock: true, sort: 'price,desc' },
  });
  // What others order and return moves the list meanwhile: even and odd numbers stay apart.
  const inStock = _embedded.items.filter(
    ({ availability, id }) => availability === 'IN_STOCK' && id % 2 === place % 2,
  );
  const wine = inStock[Math.floor(place / 2) + test.info().repeatEachIndex];
  if (wine === undefined) throw new Error('The shop has too few wines in stock');
  return wine;
}

interface People {
  buyer: Person;
  sales: Person;
  driver: Person;
}

/** What sales staff and the driver do between the buyer's steps. */
function otherSide({ sales, driver }: People) {
  return {
    answer: async (number: string) => {
      const params = { number };
      const { version, products } = await sales.call(getEstimate, { params });
      const priced = products.map(({ idProduct, qty }) => ({ idProduct, qty, unitPrice: PRICE }));
      const expiredDate = addDays(seoulDay(new Date()), 14);
      await sales.call(respondEstimate, { params, version, body: { expiredDate, products: priced } });
    },
    deliver: async (number: string) => {
      const params = { number };
      const { version } = await sales.call(getOrderForm, { params });
      await sales.call(respondOrderForm, { params, version, body: {} });
      const { _embedded } = await sales.call(listDrivers);
      const { idDeliveryInfo } = await sales.call(createDelivery, {
        body: {
          orderFormNumber: number,
          type: 'DIRECT',
          classify: 'SUPPLY',
          requestDate: seoulDay(new Date()),
          idDriver: _embedded.items.find(({ fullName }) => fullName === '오태식')!.id,
        },
      });
      await driver.call(completeDelivery, {
        params: { id: idDeliveryInfo },
        body: { completedAt: new Date().toISOString(), receivedBy: '김민수' },
      });
    },
  };
}

/** From the search to the receipt, by one hand: whatever it cannot reach stops it. */
async function walk(people: People, hand: Hand, wine: ProductCard): Promise<void> {
  const { buyer } = people;
  const { page, language } = buyer;
  const [shell, catalog, buying] = (['shell', 'mf-catalog', 'mf-mypage-buyer'] as const).map((part) =>
    textsOf(part, language),
  ) as [ReturnType<typeof textsOf>, ReturnType<typeof textsOf>, ReturnType<typeof textsOf>];
  const { answer, deliver } = otherSide(people);
  const main = page.getByRole('main');
  const title = wineTitle(wine);

  await buyer.goto('/');
  if (hand === thumb)
    await hand.press(
      page.getByRole('banner').getByRole('button', { name: shell('search.open'), exact: true }),
    );
  await hand.write(page.getByRole('combobox', { name: shell('search.label') }), title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search-result\?q=/);
  const card = main.getByRole('article').filter({ has: page.locator(`a[href="/product/${wine.id}"]`) });
  await hand.press(
    card.first().getByRole('button', { name: patternOf('mf-catalog', 'card.addLabel', {}, language) }),
  );
  await expect(page.getByText(patternOf('mf-catalog', 'cart.added', {}, language))).toBeVisible();
  await hand.press(
    page.getByRole('banner').getByRole('link', { name: new RegExp(`^${shell('header.cart')}`) }),
  );

  // Other tests shop with the same buyer.
  await expect(page).toHaveURL(/\/cart$/);
  const all = main.getByRole('checkbox', {
    name: patternOf('mf-catalog', 'cart.selectAll', {}, language),
  });
  await expect(all).toBeVisible();
  if (!(await all.isChecked())) await hand.tick(all);
  await expect(all).toBeChecked();
  await hand.tick(all);
  await hand.tick(main.getByRole('checkbox', { name: catalog('cart.select', { title }), exact: true }));
  await hand.press(main.getByRole('button', { name: catalog('apply.title'), exact: true }));
  await expect(page).toHaveURL(/\/cart\/apply/);
  await hand.write(main.getByRole('textbox', { name: catalog('flow.message') }), '한 박스 부탁드립니다.');
  await hand.press(main.getByRole('button', { name: catalog('apply.title'), exact: true }));
  await expect(page).toHaveURL(/\/mypage\/estimate-apply-history\/E\d{8}-\d{4,}/);
  const estimate = /E\d{8}-\d{4,}/.exec(page.url())![0];
  await hand.press(page.getByRole('alertdialog').getByRole('button'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(estimate);

  await answer(estimate);
  await expect(main.getByText(formatNumber(PRICE)).first()).toBeVisible();
  if (hand === thumb) {
    const more = main.getByRole('button', { name: buying('document.more') });
    await hand.press(more);
    await expect(page.getByRole('menuitem', { name: buying('estimate.modify') })).toBeVisible();
    await expectAccessible(page);
    await hand.press(more);
  }
  await hand.press(main.getByRole('button', { name: buying('estimate.confirm') }));
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: buying('estimate.confirm') }));
  await expect(main.getByText(buying('estimate.done.confirmed'))).toBeVisible();
  await hand.press(main.getByRole('link', { name: buying('estimate.order') }));
  await expect(page).toHaveURL(/\/cart\/order/);
  await hand.press(
    main.getByRole('button', { name: patternOf('mf-catalog', 'order.due.next', {}, language) }).first(),
  );
  await hand.press(main.getByRole('button', { name: catalog('order.title'), exact: true }));
  await expect(page).toHaveURL(/\/order\/orderComplete\?number=O/);
  await expectAccessible(page);
  const order = new URL(page.url()).searchParams.get('number')!;
  await hand.press(main.getByRole('link', { name: catalog('complete.toOrder') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(order);

  await deliver(order);
  const delivered = main.getByRole('article');
  await expect(delivered).toContainText(statusLabel('delivery', 'COMPLETED', language));
  await hand.press(delivered.getByRole('link', { name: buying('delivery.receipt') }));
  await expect(page).toHaveURL(/\/mypage\/receipt\/\d+$/);
  const { total } = await buyer.call(getOrderForm, { params: { number: order } });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(formatMoney(total, language));
  await expectAccessible(page);
}

test.describe('with a thumb on a phone', () => {
  test.use({ device: PHONE });

  test('a buyer finds a wine, asks for its price, orders it and follows it to the receipt', async ({
    buyer,
    sales,
    driver,
  }) => {
    test.slow();
    await walk({ buyer, sales, driver }, thumb, await someWine(buyer, 20));
    const { page } = buyer;
    await expectInWindow(page);
  });
});

test('a buyer goes the same way by the keyboard alone', async ({ buyer, sales, driver }) => {
  test.slow();
  await walk({ buyer, sales, driver }, keys, await someWine(buyer, 21));
});
