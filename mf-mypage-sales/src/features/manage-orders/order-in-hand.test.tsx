import { screen, within } from '@testing-library/react';
import { countOrderForms, getOrderForm, listOrderFormsOfSales, listPrices } from '@vitis/contracts';
import { answer, answerOk } from '@vitis/testing/answers';
import { anOrder, anOrderRow } from '@vitis/testing/builders/order-form';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { credits } from '../../shared/client-credit.test-support.ts';
import { Screen } from './manage-orders.route.tsx';

const PATH = '/mypage/manage-order-history';
const first = anOrderRow();
const done = anOrderRow({ id: 10, orderFormNumber: 'O20261116-0001', status: 'COMPLETED' });

/** A window that is wide, or one that is not. */
function windowOf(isWide: boolean): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: isWide, onchange: null }) as MediaQueryList;
}
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

const open = (search = '') =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as: 'sales',
    route: PATH,
    path: `${PATH}${search}`,
    answers: [
      answerOk(countOrderForms, { REQUESTED: 1, CONFIRMED: 0, COMPLETED: 1, CANCELLED: 0, total: 2 }),
      answerOk(listOrderFormsOfSales, aPage([first, done])),
      answer(getOrderForm, ({ path }) => {
        const row = path.endsWith(first.orderFormNumber) ? first : done;
        const { orderFormNumber, status } = row;
        return {
          status: 200 as const,
          body: anOrder({ orderFormNumber, status, requestMessage: '지하 하역장으로 부탁드립니다.' }),
        };
      }),
      answerOk(listPrices, { _embedded: { items: [] } }),
      credits,
    ],
  });

const paneOf = (t: Awaited<ReturnType<typeof open>>['t'], number: string) =>
  screen.findByRole('complementary', { name: t('portal.list.hand.title', { number }) });

test('keys take a row in hand: Enter asks for its confirmation, Esc lets go of it', async () => {
  windowOf(true);
  const { t, user, address } = await open();
  await screen.findByRole('row', { name: new RegExp(first.orderFormNumber) });
  await user.keyboard('j');
  const pane = within(await paneOf(t, first.orderFormNumber));
  expect(await pane.findByText('지하 하역장으로 부탁드립니다.')).toBeVisible();
  expect(address()).toBe(`${PATH}?row=${first.orderFormNumber}`);
  expect(pane.getByRole('link', { name: t('document.chat') })).toHaveAttribute(
    'href',
    `/chat?client=${anOrder().idClient}&about=${first.orderFormNumber}`,
  );
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: t('order.confirm') })).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('portal.common.cancel') }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('a row that is over offers nothing but its page', async () => {
  windowOf(true);
  const { t } = await open(`?row=${done.orderFormNumber}`);
  const pane = within(await paneOf(t, done.orderFormNumber));
  expect(await pane.findByRole('link', { name: t('hand.open') })).toHaveAttribute(
    'href',
    `${PATH}/${done.orderFormNumber}`,
  );
  expect(pane.queryByRole('button', { name: new RegExp(t('order.confirm')) })).not.toBeInTheDocument();
});

test('a press beside the links of a row takes it, and where room is short nothing stands beside the list', async () => {
  windowOf(true);
  const { t, user, unmount } = await open();
  const row = await screen.findByRole('row', { name: new RegExp(done.orderFormNumber) });
  await user.click(within(row).getAllByRole('cell').at(-1)!);
  expect(await paneOf(t, done.orderFormNumber)).toBeVisible();
  unmount();

  windowOf(false);
  const narrow = await open(`?row=${first.orderFormNumber}`);
  await screen.findByRole('row', { name: new RegExp(first.orderFormNumber) });
  await narrow.user.keyboard('j');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
