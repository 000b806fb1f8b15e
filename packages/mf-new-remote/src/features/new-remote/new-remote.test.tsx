import { screen, within } from '@testing-library/react';
import { listProducts, type ProductCard } from '@vitis/contracts';
import { wineTitle } from '@vitis/domain';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aPage } from '@vitis/testing/builders/page';
import { aWine } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './new-remote.route.tsx';
import { newestWines } from './newest-wines.ts';

const wine = aWine({ id: 7, areas: [{ id: 1, name: '보르도' }] });
const page = (items: ProductCard[]) => aPage(items, { size: 6 });
const open = (...answers: FakeAnswer[]) =>
  renderFeature(<Screen />, { part: 'mf-new-remote', path: '/its-path', answers });

test('names the newest wines and where they come from, each with the way to its page', async () => {
  const { t, calls } = await open(answerOk(listProducts, page([wine])));
  const list = within(await screen.findByRole('list', { name: t('newRemote.wines') }));
  expect(list.getByRole('link', { name: wineTitle(wine) })).toHaveAttribute('href', '/product/7');
  expect(list.getByText('프랑스 · 보르도')).toBeVisible();
  expect(calls[0]?.query.get('sort')).toBe(newestWines.query.sort);
});

test('says so when there is no wine yet', async () => {
  const { t } = await open(answerOk(listProducts, page([])));
  expect(await screen.findByText(t('newRemote.none'))).toBeVisible();
});

test('a failure is told with its number, and another try helps', async () => {
  let broken = true;
  const failing = answerProblem(listProducts, 503, 'UNAVAILABLE', 'UNAVAILABLE');
  const working = answer(listProducts, { status: 200, body: page([wine]) });
  const { t, user } = await open({
    endpoint: listProducts,
    respond: (call) => (broken ? failing : working).respond(call),
  });
  expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent(t('newRemote.failed'));
  broken = false;
  await user.click(screen.getByRole('button', { name: t('newRemote.retry') }));
  expect(await screen.findByRole('link', { name: wineTitle(wine) })).toBeVisible();
});
