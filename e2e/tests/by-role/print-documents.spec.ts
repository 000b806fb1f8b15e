import { type DocumentLine, listEstimates, listOrderForms, type OrderForm } from '@vitis/contracts';
import {
  addressLine,
  amountInWords,
  documentTotals,
  estimatePrintDocument,
  formatDay,
  formatMonthDay,
  formatPhone,
  lineAmounts,
  orderPrintDocument,
  seoulDay,
  statementPrintDocuments,
} from '@vitis/domain';
import { deliverOrder, RECEIVED_BY } from '../../src/delivered-order.ts';
import { expectInWindow, expectSound } from '../../src/expect-sound.ts';
import { expect, expectAccessible, type Person, PHONE, test } from '../../src/fixtures.ts';
import {
  documentText,
  expectLines,
  expectParty,
  type PrintedDocument,
  printDocument,
  savedDocument,
} from '../../src/printed-document.ts';
import { expectWholeRows, printSheet } from '../../src/printed-sheet.ts';
import { squeezed } from '../../src/read-pdf.ts';
import { textOf } from '../../src/texts.ts';

const won = (amount: number) => amount.toLocaleString('ko-KR');
const rowOf = (line: DocumentLine) => [
  line.productName,
  line.specification,
  line.qty,
  line.unitPrice,
  line.supply,
  line.tax,
  line.note,
];

/** Words and figures of a head, on the first sheet. */
function expectText(sheet: string, text: readonly string[]): void {
  for (const word of text) expect(sheet).toContain(squeezed(word));
}

/** The sums stand once, on the last sheet, below its last line. */
function expectSum(
  { copies: [sheets = []] }: PrintedDocument,
  lines: readonly DocumentLine[],
  total: number,
) {
  const { supply, tax } = documentTotals(
    lines.map(({ qty, unitPrice }) => lineAmounts({ bottles: qty, unitPrice })),
  );
  expect(supply + tax).toBe(total);
  const bottles = lines.reduce((sum, { qty }) => sum + qty, 0);
  const sum = `합계${won(bottles)}${won(supply)}${won(tax)}`;
  expect(sheets.map((sheet) => sheet.squeezed.split('\n').includes(sum))).toEqual(
    sheets.map((_sheet, at) => at === sheets.length - 1),
  );
}

const STATEMENT_COLUMNS = (order: OrderForm) => statementPrintDocuments(order)[0]!.columns;

/** A document as the buyer's browser prints it and as the provider's file has it; sales have the same, to the letter. */
async function printForBoth(
  buyer: Person,
  sales: Person,
  paths: readonly [string, string],
  copies: 1 | 2 = 1,
) {
  const printed = await printDocument(buyer, paths[0], copies);
  expect(await documentText(sales, paths[1])).toBe(printed.text);
  return [printed, await savedDocument(buyer, printed.text, copies)];
}

test('estimate, order and statement of sixty lines are on paper to the won, and no line is cut', async ({
  buyer2,
  sales2,
  driver2,
}) => {
  test.setTimeout(120_000);
  const people = { buyer: buyer2, sales: sales2, driver: driver2 };
  const { estimate, order } = await deliverOrder(people, { lines: 60, driverName: '최민준' });
  expect([estimate.products.length, order.products.length, order.status]).toEqual([60, 60, 'COMPLETED']);
  const columns = estimatePrintDocument(estimate).columns;

  await test.step('견적서', async () => {
    for (const printed of await printForBoth(buyer2, sales2, [
      `/mypage/estimate-apply-history/${estimate.estimateNumber}/pdf`,
      `/mypage/manage-estimate-history/${estimate.estimateNumber}/pdf`,
    ])) {
      const [sheets = []] = printed.copies;
      const first = sheets[0]!.squeezed;
      expectText(first, [
        '견적서',
        `견적번호${estimate.estimateNumber}`,
        `견적일자${formatDay(seoulDay(new Date(estimate.respondedAt!)))}`,
        `유효기간${formatDay(estimate.expiredDate!)}까지`,
        '개정3',
        `수신${estimate.client.companyName}귀중`,
        '아래와같이견적합니다.',
        '(인)',
        amountInWords(estimate.total),
      ]);
      expectParty(first, estimate.supplier);
      expectLines(
        sheets,
        columns,
        estimate.products.map((line) => [String(line.position), ...rowOf(line)]),
      );
      expectSum(printed, estimate.products, estimate.total);
      expectText(sheets.at(-1)!.squeezed, [
        '납기',
        '결제조건',
        '인도장소',
        '담당자',
        '특기사항',
        ...estimate.responseMessage.split('\n'),
      ]);
      for (const sheet of sheets.slice(1)) expectText(sheet.squeezed, ['견적서', estimate.estimateNumber]);
    }
  });

  await test.step('발주서', async () => {
    for (const printed of await printForBoth(buyer2, sales2, [
      `/mypage/estimate-order-history/${order.orderFormNumber}/pdf/order-pdf`,
      `/mypage/manage-order-history/${order.orderFormNumber}/pdf/order-pdf`,
    ])) {
      const [sheets = []] = printed.copies;
      const first = sheets[0]!.squeezed;
      expectText(first, [
        '발주서',
        `발주번호${order.orderFormNumber}`,
        `발주일${formatDay(seoulDay(new Date(order.requestedAt)))}`,
        `납기요청일${formatDay(order.dueDate!)}`,
        `확정납기일${formatDay(order.dueDate!)}`,
        `수신${order.supplier.companyName}귀중`,
        '아래와같이발주합니다.',
        amountInWords(order.total),
      ]);
      expectParty(first, order.client);
      expectParty(first, order.supplier);
      expectLines(
        sheets,
        orderPrintDocument(order).columns,
        order.products.map(({ position, productName, specification, qty, unitPrice, supply, tax, note }) => [
          ...[String(position), productName, specification],
          // As it was ordered, and as it was confirmed.
          ...[qty, qty, unitPrice, unitPrice],
          ...[supply, tax, note],
        ]),
      );
      expectSum(printed, order.products, order.total);
      expectText(sheets.at(-1)!.squeezed, [
        `견적번호${estimate.estimateNumber}`,
        addressLine(order.shipping),
        formatPhone(order.shipping.mobile),
        order.requestMessage,
      ]);
    }
  });

  await test.step('거래명세서', async () => {
    for (const printed of await printForBoth(
      buyer2,
      sales2,
      [
        `/mypage/estimate-order-history/${order.orderFormNumber}/pdf/statement-pdf`,
        `/mypage/manage-order-history/${order.orderFormNumber}/pdf/statement-pdf`,
      ],
      2,
    )) {
      const day = formatMonthDay(seoulDay(new Date(order.completedAt!)));
      const rows = order.products.map((line) => [day, ...rowOf(line)]);
      const foot = order.statements[0]!;
      expect(foot.today).toBe(order.total);
      expect(foot.broughtForward + foot.today - foot.paid).toBe(foot.balance);
      for (const [at, whose] of ['공급받는자 보관용', '공급자 보관용'].entries()) {
        const sheets = printed.copies[at]!;
        const tables = expectLines(sheets, STATEMENT_COLUMNS(order), rows);
        for (const sheet of sheets) {
          expectText(sheet.squeezed, [
            '거래명세서',
            `(${whose})`,
            order.orderFormNumber,
            order.deliveries.find(({ status }) => status === 'COMPLETED')!.statementNumber!,
            amountInWords(order.total),
          ]);
          expectParty(sheet.squeezed, order.supplier);
          expectParty(sheet.squeezed, order.client);
        }
        const last = sheets.at(-1)!.squeezed.split('\n');
        expect(last).toContain(
          `공급가액계${won(order.supply)}세액계${won(order.tax)}합계${won(order.total)}인수자${RECEIVED_BY}(서명)`,
        );
        expect(last).toContain(
          `전미수금${won(foot.broughtForward)}당일거래액${won(foot.today)}입금액${won(foot.paid)}미수금${won(foot.balance)}`,
        );
        expect(sheets.slice(0, -1).filter((sheet) => sheet.squeezed.includes('미수금'))).toEqual([]);
        expect(tables.length).toBe(printed.pages.length);
      }
      expect(printed.copies[1]!.map(({ squeezed: text }) => text.replaceAll('공급자보관용', ''))).toEqual(
        printed.copies[0]!.map(({ squeezed: text }) => text.replaceAll('공급받는자보관용', '')),
      );
    }
  });
});

test('the price list of an address is on paper whole: headings on every page, own prices for a buyer, none for a visitor', async ({
  guest,
  buyer,
}) => {
  test.slow();
  const catalog = (key: string) => textOf('mf-catalog', key);
  const headings = ['번호', catalog('table.wine'), catalog('filter.origin')];
  for (const [person, title] of [
    [guest, 'print.wineList'],
    [buyer, 'print.priceList'],
  ] as const) {
    const pages = await printSheet(person, '/product/pdf?countryName=IT');
    const total = Number(/(\d+)종/.exec(pages[0]?.find((line) => /^\d+종·/.test(line)) ?? '')?.[1]);
    expect(total).toBeGreaterThan(50);
    expect(pages.length).toBeGreaterThan(2);
    const rows = expectWholeRows(pages, headings, (line) => /^\d+\D/.test(line));
    const numbers = rows.map((line) => Number.parseInt(line, 10));
    for (let number = 1; number <= total; number += 1) expect(numbers).toContain(number);
    for (const [first] of pages) expect(first).toContain(squeezed(catalog(title)));
    const money = pages.flat().filter((line) => /\d,\d{3}원/.test(line)).length;
    if (person === guest) expect(money).toBe(0);
    else expect(money).toBeGreaterThanOrEqual(total);
  }
});

test('the tasting sheet of a wine is one page, and no price is on it', async ({ buyer }) => {
  const pages = await printSheet(buyer, '/product/1/pdf');
  expect(pages).toHaveLength(1);
  const text = pages.flat().join('\n');
  for (const key of ['taste.sugar', 'taste.tannin', 'detail.pairing', 'detail.winery', 'print.ownNotes'])
    expect(text).toContain(squeezed(textOf('mf-catalog', key)));
  expect(text).not.toMatch(/\d,\d{3}원/);
});

test('the papers of a member’s page break no rule of accessibility at a desk', async ({ buyer, sales }) => {
  test.slow();
  const confirmed = await buyer.call(listEstimates, { query: { status: 'CONFIRMED' } });
  const delivered = await buyer.call(listOrderForms, { query: { status: 'COMPLETED' } });
  const estimate = confirmed._embedded.items[0]!.estimateNumber;
  const order = delivered._embedded.items[0]!.orderFormNumber;
  for (const [person, estimates, orders] of [
    [buyer, 'estimate-apply-history', 'estimate-order-history'],
    [sales, 'manage-estimate-history', 'manage-order-history'],
  ] as const)
    for (const paper of [
      `${estimates}/${estimate}/pdf`,
      `${orders}/${order}/pdf/order-pdf`,
      `${orders}/${order}/pdf/statement-pdf`,
    ]) {
      await documentText(person, `/mypage/${paper}`);
      await expectSound(person.page, [1440]);
    }
});

test.describe(() => {
  test.use({ device: PHONE });
  test('on a phone a paper has letters that can be read, is seen whole by a press, and is kept as a file', async ({
    buyer,
  }) => {
    const { page } = buyer;
    const portal = (key: string) => textOf('mf-mypage-buyer', `portal.print.${key}`);
    // The latest order may be one that another test has called off.
    const delivered = await buyer.call(listOrderForms, { query: { status: 'COMPLETED' } });
    const order = delivered._embedded.items[0]!.orderFormNumber;
    await buyer.goto(`/mypage/estimate-order-history/${order}/pdf/order-pdf`);
    const sheet = page.getByRole('article').locator('section').first();
    const width = () => sheet.evaluate((element) => element.getBoundingClientRect().width);
    expect(await width(), 'the size of paper').toBeGreaterThan(700);
    await expectInWindow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: portal('zoomOut') }).tap();
    await expect.poll(width, 'the whole sheet').toBeLessThan(376);
    await page.getByRole('button', { name: portal('more') }).tap();
    await expect(page.getByRole('menuitem', { name: portal('mail') })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: portal('zoomIn') }).tap();
    await expect.poll(width).toBeGreaterThan(700);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: portal('save') }).tap(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^발주서 O\d{8}-\d{4}\.pdf$/);
  });
});
