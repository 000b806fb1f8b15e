import { screen, within } from '@testing-library/react';
import { getWinery, listWineries } from '@vitis/contracts';
import { answerOk, answerProblem } from '@vitis/testing/answers';
import { aPage } from '@vitis/testing/builders/page';
import { aWine } from '@vitis/testing/builders/wine';
import { aWinery, aWineryDetail, wineryFacets } from '@vitis/testing/builders/winery';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './winery-detail.route.tsx';

const base = { part: 'mf-catalog', route: '/winery/:wid', path: '/winery/4' } as const;
const winery = (changed = {}) =>
  answerOk(getWinery, aWineryDetail({ products: [aWine()], productCount: 5, ...changed }));
const nearby = (...others: number[]) =>
  answerOk(listWineries, {
    ...aPage([4, ...others].map((id) => aWinery({ id, name: `이웃 ${id}` }))),
    facets: wineryFacets(),
  });

test('tells the story without saying its first line twice, with facts and ways on', async () => {
  const { t } = await renderFeature(<Screen />, { ...base, answers: [winery(), nearby(6, 7)] });

  expect(await screen.findByRole('heading', { level: 1, name: '샤토 라모네' })).toBeVisible();
  const story = within(screen.getByRole('region', { name: t('winery.story') }));
  expect(story.getAllByText(/3대째/)).toHaveLength(1);
  expect(story.getByText('손으로 수확해 오크통에서 숙성합니다.')).toBeVisible();
  const facts = within(screen.getByRole('complementary', { name: t('winery.facts') }));
  expect(facts.getByText('1870')).toBeVisible();
  expect(facts.getByRole('link', { name: '보르도' })).toHaveAttribute(
    'href',
    '/winery?countryName=FR&idProductionAreas=1',
  );
  expect(facts.getByRole('link', { name: t('winery.itsWines', { count: 5 }) })).toHaveAttribute(
    'href',
    '/product?idWineries=4',
  );
  expect(facts.getByRole('link', { name: t('winery.print') })).toHaveAttribute('href', '/winery/4/pdf');
  expect(facts.queryByText(t('winery.homepage'))).not.toBeInTheDocument();
});

test('shows its wines, and other wineries of the region without itself', async () => {
  const { t } = await renderFeature(<Screen />, { ...base, answers: [winery(), nearby(6, 7, 8)] });

  const wines = await screen.findByRole('list', { name: t('winery.winesOf', { name: '샤토 라모네' }) });
  expect(within(wines).getByRole('link', { name: '샤토 라모네 2019' })).toHaveAttribute('href', '/product/1');
  const others = await screen.findByRole('list', { name: t('winery.nearby', { region: '보르도' }) });
  expect(
    within(others)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/winery/6', '/winery/7', '/winery/8']);
});

test('neighbours that do not come are said to be missing, and can be asked for again', async () => {
  let isFailing = true;
  const failing = answerProblem(listWineries, 500, 'INTERNAL', 'INTERNAL');
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    answers: [
      winery(),
      { endpoint: listWineries, respond: (call) => (isFailing ? failing : nearby(6)).respond(call) },
    ],
  });
  await screen.findByText(t('portal.common.failedText'));

  isFailing = false;
  await user.click(screen.getByRole('button', { name: t('failure.retry') }));
  expect(await screen.findByRole('list', { name: t('winery.nearby', { region: '보르도' }) })).toBeVisible();
});

test.each([
  ['https://www.lamonet.example/en', 'lamonet.example'],
  ['javascript:alert(1)', null],
])('a homepage %s is a link only where it is one', async (homepage, shown) => {
  const { t } = await renderFeature(<Screen />, { ...base, answers: [winery({ homepage }), nearby()] });
  await screen.findByRole('heading', { level: 1 });
  const term = screen.queryByText(t('winery.homepage'));
  if (shown === null) expect(term).not.toBeInTheDocument();
  else expect(screen.getByRole('link', { name: shown })).toHaveAttribute('href', homepage);
});

test('says that a house has no wine on sale', async () => {
  const alone = winery({ products: [], productCount: 0 });
  const { t } = await renderFeature(<Screen />, { ...base, answers: [alone, nearby()] });
  expect(await screen.findByText(t('winery.noWines'))).toBeVisible();
  expect(screen.queryByRole('link', { name: /5종/ })).not.toBeInTheDocument();
});

test.each(['/winery/abc', '/winery/999'])('%s is not found', async (path) => {
  const missing = answerProblem(getWinery, 404, 'NOT_FOUND', '없습니다.');
  const { t } = await renderFeature(<Screen />, { ...base, path, answers: [missing] });
  expect(await screen.findByRole('heading', { level: 1, name: t('winery.notFound') })).toBeVisible();
});
