import { addToCart, createEstimate, createOrderForm, getCart, listEstimates } from '@vitis/contracts';
import { expect, type Person, test, waitUntilUsable } from '../../src/fixtures.ts';
import { unique, wineAt } from '../../src/sent-forms/filled-form.ts';
import { ordersSaying } from '../../src/sent-forms/place-order.ts';
import { patternOf, textOf } from '../../src/texts.ts';

const catalog = (key: string) => textOf('mf-catalog', key);

/** A form over the cart that makes a document of it. */
interface CartForm {
  name: string;
  path: string;
  endpoint: { path: string };
  button: string;
  /** Where a window is once the document is made. */
  made: RegExp;
  /** Numbers of the documents that carry a message. */
  documents: (buyer: Person, message: string) => Promise<string[]>;
}

const FORMS: readonly CartForm[] = [
  {
    name: 'estimate',
    path: '/cart/apply?',
    endpoint: createEstimate,
    button: catalog('apply.title'),
    made: /\/mypage\/estimate-apply-history\/(E\d{8}-\d{4,})/,
    documents: async (buyer, message) => {
      const { _embedded } = await buyer.call(listEstimates, { query: { size: 20 } });
      return _embedded.items
        .filter(({ requestMessage }) => requestMessage === message)
        .map(({ estimateNumber }) => estimateNumber);
    },
  },
  {
    name: 'order',
    path: '/cart/order?from=cart&',
    endpoint: createOrderForm,
    button: catalog('order.title'),
    made: /\/order\/orderComplete\?number=(O\d{8}-\d{4,})/,
    documents: ordersSaying,
  },
];

for (const [index, form] of FORMS.entries())
  test(`two windows that send the same cart by double clicks at once make one ${form.name}, and Back makes no second`, async ({
    buyer2,
  }) => {
    const idProduct = await wineAt(buyer2, 60 + index + 2 * test.info().repeatEachIndex);
    await buyer2.call(addToCart, { body: { items: [{ idProduct, qty: 1 }] } });
    const message = unique('두 창에서 보냅니다.');
    const windows = [buyer2.page, await buyer2.newTab()];
    buyer2.expectError(/409 \(Conflict\)/);

    // Both are on their way before either is answered.
    let sent = 0;
    const { promise: bothSent, resolve } = Promise.withResolvers<void>();
    for (const window of windows) {
      await window.route(`**${form.endpoint.path}`, async (route) => {
        if (route.request().method() === 'POST') {
          sent += 1;
          if (sent === windows.length) resolve();
          await bothSent;
        }
        await route.continue();
      });
      await window.goto('/cart');
      await waitUntilUsable(window);
      await window.goto(`${form.path}ids=${idProduct}`);
      await waitUntilUsable(window);
      const main = window.getByRole('main');
      await main.getByRole('textbox', { name: catalog('flow.message') }).fill(message);
      if (form.name === 'order')
        await main
          .getByRole('button', { name: patternOf('mf-catalog', 'order.due.next') })
          .first()
          .click();
    }
    await Promise.all(
      windows.map((window) =>
        window.getByRole('main').getByRole('button', { name: form.button, exact: true }).dblclick(),
      ),
    );

    const madeIn = () => windows.filter((window) => form.made.test(window.url()));
    await expect.poll(() => madeIn().length).toBe(1);
    const first = madeIn()[0]!;
    const second = windows.find((window) => window !== first)!;
    await expect(second.getByRole('main').getByText(catalog('flow.nothing'))).toBeVisible();
    await expect(second.getByRole('main').getByRole('alert')).toContainText(catalog('flow.refused'));
    const [, number] = form.made.exec(first.url())!;
    expect(await form.documents(buyer2, message)).toEqual([number]);

    // The form is none of the pages that Back leads to.
    if (form.name === 'estimate') await first.getByRole('alertdialog').getByRole('button').click();
    await first.goBack();
    await expect(first).toHaveURL(/\/cart$/);
    await first.goForward();
    await expect(first).toHaveURL(form.made);
    expect(await form.documents(buyer2, message)).toEqual([number]);
    const cart = await buyer2.call(getCart);
    expect(cart._embedded.items.map((item) => item.idProduct)).not.toContain(idProduct);
    expect(sent).toBe(windows.length);
  });
