import { getClientLedger } from '@vitis/contracts';
import { aWorkbook } from '@vitis/testing/workbook';
import { OFFLINE } from '../../src/broken-page.ts';
import { expect, expectAccessible, type Person, test } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

const chat = (key: string, values?: Record<string, string | number>) => textOf('mf-chat', key, values);

// People go without a network here, and keep what the worker keeps for them.
test.use({ serviceWorkers: 'allow' });

// One after the other: who has the room open in one test reads what the other counts as unread.
test.describe.configure({ mode: 'default' });

/** Opens the first room of the list. */
async function openRoom({ page, goto }: Person): Promise<void> {
  await goto('/chat');
  await page
    .getByRole('main')
    .getByRole('link', { name: /담원다이닝|한서윤/ })
    .first()
    .click();
  await expect(page.getByRole('log', { name: chat('room.log') })).toBeVisible();
}

test('buyer and sales staff talk: text, a picture, a document, and nothing twice when the line breaks', async ({
  buyer,
  sales,
}) => {
  test.setTimeout(120_000);
  const said = `내일 오전에 받을 수 있을까요? ${crypto.randomUUID().slice(0, 8)}`;
  await openRoom(buyer);
  await openRoom(sales);
  const [here, there] = [buyer.page, sales.page];
  await expectAccessible(here);

  const write = here.getByRole('textbox', { name: chat('room.write') });
  await write.fill(said);
  await expect(there.getByText(chat('room.typing', { name: '김도윤' }))).toBeVisible();
  await write.press('Enter');
  await expect(there.getByRole('log').getByText(said)).toHaveCount(1);
  await expect(here.getByRole('log').getByText(said)).toHaveCount(1);
  // The other side has the room open, so it is read.
  await expect(here.getByText(chat('room.read')).last()).toBeVisible();

  await here.locator('input[type="file"]').setInputFiles({
    name: 'cellar.png',
    mimeType: 'image/png',
    buffer: await there.screenshot(),
  });
  await expect(here.getByRole('list', { name: chat('room.attached') })).toContainText('cellar.png');
  await here.getByRole('button', { name: chat('room.send'), exact: true }).click();
  await expect(
    there.getByRole('button', { name: chat('room.enlarge', { name: 'cellar.png' }) }).last(),
  ).toBeVisible();

  // Written without a line, it goes out once when the line is back.
  buyer.expectError(OFFLINE);
  await buyer.context.setOffline(true);
  const late = `오프라인에서 보냅니다 ${crypto.randomUUID().slice(0, 8)}`;
  await write.fill(late);
  await write.press('Enter');
  await expect(here.getByText(chat('room.sending')).last()).toBeVisible();
  await buyer.context.setOffline(false);
  await expect(there.getByRole('log').getByText(late)).toHaveCount(1, { timeout: 30_000 });
  await expect(here.getByRole('log').getByText(late)).toHaveCount(1);

  await here.getByRole('button', { name: chat('room.showDocument') }).click();
  const picker = here.getByRole('dialog');
  await expectAccessible(here);
  await picker
    .getByRole('button', { name: /E\d{8}-\d{4,}/ })
    .first()
    .click();
  await expect(
    there
      .getByRole('log')
      .getByText(/E\d{8}-\d{4,}/)
      .last(),
  ).toBeVisible();
  await expectAccessible(there);
});

test('from the page of a client to its room: a price list is sent, found by first consonants and shown again', async ({
  buyer,
  sales,
}) => {
  test.slow();
  const { page } = sales;
  const main = page.getByRole('main');
  const { idClient } = await buyer.call(getClientLedger);
  await page.setViewportSize({ width: 1440, height: 900 });
  await sales.goto(`/mypage/clients/${idClient}`);
  await main.getByRole('link', { name: textOf('mf-mypage-sales', 'document.chat') }).click();
  await expect(page).toHaveURL(/\/chat\?room=\d+$/);
  const log = page.getByRole('log', { name: chat('room.log') });
  await expect(log).toBeVisible();

  const files = main.locator('input[type="file"]');
  await files.setInputFiles({ name: '설치.exe', mimeType: '', buffer: Buffer.from('MZ') });
  await expect(main.getByText(chat('room.refusal.TYPE'))).toBeVisible();
  await main.getByRole('button', { name: chat('room.detach', { name: '설치.exe' }) }).click();
  const name = `가격표 ${crypto.randomUUID().slice(0, 8)}.xlsx`;
  await files.setInputFiles({ name, mimeType: '', buffer: Buffer.from(aWorkbook([['와인', 82_000]])) });
  await expect(main.getByRole('list', { name: chat('room.attached') })).toContainText(name);
  await main.getByRole('button', { name: chat('room.send'), exact: true }).click();
  await expect(log.getByText(name)).toBeVisible();

  await main.getByRole('button', { name: chat('room.search.open') }).click();
  const field = main.getByRole('searchbox', { name: chat('room.search.field') });
  await field.fill('ㄱㄱㅍ');
  const results = main.getByRole('list', { name: chat('room.search.results') });
  await expect(results.getByText(name)).toBeVisible();
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await field.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(log.locator('[data-sequence]:focus')).toContainText(name);
  await page.keyboard.press('Tab');
  await main.getByRole('button', { name: chat('room.search.close') }).click();
  await expect(main.getByRole('button', { name: chat('room.search.open') })).toBeFocused();
});

test('a message reaches somebody who is elsewhere as a number at the door, in every tab', async ({
  buyer,
  sales,
}) => {
  await openRoom(buyer);
  await sales.goto('/mypage/manage-order-history');
  const second = await sales.newTab();
  await second.goto('/product');
  const badge = (page: Person['page']) =>
    page
      .getByRole('banner')
      .getByRole('link', { name: /읽지 않은 메시지/ })
      .first();
  await expect(badge(sales.page)).toBeVisible();
  const before = Number(/\d+/.exec((await badge(sales.page).textContent()) ?? '')?.[0]);

  const write = buyer.page.getByRole('textbox', { name: chat('room.write') });
  await write.fill('확인 부탁드립니다.');
  await write.press('Enter');

  for (const page of [sales.page, second]) {
    await expect
      .poll(async () => Number(/\d+/.exec((await badge(page).textContent()) ?? '')?.[0]))
      .toBeGreaterThan(before);
  }
});

test.describe('before the first word', () => {
  // Every buyer of the demonstration has a room: the test says that there is none.
  test.use({ serviceWorkers: 'block' });

  test('a buyer sees when the sales contact works', async ({ buyer }) => {
    const { page } = buyer;
    await page.route('**/api/v1/chats/list', (route) =>
      route.fulfill({ json: { _embedded: { items: [] } } }),
    );
    await buyer.goto('/chat');
    const start = page.getByRole('main');
    await expect(start.getByText(chat('hours.weekday'), { exact: true })).toBeVisible();
    await expect(start).toContainText(/\d\d:\d\d–\d\d:\d\d/);
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
  });
});
