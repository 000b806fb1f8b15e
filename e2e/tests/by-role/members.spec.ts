import { getCart, getDashboard } from '@vitis/contracts';
import { expect, test } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

const shell = (key: string, values?: Record<string, string>) => textOf('shell', key, values);

test('a buyer keeps wines on the wish list and takes one off again', async ({ buyer }) => {
  const { page } = buyer;
  await buyer.goto('/mypage/wish');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('mf-mypage-buyer', 'wish.title'));
  const remove = page.getByRole('button', { name: /위시리스트에서 삭제/ });
  await expect(remove.first()).toBeVisible();
  const before = await remove.count();

  await remove.first().click();
  await expect(remove).toHaveCount(before - 1);
  await page
    .getByRole('button', { name: /되돌리기/ })
    .first()
    .click();
  await expect(remove).toHaveCount(before);
});

test('what a buyer puts into the cart is counted in every tab', async ({ buyer }) => {
  const { page } = buyer;
  await buyer.goto('/product');
  const other = await buyer.newTab();
  await other.goto('/');
  const countIn = async (tab: typeof page) => {
    const cart = tab.getByRole('banner').getByRole('link', { name: new RegExp(shell('header.cart')) });
    return Number(/\d+/.exec((await cart.first().textContent()) ?? '')?.[0]);
  };
  const { cartCount: before } = await buyer.call(getDashboard);

  // More of a wine that is there already would leave the count as it is.
  const kept = new Set((await buyer.call(getCart))._embedded.items.map(({ idProduct }) => idProduct));
  const add = { name: /, \d+(병|박스) 담기$/ };
  const cards = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', add) });
  const wines = await cards.evaluateAll((all) =>
    all.map((card) => Number(card.querySelector('a')?.pathname.split('/').at(-1))),
  );
  await cards
    .nth(wines.findIndex((wine) => !kept.has(wine)))
    .getByRole('button', add)
    .click();

  await expect(page.getByText(/장바구니에 담았습니다/)).toBeVisible();
  await expect(async () => {
    const [here, there] = [await countIn(page), await countIn(other)];
    expect(here).toBeGreaterThan(0);
    expect(here).not.toBe(before);
    expect(there).toBe(here);
  }).toPass({ timeout: 20_000 });
});

test('sales staff see the estimates of their own clients, by status', async ({ sales }) => {
  const { page } = sales;
  await sales.goto('/mypage/manage-estimate-history');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textOf('mf-mypage-sales', 'estimates.title'),
  );
  await expect(
    page
      .getByRole('main')
      .getByText(/E\d{8}-\d{4}/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('navigation', { name: shell('mypage.title') })).toContainText('발주 관리');
});

test('buyers and sales staff see their chat rooms', async ({ buyer, sales }) => {
  for (const person of [buyer, sales]) {
    await person.goto('/chat');
    await expect(
      person.page.getByRole('heading', { level: 1, name: textOf('mf-chat', 'rooms.title') }),
    ).toBeVisible();
    await expect(person.page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  }
});

test('each role has its own menu', async ({ buyer, sales, driver }) => {
  await buyer.goto('/mypage/wish');
  const menuOf = (person: typeof buyer) =>
    person.page.getByRole('navigation', { name: shell('mypage.title') });
  await expect(menuOf(buyer)).toContainText('견적 신청 내역');
  await expect(menuOf(buyer)).not.toContainText('견적 관리');

  await sales.goto('/mypage/manage-estimate-history');
  await expect(menuOf(sales)).toContainText('배송 일정 관리');
  await driver.goto('/mypage/shipping-list');
  await expect(menuOf(driver)).toContainText('배송 목록');
  await expect(menuOf(driver)).not.toContainText('견적');
});

test('a member of another role is told so, and nothing breaks', async ({ driver }) => {
  await driver.goto('/mypage/wish');
  await expect(driver.page.getByRole('heading', { level: 1 })).toContainText(shell('error.403.title'));
});

test('icons and menus follow the role', async ({ guest, buyer, sales, driver }) => {
  const icons = (person: typeof guest) =>
    person.page.getByRole('banner').getByRole('navigation', { name: shell('header.shortcuts') });
  const expected = [
    [guest, { chat: false, wishes: true, cart: true }],
    [buyer, { chat: true, wishes: true, cart: true }],
    [sales, { chat: true, wishes: false, cart: false }],
    [driver, { chat: false, wishes: false, cart: false }],
  ] as const;
  for (const [person, shown] of expected) {
    await person.goto('/');
    await expect(person.page.locator('html')).toHaveAttribute(
      'data-session',
      person === guest ? 'guest' : 'signed-in',
    );
    for (const [icon, visible] of Object.entries(shown)) {
      await expect(
        icons(person).getByRole('link', { name: new RegExp(shell(`header.${icon}`)) }),
      ).toHaveCount(visible ? 1 : 0);
    }
  }
});
