import { statusLabel } from '@vitis/domain';
import { expect, test } from '../src/engines/engine-fixtures.ts';
import { printLegibly } from '../src/engines/print-legibly.ts';
import { surplus } from '../src/printed-document.ts';
import { readPdf } from '../src/read-pdf.ts';
import { patternOf, textOf } from '../src/texts.ts';

const catalog = (key: string) => textOf('mf-catalog', key);
const selling = (key: string) => textOf('mf-mypage-sales', key);

test('a buyer orders, sales staff confirm it on the buyer’s open page, and it is printed', async ({
  meet,
  engine,
}) => {
  const buyer = await meet();
  await buyer.tab.resize(1440, 900);
  await buyer.signIn('buyer');
  await buyer.goto('/product?inStock=true&sort=price,asc');
  await buyer.press({ css: 'main article button', name: patternOf('mf-catalog', 'card.addLabel') });
  await buyer.sees(patternOf('mf-catalog', 'cart.added'));
  await buyer.goto('/cart');
  await buyer.press({ css: 'main button', name: catalog('order.title') });
  await buyer.arrives(/^\/cart\/order/);
  await buyer.press({ css: 'main button', name: patternOf('mf-catalog', 'order.due.next') });
  await buyer.press({ css: 'main button', name: catalog('order.title') });
  await buyer.arrives(/^\/order\/orderComplete/);
  let number = '';
  await expect
    .poll(async () => {
      const said = await buyer.tab
        .run(() => document.querySelector('main')?.textContent ?? '', null)
        .catch(() => '');
      [number = ''] = /O\d{8}-\d{4,}/.exec(said) ?? [];
      return number;
    })
    .not.toBe('');
  await buyer.goto(`/mypage/estimate-order-history/${number}`);
  await buyer.sees(statusLabel('orderForm', 'REQUESTED', 'ko-KR'));

  const sales = await meet();
  await sales.tab.resize(1440, 900);
  await sales.signIn('sales');
  await sales.goto(`/mypage/manage-order-history/${number}`);
  await sales.press({ css: 'main button', name: selling('order.confirm') });
  await sales.press({ css: 'button', name: selling('order.send') });
  await sales.sees(selling('order.confirmed'));
  // The buyer has not touched the page.
  await buyer.sees(statusLabel('orderForm', 'CONFIRMED', 'ko-KR'));

  await buyer.goto(`/mypage/estimate-order-history/${number}/pdf/order-pdf`);
  const sheets = await buyer.tab.run(
    () =>
      [...document.querySelectorAll<HTMLElement>('main article > section')].map((sheet) => ({
        isCut: sheet.scrollWidth > sheet.clientWidth + 1,
        text: sheet.textContent ?? '',
        rows: [...sheet.querySelectorAll('tbody tr')].map((row) => row.textContent ?? ''),
      })),
    null,
  );
  expect(sheets.map(({ isCut, rows }) => [isCut, rows.length > 0])).toEqual([[false, true]]);
  const paper = await buyer.tab.print();
  if (paper === null) {
    test.info().annotations.push({
      type: 'not told',
      description: 'its driver cannot print: the sheets were measured',
    });
    return;
  }
  const pages = await readPdf(paper);
  expect(pages.map(({ width, height }) => [width, height].map(Math.round))).toEqual([[210, 297]]);
  const texts = pages.flatMap(({ texts: all }) => all);
  expect(texts.filter(({ x, y, width }) => x < 0 || x + width > 210 || y > 297)).toEqual([]);

  const legible =
    engine === 'firefox' ? await readPdf((await printLegibly(buyer.tab, engine)) ?? new Uint8Array()) : pages;
  const printed = legible.flatMap(({ texts: all }) => all.map(({ text }) => text)).join('');
  const onScreen = sheets.map(({ text }) => text).join('');
  expect(surplus(printed, onScreen), 'on paper beside the document').toBe('');
  expect(surplus(onScreen, printed), 'of the document, not on paper').toBe('');
});
