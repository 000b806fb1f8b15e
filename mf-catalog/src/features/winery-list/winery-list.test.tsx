import { screen, within } from '@testing-library/react';
import { listWineries } from '@vitis/contracts';
import { answerOk, answerProblem } from '@vitis/testing/answers';
import { aPage } from '@vitis/testing/builders/page';
import { aWinery, wineryFacets } from '@vitis/testing/builders/winery';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './winery-list.route.tsx';

const base = { part: 'mf-catalog', route: '/winery' } as const;
const page = (items = [aWinery()], changed = {}) =>
  answerOk(listWineries, { ...aPage(items, changed), facets: wineryFacets() });

test('shows each winery with where it lies, since when, and how many wines it has', async () => {
  const { t } = await renderFeature(<Screen />, { ...base, path: '/winery', answers: [page()] });

  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: '샤토 라모네' })).toHaveAttribute('href', '/winery/4');
  expect(card.getByText('프랑스 · 보르도 · 생테밀리옹')).toBeVisible();
  expect(
    card.getByText(`${t('winery.since', { year: 1870 })} · ${t('winery.wines', { count: 3 })}`),
  ).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(t('winery.total', { count: 1 }));
});

test('a country is a link that opens its regions; a region keeps the country', async () => {
  const { t } = await renderFeature(<Screen />, {
    ...base,
    path: '/winery?countryName=FR&sort=products,desc&page=2',
    answers: [page([aWinery()], { number: 1, totalElements: 30 })],
  });

  const countries = within(await screen.findByRole('navigation', { name: t('winery.byCountry') }));
  expect(countries.getByRole('link', { name: /프랑스/ })).toHaveAttribute('aria-current', 'true');
  expect(countries.getByRole('link', { name: /이탈리아/ })).toHaveAttribute(
    'href',
    '/winery?countryName=IT&sort=products,desc',
  );
  const regions = within(screen.getByRole('navigation', { name: t('winery.byRegion') }));
  expect(regions.getByRole('link', { name: /부르고뉴/ })).toHaveAttribute(
    'href',
    '/winery?countryName=FR&idProductionAreas=3&sort=products,desc',
  );
});

test('what the address says in vain is named, and so is that its words were cut', async () => {
  const { t } = await renderFeature(<Screen />, {
    ...base,
    path: `/winery?q=${'a'.repeat(101)}&countryName=FR,12345&sort=price`,
    answers: [page()],
  });
  const names = `${t('filter.countryName')}, ${t('filter.sort')}`;
  expect(await screen.findByText(t('list.refused', { names }))).toBeVisible();
  expect(screen.getByText(t('search.cut', { limit: 100 }))).toBeVisible();
});

test('words and order go into the address', async () => {
  const { t, user, address } = await renderFeature(<Screen />, {
    ...base,
    path: '/winery?countryName=FR&page=3',
    answers: [page()],
  });

  await user.type(screen.getByRole('searchbox', { name: t('winery.search') }), '샤토{Enter}');
  expect(decodeURIComponent(address())).toBe('/winery?q=샤토&countryName=FR');
  await user.selectOptions(screen.getByRole('combobox', { name: t('sort.label') }), 'products,desc');
  expect(decodeURIComponent(address())).toBe('/winery?q=샤토&countryName=FR&sort=products,desc');
});

test('nothing found offers all; a page past the end offers the last', async () => {
  const nothing = await renderFeature(<Screen />, {
    ...base,
    path: '/winery?q=zzz',
    answers: [page([])],
  });
  expect(await screen.findByText(nothing.t('winery.noneFound'))).toBeVisible();
  expect(screen.getByRole('link', { name: nothing.t('winery.all') })).toHaveAttribute('href', '/winery');
  nothing.unmount();

  const { t } = await renderFeature(<Screen />, {
    ...base,
    path: '/winery?page=900',
    answers: [page([], { number: 899, totalElements: 73, totalPages: 4 })],
  });
  expect(await screen.findByText(t('list.noSuchPage', { page: 900 }))).toBeVisible();
  expect(screen.getByRole('link', { name: t('list.toLastPage') })).toHaveAttribute('href', '/winery?page=4');
});

test('where the wineries of another country do not come, those of before are not shown in their place', async () => {
  const failing = answerProblem(listWineries, 500, 'INTERNAL', 'INTERNAL');
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    path: '/winery',
    answers: [
      {
        endpoint: listWineries,
        respond: (call) => (call.query.has('countryName') ? failing : page()).respond(call),
      },
    ],
  });
  await screen.findByRole('article');

  await user.click(screen.getByRole('link', { name: /이탈리아/ }));

  expect(await screen.findByRole('button', { name: t('failure.retry') })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('wineries of another country are dimmed while the next are on their way, and that there are none is not said', async () => {
  const never = new Promise<never>(() => {});
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    path: '/winery',
    answers: [
      {
        endpoint: listWineries,
        respond: (call) =>
          call.query.has('q')
            ? page([]).respond(call)
            : call.query.has('countryName')
              ? never
              : page().respond(call),
      },
    ],
  });
  await screen.findByRole('article');
  await user.click(screen.getByRole('link', { name: /이탈리아/ }));
  expect(screen.getByRole('list', { name: t('winery.heading') })).toHaveAttribute('aria-busy', 'true');

  await user.type(screen.getByRole('searchbox', { name: t('winery.search') }), 'zzz{Enter}');
  expect(await screen.findByText(t('winery.noneFound'))).toBeVisible();
  await user.click(screen.getByRole('link', { name: t('winery.all') }));
  await screen.findByRole('article');
});

test('a failure says so and takes another try', async () => {
  const failed = answerProblem(listWineries, 503, 'UNAVAILABLE', '지금은 처리할 수 없습니다.');
  const { t } = await renderFeature(<Screen />, { ...base, path: '/winery', answers: [failed] });
  expect(await screen.findByRole('button', { name: t('failure.retry') })).toBeVisible();
});
