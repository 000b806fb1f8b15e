import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createEstimate, createQna } from '@vitis/contracts';
import { expectSound } from '../../src/expect-sound.ts';
import { expect, test } from '../../src/fixtures.ts';
import { messageTo, newestMessage } from '../../src/mailbox.ts';
import { operate } from '../../src/operate.ts';
import { wineAt } from '../../src/sent-forms/filled-form.ts';
import { textOf } from '../../src/texts.ts';

const text = (key: string, values?: Record<string, string | number>) =>
  textOf('mf-mypage-buyer', key, values);

test('a buyer finds an answer by its category and by words, and Back holds', async ({ buyer }) => {
  const { page } = buyer;
  await buyer.goto('/mypage/faq');
  const main = page.getByRole('main');
  const entries = main.locator('details');
  await expect(entries.first()).toBeVisible();
  const all = await entries.count();
  await expectSound(buyer.page);

  await main
    .getByRole('navigation', { name: text('faq.byCategory') })
    .getByRole('link', { name: /^배송/ })
    .click();
  await expect(page).toHaveURL('/mypage/faq?category=DELIVERY');
  await expect.poll(() => entries.count()).toBeLessThan(all);
  await entries.first().locator('summary').click();
  await expect(entries.first()).toHaveAttribute('open', '');

  await main.getByRole('searchbox', { name: text('faq.search') }).fill('ㄱㅈ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/mypage/faq?q=${encodeURIComponent('ㄱㅈ')}`);
  await expect(entries.first()).toHaveAttribute('open', '');
  await main.getByRole('searchbox', { name: text('faq.search') }).fill('quetzalcoatl');
  await page.keyboard.press('Enter');
  await expect(main.getByText(text('faq.none'))).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/mypage/faq?category=DELIVERY');
});

test('a buyer reads one notice after the other; what is not there is said', async ({ buyer }) => {
  buyer.expectError(/404/);
  const { page } = buyer;
  await buyer.goto('/mypage/notice');
  const main = page.getByRole('main');
  const titles = main.getByRole('rowheader').getByRole('link');
  await expect(titles.first()).toBeVisible();
  await expectSound(buyer.page);
  // The mark of what is pinned is no part of its title.
  const pinned = text('notices.pinned');
  const [first = '', second = ''] = (await titles.allTextContents()).map((title) =>
    title.replace(pinned, ''),
  );
  await titles.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await expect(page).toHaveTitle(new RegExp(first));
  await expectSound(buyer.page);
  await main.getByRole('link', { name: second, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
  await buyer.goto('/mypage/notice/2147483646');
  await expect(page.getByText(text('portal.document.notFound'))).toBeVisible();
});

test('what the house publishes and withdraws comes into an open page, and leaves it', async ({
  buyer,
}, info) => {
  test.slow();
  const main = buyer.page.getByRole('main');
  await buyer.goto('/mypage/faq');
  await expect(main.locator('details').first()).toBeVisible();
  const code = `asked-${Date.now()}`;
  const file = info.outputPath('questions.csv');
  await writeFile(
    file,
    `code,kind,title,text,position,published\n${code},FAQ,${code}?,네.,0,2026-01-02 09:00\n`,
  );
  await operate('import', 'contents', file);
  await expect(main.getByText(`${code}?`)).toBeVisible();
  await operate('contents', 'withdraw', code);
  await expect(main.getByText(`${code}?`)).toHaveCount(0);
});

test('an inquiry goes to the house with its file, and its answer comes into every open page and by mail', async ({
  buyer2,
}) => {
  test.slow();
  const { page } = buyer2;
  await buyer2.goto('/mypage/inquiry');
  const main = page.getByRole('main');
  await expect(main.getByRole('row').nth(1)).toBeVisible();
  await expectSound(buyer2.page);
  await main.getByRole('link', { name: text('inquiries.write') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('inquiryWrite.title'));
  await expect(main.getByRole('combobox', { name: text('inquiryWrite.category') })).toBeVisible();
  await expectSound(buyer2.page);

  await main.getByRole('button', { name: text('inquiryWrite.send') }).click();
  await expect(main.getByText(text('inquiryWrite.issues.REQUIRED.title'))).toBeVisible();
  await main
    .getByRole('combobox', { name: text('inquiryWrite.category') })
    .selectOption({ label: '배송·회수' });
  const title = `라벨 손상 문의 ${Date.now()}`;
  await main.getByLabel(text('inquiryWrite.subject')).fill(title);
  const content = '<b>두 병</b>의 라벨이 젖어 있습니다.';
  await main.getByLabel(text('inquiryWrite.content')).fill(content);
  // A reload in between loses nothing that was typed.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(main.getByLabel(text('inquiryWrite.subject'))).toHaveValue(title);
  await main
    .getByLabel(text('inquiryWrite.files'))
    .setInputFiles({ name: '라벨.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') });
  await expect(main.getByText('라벨.pdf', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: text('inquiryWrite.send') }).click();

  await expect(page).toHaveURL(/\/mypage\/inquiry\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main.getByText(content)).toBeVisible();
  const coming = page.waitForEvent('download');
  await main.getByRole('link', { name: '라벨.pdf' }).click();
  expect((await coming).suggestedFilename()).toBe('라벨.pdf');
  await expectSound(buyer2.page);

  const list = await buyer2.newTab();
  await list.goto('/mypage/inquiry');
  const row = list.getByRole('row', { name: title });
  await expect(row).toContainText('답변대기');
  const id = page.url().split('/').at(-1) ?? '';
  const before = await newestMessage();
  const answer = `확인했습니다. 교환해 드리겠습니다. ${id}`;
  expect(await operate('qna', 'answer', id, '--text', answer)).toContain(`Inquiry ${id} is answered.`);
  await expect(main.getByText(answer)).toBeVisible({ timeout: 20_000 });
  await expect(row).toContainText('답변완료');
  await expect(main.getByRole('button', { name: text('inquiry.remove') })).toHaveCount(0);
  expect(await messageTo('buyer2@vitis.test', before, `/mypage/inquiry/${id}`)).toContain(answer);
});

test('an inquiry is deleted while it waits, and is nobody else’s to see', async ({ buyer, buyer2 }) => {
  buyer.expectError(/404/);
  const { page } = buyer2;
  const title = `삭제할 문의 ${Date.now()}`;
  const { id } = await buyer2.call(createQna, {
    body: { idCategory: 6, title, content: '없던 일로 하겠습니다.' },
  });
  await buyer.goto(`/mypage/inquiry/${id}`);
  await expect(buyer.page.getByText(text('inquiry.notFound'))).toBeVisible();

  await buyer2.goto(`/mypage/inquiry/${id}`);
  await page.getByRole('button', { name: text('inquiry.remove') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('inquiry.remove') })
    .click();
  await expect(page).toHaveURL('/mypage/inquiry');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('row', { name: title })).toHaveCount(0);
});

test('what others do is told in an open list, leads to its document, and is read from then on', async ({
  buyer2,
}) => {
  test.slow();
  const { page } = buyer2;
  const title = `계정 문의 ${Date.now()}`;
  const { id } = await buyer2.call(createQna, {
    body: { idCategory: 5, title, content: '계정을 추가해 주세요.' },
  });
  await buyer2.goto('/mypage/notifications');
  const entries = page.getByRole('list', { name: text('notifications.title') }).getByRole('listitem');
  await expect(entries.first()).toBeVisible();
  await expectSound(buyer2.page);
  await operate('qna', 'answer', String(id), '--text', '추가해 드렸습니다.');
  const entry = entries.filter({ hasText: title });
  await expect(entry).toContainText(text('notifications.new'), { timeout: 20_000 });
  await entry.getByRole('link').click();
  await expect(page).toHaveURL(`/mypage/inquiry/${id}`);
  await expect(page.getByText('추가해 드렸습니다.')).toBeVisible();
  await page.goBack();
  await expect(entry).toBeVisible();
  await expect(entry).not.toContainText(text('notifications.new'));
  await page.getByRole('button', { name: text('notifications.readAll') }).click();
  await expect(page.getByRole('button', { name: text('notifications.readAll') })).toBeDisabled();
});

test('the bell follows in every tab, is said aloud, and leads to the document by keyboard', async ({
  buyer,
  sales,
}) => {
  test.slow();
  const shell = (key: string) => textOf('shell', key);
  const { page } = sales;
  await sales.goto('/mypage/manage-order-history');
  const other = await sales.newTab();
  await other.goto('/mypage/manage-estimate-history');
  const bellOf = (tab: Page) =>
    tab
      .getByRole('navigation', { name: shell('header.shortcuts') })
      .getByRole('button', { name: shell('bell.title') });
  await expect(bellOf(page)).toBeVisible();
  await expect(bellOf(other)).toBeVisible();

  const { estimateNumber } = await buyer.call(createEstimate, {
    body: { products: [{ idProduct: await wineAt(buyer, 5), qty: 2 }], requestMessage: '' },
  });
  await expect(page.getByRole('status').filter({ hasText: shell('bell.told') })).toBeAttached({
    timeout: 20_000,
  });

  const panelOf = (tab: Page) => tab.getByRole('dialog', { name: shell('bell.title') });
  const entryOf = (tab: Page) => panelOf(tab).getByRole('link', { name: new RegExp(estimateNumber) });
  await bellOf(other).click();
  await expect(entryOf(other)).toContainText(shell('bell.new'), { timeout: 20_000 });
  await bellOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(entryOf(page)).toContainText(shell('bell.new'));
  await expectSound(sales.page);
  await entryOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/mypage/manage-estimate-history/${estimateNumber}`);
  await expect(panelOf(page)).toBeHidden();

  await expect(entryOf(other)).not.toContainText(shell('bell.new'));
  await panelOf(other)
    .getByRole('link', { name: shell('bell.all') })
    .click();
  await expect(other.getByRole('heading', { level: 1, name: text('notifications.title') })).toBeVisible();
});

test('a delivery address is found, kept, made the default and deleted', async ({ buyer2 }) => {
  test.slow();
  const { page } = buyer2;
  const name = `별관 ${Date.now()}`;
  await buyer2.goto('/mypage/client-info/addresses');
  const cards = page.getByRole('list', { name: text('addresses.title') }).getByRole('article');
  await expect(cards.first()).toContainText(text('addresses.default'));
  const usual =
    (await cards.first().getByRole('heading').textContent())?.replace(text('addresses.default'), '') ?? '';
  await page.getByRole('button', { name: text('addresses.add') }).click();
  await expectSound(buyer2.page);
  await page.getByLabel(text('addresses.fields.name')).fill(name);
  await page.getByLabel(text('portal.address.fullName')).fill('이서연');
  await page.getByLabel(text('portal.address.mobile')).fill('01012345678');
  await page.getByRole('button', { name: text('portal.address.find') }).click();
  await page.getByLabel(text('portal.address.keyword')).fill('세종대로 110');
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /세종대로 110/ })
    .first()
    .click();
  await expect(page.getByLabel(text('portal.address.postalCode'))).toHaveValue('04524');
  await page.getByRole('button', { name: text('memberInfo.save') }).click();

  const card = page.getByRole('article', { name });
  await expect(card).toContainText('010-1234-5678');
  await expectSound(buyer2.page);
  await card.getByRole('button', { name: text('addresses.makeDefaultOf', { name }) }).click();
  const makeDefault = card.getByRole('button', { name: text('addresses.makeDefaultOf', { name }) });
  await expect(makeDefault).toHaveCount(0);
  await page.getByRole('button', { name: text('addresses.makeDefaultOf', { name: usual }) }).click();
  await expect(makeDefault).toBeVisible();
  await card.getByRole('button', { name: text('addresses.removeOf', { name }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('addresses.remove') })
    .click();
  await expect(card).toHaveCount(0);
});
