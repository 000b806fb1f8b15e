import { getClientLedger, getSalesSituation, listClientAccounts } from '@vitis/contracts';
import { formatMoney, formatNumber } from '@vitis/domain';
import { expectSound } from '../../src/expect-sound.ts';
import { expect, PASSWORD, test } from '../../src/fixtures.ts';
import { main } from '../../src/own-data.ts';
import { signIn } from '../../src/sign-in.ts';
import { textOf, textsOf } from '../../src/texts.ts';

const text = textsOf('mf-mypage-sales', 'ko-KR');
const PATH = '/mypage/bonds-sales-situation';

test('sales staff come from the count of who is late to the ledger, and from there to an order', async ({
  sales,
}) => {
  test.slow();
  const { page } = sales;
  await page.setViewportSize({ width: 1440, height: 900 });
  await sales.goto('/mypage');
  await main(page)
    .getByRole('link', { name: new RegExp(textOf('mf-mypage-buyer', 'desk.counts.clientsOverdue')) })
    .click();
  await expect(page).toHaveURL(`${PATH}?view=overdue`);
  const { _embedded, overdue } = await sales.call(listClientAccounts, { query: { overdue: true } });
  const rows = main(page)
    .getByRole('table', { name: text('receivables.clients'), exact: true })
    .locator('tbody tr');
  await expect(rows).toHaveCount(Math.max(1, _embedded.items.length));
  await expect(main(page)).toContainText(formatNumber(overdue.amount));
  await expectSound(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await sales.goto(PATH);
  const [first] = (await sales.call(listClientAccounts))._embedded.items;
  await main(page).getByRole('link', { name: first!.clientName }).click();
  const ledger = main(page).getByRole('table', { name: text('receivables.ledger') });
  await expect(ledger.getByRole('row').last()).toContainText(formatNumber(first!.balance));
  await expect(rows.first()).toBeVisible();
  await expectSound(page, [1440, 1280, 768, 375]);
  await expect(ledger).toBeVisible();
  await ledger.getByRole('rowheader').locator('a[href*="/manage-order-history/O"]').first().click();
  await expect(page).toHaveURL(/manage-order-history\/O/);
  await page.goBack();
  await main(page)
    .getByRole('link', { name: text('receivables.printLedger') })
    .click();
  await expect(page).toHaveURL(`${PATH}/print?code=${first!.erpCode}`);
  const paper = page.getByRole('table', { name: '거래처원장' }).getByRole('row').last();
  await expect(paper).toContainText(formatNumber(first!.balance));
  await expectSound(page);
});

test('sales lead from each sum to its documents and come to what the ledger says, in every grouping', async ({
  sales,
}) => {
  test.slow();
  const { page } = sales;
  await page.setViewportSize({ width: 1440, height: 900 });
  await sales.goto(PATH);
  const { totals: moved } = await sales.call(listClientAccounts);
  await main(page)
    .getByRole('navigation', { name: text('receivables.title') })
    .getByRole('link', { name: text('receivables.sales') })
    .click();
  await expect(page).toHaveURL(`${PATH}?type=SALE`);
  await expect(main(page)).toContainText(formatMoney(moved.sales + moved.given));
  await expectSound(page, [1440, 1024, 375]);
  await page.setViewportSize({ width: 1440, height: 900 });

  for (const by of ['wine', 'region', 'month', 'kind'] as const) {
    const name = text(`portal.trade.by.${by}`);
    await main(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${PATH}?type=SALE&by=${by}`);
    await expect(main(page).getByRole('table', { name }).last()).toBeVisible();
  }
  const { rows } = await sales.call(getSalesSituation, { query: { by: 'kind' } });
  const [first] = rows;
  await main(page)
    .getByRole('table', { name: text('portal.trade.by.kind') })
    .last()
    .getByRole('link', { name: first!.label })
    .click();
  const documents = main(page).getByRole('table', { name: text('portal.trade.by.document') });
  await expect(documents.getByRole('row').last()).toContainText(formatMoney(first!.supply + first!.tax));
  await expectSound(page, [1440, 375]);
  await documents
    .getByRole('link', { name: /O\d{8}-\d{4}/ })
    .first()
    .click();
  await expect(page).toHaveURL(/manage-order-history\/O/);
});

test('a payment is entered once, and ledger and figures follow', async ({ guest, buyer2 }) => {
  const { page } = guest;
  // Other tests reckon with what the companies of the buyers owe.
  const { clientName } = await buyer2.call(getClientLedger);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(guest, { email: 'sales2@vitis.test', password: PASSWORD }, PATH);
  await guest.goto(PATH);
  const clients = main(page).getByRole('table', { name: text('receivables.clients'), exact: true });
  const link = clients.locator('tbody tr').filter({ hasNotText: clientName }).first().getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  const ledger = main(page).getByRole('table', { name: text('receivables.ledger') });
  const last = ledger.getByRole('row').last();
  await expect(last).toBeVisible();
  const owed = Number(/[\d,]+$/.exec((await last.textContent()) ?? '')?.[0].replaceAll(',', ''));
  await main(page)
    .getByRole('button', { name: text('payment.open') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: text('payment.send') }).click();
  await expect(dialog.getByText(text('payment.errors.REQUIRED'))).toBeVisible();
  await dialog.getByLabel(text('payment.amount')).fill('1000');
  await expectSound(page);
  await dialog.getByRole('button', { name: text('payment.send') }).click();

  await expect(main(page)).toContainText(text('payment.recorded', { amount: formatMoney(owed - 1_000) }));
  await expect(dialog).toHaveCount(0);
  await expect(last).toContainText(formatNumber(owed - 1_000));
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(clients.getByRole('row', { name })).toContainText(formatNumber(owed - 1_000));

  // What was paid leads to what it paid, and that back to it.
  const paying = ledger.getByRole('row', { name: new RegExp(`${text('receivables.pays')}.*1,000`) }).last();
  await paying.getByRole('rowheader').getByRole('link').first().click();
  await expect(page).toHaveURL(/entry=\d+/);
  const paid = new URL(page.url()).searchParams.get('entry');
  const target = ledger.locator(`tr[data-row="${paid}"]`);
  await expect(target).toBeInViewport();
  await expect(target).toContainText(text('receivables.paidBy'));
  await expectSound(page, [1440, 375]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await target
    .getByRole('link', { name: /\d\d\/\d\d/ })
    .last()
    .click();
  await expect(page).not.toHaveURL(new RegExp(`entry=${paid}$`));
});

test("another contact's client has no ledger here", async ({ sales, buyer2 }) => {
  sales.expectError(/404/);
  const { erpCode, clientName } = await buyer2.call(getClientLedger);
  await sales.goto(`${PATH}?code=${erpCode}`);
  await expect(main(sales.page)).toContainText(text('receivables.ledgerFailed'));
  await expect(main(sales.page)).not.toContainText(clientName);
});

test('the name of a client leads to its page: credit, usual wines, documents, notes', async ({
  sales,
  buyer,
  buyer2,
}) => {
  test.slow();
  const { page } = sales;
  const { idClient, clientName, erpCode } = await buyer.call(getClientLedger);
  await page.setViewportSize({ width: 1440, height: 900 });
  await sales.goto('/mypage/manage-order-history');
  await main(page).getByRole('link', { name: clientName }).first().click();
  await expect(page).toHaveURL(`/mypage/clients/${idClient}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(clientName);
  await expect(main(page).getByRole('region', { name: text('portal.credit.title') })).toBeVisible();
  await expect(
    main(page)
      .getByRole('table', { name: text('client.wines.title') })
      .getByRole('row'),
  ).not.toHaveCount(1);
  await expectSound(page, [1440, 1024, 768, 375]);

  const said = `결제는 월말에 ${Date.now()}`;
  await main(page)
    .getByRole('textbox', { name: text('client.notes.text') })
    .fill(said);
  await main(page)
    .getByRole('button', { name: text('client.notes.save') })
    .click();
  // The field holds it, too, until it has been said that it is kept.
  const note = main(page).getByRole('paragraph').filter({ hasText: said });
  await expect(note).toBeVisible();
  await main(page)
    .getByRole('button', { name: text('client.notes.removeOf', { text: said.slice(0, 20) }) })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('client.notes.remove') })
    .click();
  await expect(note).toHaveCount(0);
  await main(page)
    .getByRole('link', { name: text('receivables.ledger') })
    .click();
  await expect(page).toHaveURL(`${PATH}?code=${erpCode}`);

  sales.expectError(/404/);
  const theirs = (await buyer2.call(getClientLedger)).idClient;
  await sales.goto(`/mypage/clients/${theirs}`);
  await expect(main(page)).toContainText(text('client.notFound'));
});
