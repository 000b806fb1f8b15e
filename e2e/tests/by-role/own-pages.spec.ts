import { getMe, TOKEN_COOKIE } from '@vitis/contracts';
import type { PageData } from '@vitis/contracts/registry';
import { expect, type Person, test, waitUntilUsable } from '../../src/fixtures.ts';

const ESTIMATES = '/mypage/estimate-apply-history';
const NUMBER = /E\d{8}-\d{4,}/g;

/** What the server sends a person for an address, before any script of it runs. */
async function sentTo({ context }: Person, path: string) {
  const answer = await context.request.get(path, { headers: { 'sec-fetch-dest': 'document' } });
  const html = await answer.text();
  const [, json = '{}'] =
    /<script type="application\/json" id="vitis-page">(.*?)<\/script>/s.exec(html) ?? [];
  const [, root = ''] =
    /<div id="root">(.*)<script type="application\/json" id="vitis-page">/s.exec(html) ?? [];
  return { html, root, headers: answer.headers(), page: JSON.parse(json) as PageData };
}

test('a member’s page comes with its content, for this member alone', async ({ buyer, buyer2, guest }) => {
  const own = await sentTo(buyer, ESTIMATES);
  const other = await sentTo(buyer2, ESTIMATES);
  const frame = await sentTo(guest, ESTIMATES);

  const numbers = new Set(own.root.match(NUMBER));
  expect(numbers.size).toBeGreaterThan(0);
  for (const number of numbers) {
    expect(other.html).not.toContain(number);
    expect(frame.html).not.toContain(number);
  }
  expect(own.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(frame.page).toMatchObject({ rendered: 'frame', answers: {} });
  const token = (await buyer.context.cookies()).find(({ name }) => name === TOKEN_COOKIE)?.value ?? '';
  expect(token).not.toBe('');
  expect(own.html).not.toContain(token);
});

test('the frame around it is the member’s from the start, and nobody else’s', async ({
  buyer,
  buyer2,
  guest,
}) => {
  const { fullName } = await buyer.call(getMe);
  const own = await sentTo(buyer, ESTIMATES);
  expect(own.root).toContain(fullName);
  expect(own.root).toContain('href="/mypage/own-wine"');
  expect(own.root).not.toContain('href="/account/signup"');
  for (const { html } of [await sentTo(buyer2, ESTIMATES), await sentTo(guest, ESTIMATES)])
    expect(html).not.toContain(fullName);
  // A page that everybody may see is a guest's, whoever asks for it.
  const shared = await sentTo(buyer, '/product');
  expect(shared.html).not.toContain(fullName);

  const { page } = buyer;
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const link of document.querySelectorAll('nav a[href="/mypage/own-wine"]'))
        link.setAttribute('data-from', 'server');
    });
  });
  await expect(async () => {
    await buyer.goto(ESTIMATES);
    await expect(page.locator('nav a[href="/mypage/own-wine"]').first()).toHaveAttribute(
      'data-from',
      'server',
    );
  }).toPass();
});

test('a screen that is not the member’s own is sent without a word of theirs', async ({ buyer }) => {
  const { email, fullName } = await buyer.call(getMe);
  // Of sales staff, and of drivers.
  for (const path of ['/mypage/bonds-sales-situation', '/mypage/shipping-list']) {
    const { html, page } = await sentTo(buyer, path);
    expect(page).toMatchObject({ rendered: 'frame' });
    expect(page.member).toBeUndefined();
    expect(Object.keys(page.answers).filter((key) => key.includes('/me'))).toEqual([]);
    expect(html).not.toContain(email);
    expect(html).not.toContain(fullName);
  }
});

test('what this device keeps of a screen is there from the start', async ({ sales, buyer }) => {
  const density = sales.page.locator('main table');
  await sales.page.addInitScript(() => localStorage.setItem('vitis-desk density', '"roomy"'));
  await sales.goto('/mypage/manage-order-history');
  const height = () =>
    density
      .locator('tbody tr')
      .first()
      .evaluate((row) => row.clientHeight);
  await expect.poll(height).toBeGreaterThan(40);

  await buyer.goto('/cart');
  const first = buyer.page.getByRole('main').getByRole('listitem').getByRole('checkbox').first();
  await first.uncheck();
  await buyer.page.reload();
  await waitUntilUsable(buyer.page);
  await expect(first).not.toBeChecked();
  await first.check();
});

test('the browser takes over what the server has drawn, and asks for none of it again', async ({ buyer }) => {
  const { page } = buyer;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/b2b/estimates/list')) asked.push(request.url());
  });
  // A socket that opens asks whether something was missed.
  await page.routeWebSocket(/socket\.io/, () => {});
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const row of document.querySelectorAll('main tbody tr')) row.setAttribute('data-from', 'server');
    });
  });
  // Beside other tests the server may have too much to do, and sends what the browser draws itself.
  await expect(async () => {
    asked.length = 0;
    await buyer.goto(ESTIMATES);
    await expect(page.locator('main tbody tr').first()).toHaveAttribute('data-from', 'server');
  }).toPass();
  expect(asked).toEqual([]);
  // It is alive, and what it shows then is asked for.
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('E2026');
  await search.press('Enter');
  await expect(page).toHaveURL(/q=E2026/);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.every((address) => address.includes('E2026'))).toBe(true);
});

test('who is signed out meanwhile sees nothing of a page that was made before', async ({ buyer2 }) => {
  const { page, context } = buyer2;
  const own = await sentTo(buyer2, ESTIMATES);
  const number = own.root.match(NUMBER)?.[0] ?? 'none';
  expect(number).not.toBe('none');
  // The page arrives, and the cookie is gone before its script runs.
  await page.route(ESTIMATES, async (route) => {
    const response = await route.fetch();
    await context.clearCookies({ name: TOKEN_COOKIE });
    await route.fulfill({ response });
  });
  await page.goto(ESTIMATES);
  await expect(page).toHaveURL(/\/account\/login\?returnTo=/);
  await expect(page.getByRole('main')).not.toContainText(number);
  await page.unroute(ESTIMATES);
  await page.goBack();
  await expect(page).toHaveURL(/\/account\/login/);
  await expect(page.locator('body')).not.toContainText(number);
});
