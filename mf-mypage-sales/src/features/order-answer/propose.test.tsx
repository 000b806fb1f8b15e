import { fireEvent, screen, waitFor } from '@testing-library/react';
import { etagOf, listPrices, proposeOrderForm, searchProducts } from '@vitis/contracts';
import { addBusinessDays, seoulDay } from '@vitis/domain';
import { answer, answerOk } from '@vitis/testing/answers';
import { anOrder } from '@vitis/testing/builders/order-form';
import { aProposal } from '@vitis/testing/builders/order-proposal';
import { aPage } from '@vitis/testing/builders/page';
import { aPrice, aWine } from '@vitis/testing/builders/wine';
import { holding, open, WINE } from './order-answer.test-support.tsx';

const today = seoulDay(new Date());

test('other bottles and a later day go to the buyer as a proposal, and the button says so', async () => {
  const { held, read } = holding(anOrder({ dueDate: addBusinessDays(today, 5, new Set()) }));
  const propose = answer(proposeOrderForm, () => {
    const order = anOrder({ version: 2, isProposed: true });
    held.order = { ...order, proposals: [aProposal(order, { lines: [] })] };
    return { status: 200 as const, body: held.order };
  });
  const { t, user, calls } = await open([read, propose]);
  await user.click(await screen.findByRole('button', { name: t('order.confirm') }));
  expect(screen.queryByText(t('order.proposes'))).not.toBeInTheDocument();
  const bottles = screen.getByRole('textbox', { name: t('answer.qtyOf', { name: WINE }) });
  await user.clear(bottles);
  await user.type(bottles, '12');
  expect(screen.getByText(t('order.consent'))).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: t('order.whyOf', { name: WINE }) }), '재고 부족');
  const price = screen.getByRole('textbox', { name: t('order.priceOf', { name: WINE }) });
  await user.clear(price);
  await user.type(price, '40000');
  const day = screen.getByRole('textbox', { name: new RegExp(t('order.promise')) });
  await user.clear(day);
  await user.type(day, addBusinessDays(today, 7, new Set()));
  await user.click(screen.getByRole('button', { name: t('order.propose') }));
  expect(await screen.findByText(t('order.proposed'))).toBeVisible();
  expect(screen.getByText(t('order.waiting'))).toBeVisible();
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.headers.get('If-Match')).toBe(etagOf(1));
  expect(sent?.body).toEqual({
    message: '',
    dueDate: addBusinessDays(today, 7, new Set()),
    lines: [{ position: 1, qty: 12, unitPrice: 40_000, reason: '재고 부족' }],
  });
});

test('what was typed is a proposal still after a reload, and the button says so', async () => {
  const first = await open([holding(anOrder()).read]);
  await first.user.click(await screen.findByRole('button', { name: first.t('order.confirm') }));
  const bottles = () => screen.findByRole('textbox', { name: first.t('answer.qtyOf', { name: WINE }) });
  await first.user.clear(await bottles());
  await first.user.type(await bottles(), '12');
  const typed = { ...sessionStorage };
  first.unmount();
  // A reload takes the page away without its form being closed.
  for (const [key, value] of Object.entries(typed)) sessionStorage.setItem(key, value);

  const { t } = await open([holding(anOrder()).read]);
  expect(await bottles()).toHaveValue('12');
  expect(screen.getByRole('button', { name: t('order.propose') })).toBeEnabled();
});

test('a substitute takes over bottles that cannot be read as they were typed, and counts its own cases', async () => {
  const other = aWine({ id: 8, name: '샤블리', caseSize: 12 });
  const { t, user, calls } = await open([
    holding(anOrder({ dueDate: today })).read,
    answerOk(searchProducts, { ...aPage([other]), corrected: null }),
    answerOk(listPrices, { _embedded: { items: [aPrice({ idProduct: 8 })] } }),
  ]);
  await user.click(await screen.findByRole('button', { name: t('order.confirm') }));
  const bottles = screen.getByRole('textbox', { name: t('answer.qtyOf', { name: WINE }) });
  await user.clear(bottles);
  await user.type(bottles, '1.5');
  await user.click(screen.getByRole('button', { name: t('order.substituteOf', { name: WINE }) }));
  await user.type(await screen.findByRole('searchbox', { name: t('portal.finder.search') }), '샤블리');
  await user.click(
    await screen.findByRole('button', { name: t('portal.finder.pick', { name: '샤블리 2019' }) }),
  );
  expect(bottles).toHaveValue('1.5');
  await user.click(screen.getByRole('button', { name: t('order.propose') }));
  await waitFor(() => expect(bottles).toHaveFocus());
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);

  fireEvent.paste(bottles, { clipboardData: { getData: () => '2박스 3병\t35,000' } });
  await waitFor(() => expect(bottles).toHaveValue('27'));
});
