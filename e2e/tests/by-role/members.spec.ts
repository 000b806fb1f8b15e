import { checkChatsRead, getCart, getDashboard, unshareWineMenu } from '@vitis/contracts';
import { expectSound } from '../../src/expect-sound.ts';
import { expect, expectAccessible, type Person, test, waitUntilAtRest } from '../../src/fixtures.ts';
import { readPdf, squeezed } from '../../src/read-pdf.ts';
import { textOf } from '../../src/texts.ts';

const shell = (key: string, values?: Record<string, string>) => textOf('shell', key, values);

test('a buyer sees own prices in the list and on the page of a wine', async ({ buyer }) => {
  const { page } = buyer;
  await buyer.goto('/product');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/\d{1,3},\d{3}원/);

  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  await expect(page.getByRole('region', { name: textOf('mf-catalog', 'detail.purchase') })).toContainText(
    /\d{1,3},\d{3}원/,
  );
});

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

test('a buyer counts what is left of a wine, and puts what is missing into the cart', async ({ buyer2 }) => {
  const { page } = buyer2;
  const own = (key: string, values?: Record<string, string>) =>
    textOf('mf-mypage-buyer', `ownWine.${key}`, values);
  await page.setViewportSize({ width: 1440, height: 900 });
  await buyer2.goto('/mypage/own-wine');
  const list = page.getByRole('list', { name: own('title') });
  const row = list.getByRole('listitem').filter({ hasNot: page.getByText(own('soldOut'), { exact: true }) });
  await row
    .first()
    .getByLabel(new RegExp(own('fields.left')))
    .fill('1');
  await row
    .first()
    .getByLabel(new RegExp(own('fields.par')))
    .fill('3');
  await expect(row.first()).toContainText('2병 부족');
  await page.getByRole('button', { name: own('save'), exact: true }).click();
  await expect(page.getByText(own('saved'))).toBeVisible();
  await waitUntilAtRest(page);
  await expectAccessible(page);

  await page.setViewportSize({ width: 375, height: 800 });
  await buyer2.goto('/mypage/own-wine');
  await expect(row.first().getByLabel(new RegExp(own('fields.left')))).toHaveValue('1');
  await waitUntilAtRest(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /담기$/ }).click();
  await expect(page.getByText(/장바구니에 담았습니다/)).toBeVisible();
});

test('a buyer makes a wine list, prints it in three layouts, and shows it to guests until the link is taken back', async ({
  buyer,
  guest,
}) => {
  const { page } = buyer;
  const menu = (key: string, values?: Record<string, string>) =>
    textOf('mf-mypage-buyer', `wineMenu.${key}`, values);
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  // Another try may have shared it.
  await buyer.call(unshareWineMenu);
  await buyer.goto('/mypage/own-wine/share');
  await page.getByLabel(menu('name')).fill('오늘의 와인');
  const sheet = page.getByRole('region', { name: menu('preview') }).getByRole('article');
  await expect(sheet.getByRole('heading', { level: 2 }).first()).toHaveText('오늘의 와인');
  const wine = (await sheet.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  await page.getByRole('button', { name: menu('link.make') }).click();
  const link = page.getByRole('link', { name: /\/wine-menu\// });
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';
  await waitUntilAtRest(page);
  await expectAccessible(page);
  for (const [layout, width, height] of [
    ['CLASSIC', 210, 297],
    ['COLUMNS', 210, 297],
    ['CARDS', 297, 210],
  ] as const) {
    await page.getByRole('radio', { name: new RegExp(menu(`layouts.${layout}`)) }).check();
    await expect(sheet.getByRole('img', { name: '휴대전화로 보기' }).first()).toBeVisible();
    const paper = await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    expect(paper.map((each) => [Math.round(each.width), Math.round(each.height)])).toEqual(
      paper.map(() => [width, height]),
    );
    const [first] = paper;
    // The list and nothing else: no header, no editor, no bar.
    const text = squeezed(first?.texts.map((each) => each.text).join('') ?? '');
    expect(text).toContain('오늘의와인');
    expect(text).toContain(squeezed(wine));
    expect(text).not.toContain(squeezed(menu('print')));
  }

  await page.setViewportSize({ width: 375, height: 800 });
  await expectAccessible(page);
  await page.getByRole('radio', { name: menu('preview') }).check();
  await expect(sheet).toBeVisible();

  await guest.page.setViewportSize({ width: 375, height: 800 });
  await guest.goto(address);
  await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText('오늘의 와인');
  await waitUntilAtRest(guest.page);
  await expectAccessible(guest.page);
  await guest.page.getByRole('link', { name: 'English' }).click();
  await expect(
    guest.page.getByText(textOf('mf-mypage-buyer', 'houseMenu.priceNote', {}, 'en-US')),
  ).toBeVisible();

  await page.getByRole('radio', { name: menu('content') }).check();
  await page.getByRole('button', { name: menu('link.takeBack') }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: menu('link.takeBack') })
    .click();
  await expect(page.getByRole('button', { name: menu('link.make') })).toBeVisible();
});

test('a buyer answers five questions and is shown wines that fit, each with its reason', async ({
  buyer,
}) => {
  const { page } = buyer;
  const taste = (key: string) => textOf('mf-mypage-buyer', `taste.${key}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await buyer.goto('/mypage/taste-analysis');
  await expect(page.getByRole('heading', { level: 1, name: taste('title') })).toBeVisible();
  const again = page.getByRole('button', { name: taste('again') });
  const send = page.getByRole('button', { name: taste('send') });
  await expect(again.or(send)).toBeVisible();
  if (await again.isVisible()) await again.click();
  for (const [question, value] of [
    ['kind', 'RED'],
    ['sugar', 'LOW'],
    ['body', 'HIGH'],
    ['acidity', 'MEDIUM'],
    ['tannin', 'HIGH'],
  ])
    await page
      .getByRole('group', { name: taste(`questions.${question}`) })
      .getByText(taste(`answers.${question}.${value}`), { exact: true })
      .click();
  await expectAccessible(page);
  await send.click();
  const wines = page.getByRole('region', { name: taste('wines') }).getByRole('listitem');
  await expect(wines.first()).toContainText(/\d+% 일치/);
  await expect(wines.first()).toContainText(taste('reasons.body.HIGH'));
  await page.setViewportSize({ width: 375, height: 800 });
  await waitUntilAtRest(page);
  await expectAccessible(page);
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

/** Counts what moves on pages that this person opens from here on. */
const watchMoves = ({ page }: Person) =>
  page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        moved.by += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const movesOf = ({ page }: Person) =>
  page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by);

for (const width of [1440, 375]) {
  test(`the desk of a buyer stands where it was kept for it, ${width} px wide`, async ({ buyer }) => {
    const { page } = buyer;
    await page.setViewportSize({ width, height: 900 });
    await watchMoves(buyer);
    await buyer.goto('/');
    const desk = page.getByRole('region', { name: textOf('mf-catalog', 'desk.label') });
    await expect(desk).toContainText(/\d원/);
    await expect(page.getByRole('button', { name: /\d+(병|박스) 담기$/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^발주 O\d+-\d+ 다시 담기$/ })).toHaveCount(3);
    await waitUntilAtRest(page);
    expect(await movesOf(buyer)).toBeLessThan(0.01);
  });

  test(`the desk of sales staff stands where it was kept for it, ${width} px wide`, async ({ sales }) => {
    const { page } = sales;
    await page.setViewportSize({ width, height: 900 });
    await watchMoves(sales);
    await sales.goto('/');
    const desk = page.getByRole('region', { name: textOf('mf-catalog', 'desk.label') });
    await expect(desk).toContainText(textOf('mf-catalog', 'desk.messages.note.sales'));
    await waitUntilAtRest(page);
    await expect(page.getByRole('button', { name: /담기$/ })).toHaveCount(0);
    expect(await movesOf(sales)).toBeLessThan(0.01);
  });
}

/** What the header counts for whom, soon after everything else. */
const BUYER_COUNTS = getDashboard.path;
const STAFF_COUNTS = checkChatsRead.path;

/** Opens a screen wide, then narrows the window: nothing may break a rule, or stick out of the window. */
async function expectSoundAt({ page, goto }: Person, path: string, counts: string | null): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const counted =
    counts === null ? null : page.waitForResponse((response) => response.url().includes(counts));
  await goto(path);
  await expect(page.getByRole('main').first()).not.toBeEmpty();
  await counted;
  await expectSound(page, [1440, 375]);
}

test('what a buyer looks for breaks no rule of accessibility, wide and narrow', async ({ buyer }) => {
  test.slow();
  for (const path of ['/', '/product', '/product/1', '/cart', '/mypage/wish', '/chat'])
    await expectSoundAt(buyer, path, BUYER_COUNTS);
});

test('what a buyer follows breaks no rule of accessibility, wide and narrow', async ({ buyer }) => {
  test.slow();
  for (const path of ['/mypage/estimate-apply-history', '/mypage/estimate-order-history', '/mypage/delivery'])
    await expectSoundAt(buyer, path, BUYER_COUNTS);
});

test('what staff work with breaks no rule of accessibility, wide and narrow', async ({ sales, driver }) => {
  test.slow();
  for (const path of ['/mypage/manage-estimate-history', '/mypage/manage-order-history', '/chat'])
    await expectSoundAt(sales, path, STAFF_COUNTS);
  await expectSoundAt(sales, '/mypage/manage-delivery-schedule', STAFF_COUNTS);
  await expectSoundAt(driver, '/mypage/shipping-list', null);
});

test('a buyer writes quantities into the table and adds several wines at once', async ({ buyer }) => {
  const { page } = buyer;
  await buyer.goto('/product?view=table&inStock=true');
  const table = page.getByRole('main').getByRole('table');
  await expect(table.getByText(/\d{1,3},\d{3}원/).first()).toBeVisible();
  const heights = await table.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(40);

  const more = table.getByRole('button', { name: /늘리기$/ });
  await more.nth(0).click();
  await more.nth(2).click();
  const bar = page.getByRole('region', { name: textOf('mf-catalog', 'table.pad') });
  await expect(bar.getByRole('status')).toContainText(/^2종 \d+병[\d,]+원/);
  await bar.getByRole('button', { name: textOf('mf-catalog', 'table.addAll') }).click();
  await expect(bar.getByRole('status')).toContainText('2종을 장바구니에 담았습니다');

  await table.getByRole('button', { name: textOf('mf-catalog', 'table.lastPurchase') }).click();
  await expect(page).toHaveURL(/sort=bought/);
  await expect(table.locator('tbody tr').first()).toContainText(/\d\d-\d\d-\d\d/);
});

test('a buyer lists what was bought before', async ({ buyer }) => {
  const { page } = buyer;
  await buyer.goto('/product');
  await page.getByRole('checkbox', { name: textOf('mf-catalog', 'filter.bought') }).click();
  await expect(page).toHaveURL(/bought=true/);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first().getByText(textOf('mf-catalog', 'card.bought'))).toBeVisible();
  const marked = cards.filter({ hasText: textOf('mf-catalog', 'card.bought') });
  await expect.poll(async () => (await marked.count()) === (await cards.count())).toBe(true);
});

test('on a phone, price, quantity and cart of a wine stay in reach at both ends of its page', async ({
  buyer,
}) => {
  const { page } = buyer;
  await page.setViewportSize({ width: 375, height: 812 });
  await buyer.goto('/product/2');
  const add = page.getByRole('button', { name: textOf('mf-catalog', 'card.add'), exact: true });
  const quantity = page
    .getByRole('region', { name: textOf('mf-catalog', 'detail.purchase') })
    .getByRole('spinbutton');
  for (const place of [0, 600, 99_999]) {
    await page.evaluate((y) => scrollTo(0, y), place);
    await expect(add).toBeInViewport({ ratio: 1 });
    await expect(quantity).toBeInViewport({ ratio: 1 });
  }
  await quantity.fill('9999');
  await quantity.press('Enter');
  await expect(page.getByText(/까지 발주하실 수 있습니다/)).toBeVisible();
  await expect(add).toBeDisabled();
  await expectAccessible(page);
});

for (const [width, language] of [
  [992, 'ko-KR'],
  [1024, 'en-US'],
  [1199, 'ja-JP'],
  [1440, 'ja-JP'],
] as const) {
  test(`at ${width} px in ${language} the switch between case and bottle is whole`, async ({ buyer }) => {
    const { page } = buyer;
    await page.setViewportSize({ width, height: 900 });
    await buyer.goto(`/product/2?lang=${language}`);
    const units = page
      .getByRole('region', { name: textOf('mf-catalog', 'detail.purchase', {}, language) })
      .getByRole('radiogroup');
    await expect(units).toBeVisible();
    const cut = await units.evaluate((group) => group.scrollWidth - group.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
  });
}
