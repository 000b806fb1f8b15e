import { unshareWineMenu } from '@vitis/contracts';
import { expect, expectAccessible, test, waitUntilAtRest } from '../../src/fixtures.ts';
import { readPdf, squeezed } from '../../src/read-pdf.ts';
import { textOf } from '../../src/texts.ts';

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
    const paper = await readPdf(await page.pdf({ preferCSSPageSize: true }));
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
