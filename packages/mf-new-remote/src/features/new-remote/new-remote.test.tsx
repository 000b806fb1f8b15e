import { screen, within } from '@testing-library/react';
import { listProducts, type ProductCard } from '@vitis/contracts';
import { wineTitle } from '@vitis/domain';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './new-remote.route.tsx';
import { newestWines } from './newest-wines.ts';

const wine: ProductCard = {
  id: 7,
  name: '샤토 라모네',
  nameEn: 'Château Lamonet',
  vintage: 2019,
  kind: { id: 1, code: 'RED', name: '레드' },
  country: { countryCode: 'FR', name: '프랑스' },
  areas: [{ id: 1, name: '보르도' }],
  types: [],
  level: null,
  winery: { id: 4, name: '샤토 라모네', nameEn: 'Château Lamonet' },
  volume: 750,
  caseSize: 6,
  alcohol: 14,
  score: 93,
  featureds: [],
  picture: null,
  availability: 'IN_STOCK',
};
const page = (items: ProductCard[]) => ({
  _embedded: { items },
  page: { number: 0, size: 6, totalElements: items.length, totalPages: items.length },
});
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
