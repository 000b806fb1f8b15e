import { screen, waitFor, within } from '@testing-library/react';
import { findProducts, listKinds, listProducts, searchGroups } from '@vitis/contracts';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aPage } from '@vitis/testing/builders/page';
import { aWine, facets } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { TextLink } from '@vitis/ui';
import { Screen } from './search-result.route.tsx';

const base = { part: 'mf-catalog', route: '/search-result' } as const;
const none = { items: [], count: 0 };
const noGroups = { references: [], wineries: none, articles: none, events: none, corrected: null };
const found = answerOk(listProducts, { ...aPage([aWine()]), facets: facets() });
const alone = answerOk(searchGroups, noGroups);

test('wines that match have the filters, the orders and the views of the list, and the words stay', async () => {
  const { t, user, address, calls } = await renderFeature(<Screen />, {
    ...base,
    path: `/search-result?${new URLSearchParams({ q: '샤또', page: '2' })}`,
    answers: [found, alone],
  });
  expect(await screen.findByRole('link', { name: '샤토 라모네 2019' })).toBeVisible();
  expect(Object.fromEntries(calls[0]!.query)).toMatchObject({ q: '샤또', corrects: 'true', page: '1' });
  const q = `q=${encodeURIComponent('샤또')}`;

  await user.click(await screen.findByRole('checkbox', { name: /메를로/ }));
  expect(address()).toBe(`/search-result?${q}&idTypes=2,3`);
  await user.selectOptions(screen.getByRole('combobox', { name: t('sort.label') }), 'score,desc');
  expect(address()).toBe(`/search-result?${q}&idTypes=2,3&sort=score,desc`);
  await user.click(screen.getByRole('button', { name: t('list.asTable') }));
  expect(address()).toBe(`/search-result?${q}&idTypes=2,3&sort=score,desc&view=table`);

  await user.click(screen.getByRole('button', { name: t('filter.clear') }));
  expect(address()).toBe(`/search-result?${q}&sort=score,desc&view=table`);
});

test('no search engine lists what somebody has searched for', () => {
  for (const q of ['샤또', '']) {
    const search = new URLSearchParams({ q });
    expect(Screen.route.head?.({ params: {}, search }, () => undefined)).toMatchObject({ isIndexed: false });
  }
});

test('what was looked for in place of the words is said, and is what the sheet lists', async () => {
  const corrected = answerOk(listProducts, { ...aPage([aWine()]), facets: facets(), corrected: '샤또' });
  const { t } = await renderFeature(<Screen />, {
    ...base,
    path: '/search-result?q=tiEh',
    answers: [corrected, alone],
  });

  expect(await screen.findByText(t('search.corrected', { typed: 'tiEh', corrected: '샤또' }))).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('search.heading', { q: '샤또' }));
  // On paper are the wines that were found, not all of the shop.
  expect(screen.getByRole('link', { name: t('print.open') })).toHaveAttribute(
    'href',
    `/product/pdf?q=${encodeURIComponent('샤또')}`,
  );
});

test('wineries, articles and events that match stand in groups, with how many there are', async () => {
  const article = { summary: '', publishedOn: '2026-11-02', picture: null } as const;
  const groups = answerOk(searchGroups, {
    ...noGroups,
    references: [{ kind: 'AREA', id: 4, name: '보르도', nameEn: 'Bordeaux', vintage: null, picture: null }],
    wineries: {
      items: [
        {
          id: 9,
          name: '샤토 라모네',
          nameEn: 'Château Lamonet',
          origin: ['프랑스', '보르도'],
          productCount: 14,
          picture: null,
        },
      ],
      count: 3,
    },
    articles: { items: [{ ...article, kind: 'MAGAZINE', id: 5, title: '보르도의 자갈' }], count: 1 },
    events: { items: [{ ...article, kind: 'NEWS_EVENT', id: 6, title: '보르도 시음회' }], count: 1 },
  });
  const { t } = await renderFeature(<Screen />, {
    ...base,
    path: '/search-result?q=bordeaux',
    answers: [found, groups],
  });

  expect(await screen.findByRole('link', { name: /보르도$/ })).toHaveAttribute(
    'href',
    '/product?idProductionAreas=4',
  );
  const wineries = within(screen.getByRole('region', { name: `${t('search.groups.wineries')} 3` }));
  expect(wineries.getByRole('link', { name: '샤토 라모네' })).toBeVisible();
  expect(wineries.getByRole('link', { name: t('home.allMakers') })).toHaveAttribute(
    'href',
    '/winery?q=bordeaux',
  );
  expect(screen.getByRole('link', { name: '보르도의 자갈' })).toHaveAttribute('href', '/magazine/5');
  expect(screen.getByRole('link', { name: '보르도 시음회' })).toHaveAttribute('href', '/event/6');
  const counts = screen.getByRole('list', { name: t('search.groups.label') });
  expect(counts).toHaveTextContent(
    `${t('search.groups.wines')} 1${t('search.groups.wineries')} 3${t('search.groups.articles')} 1${t('search.groups.events')} 1`,
  );
});

test.each([
  ['beside wines', [aWine()], false],
  ['where there is no wine', [], false],
  ['with the wines', [aWine()], true],
] as const)(
  'groups that do not come are missed, and come with one press: %s',
  async (_name, items, alike) => {
    let isDown = true;
    const failing = (there: FakeAnswer): FakeAnswer => ({
      ...there,
      respond: (call) =>
        isDown
          ? answerProblem(there.endpoint, 500, 'INTERNAL', 'INTERNAL').respond(call)
          : there.respond(call),
    });
    const wines = answerOk(listProducts, { ...aPage([...items]), facets: facets() });
    const article = { summary: '', publishedOn: '2026-11-02', picture: null } as const;
    const groups = answerOk(searchGroups, {
      ...noGroups,
      articles: { items: [{ ...article, kind: 'MAGAZINE', id: 5, title: '와인 보관' }], count: 1 },
    });
    const { t, user } = await renderFeature(<Screen />, {
      ...base,
      path: '/search-result?q=keeping',
      answers: [
        alike ? failing(wines) : wines,
        failing(groups),
        answerOk(findProducts, { _embedded: { items: [] }, corrected: null }),
        answerOk(listKinds, { _embedded: { items: [] } }),
      ],
    });
    await screen.findByText(t('portal.common.failedText'));
    isDown = false;
    await user.click(screen.getByRole('button', { name: t('failure.retry') }));

    expect(await screen.findByRole('link', { name: '와인 보관' })).toBeVisible();
    expect(screen.queryAllByRole('link', { name: '샤토 라모네 2019' })).toHaveLength(items.length);
    expect(screen.queryByRole('button', { name: t('failure.retry') })).not.toBeInTheDocument();
  },
);

test('of many texts the best are shown, and all of them once somebody asks', async () => {
  const texts = Array.from({ length: 6 }, (_, at) => ({
    kind: 'MAGAZINE' as const,
    id: at + 1,
    title: `보르도 ${at + 1}`,
    summary: '',
    publishedOn: '2026-11-02',
    picture: null,
  }));
  const groups = answer(searchGroups, ({ query }) => ({
    status: 200 as const,
    body: {
      ...noGroups,
      articles: { items: query.get('texts') === 'true' ? texts : texts.slice(0, 4), count: 6 },
    },
  }));
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    path: '/search-result?q=bordeaux',
    answers: [found, groups],
  });
  const group = t('search.groups.articles');
  await user.click(await screen.findByRole('button', { name: t('search.showAll', { group, number: 6 }) }));
  const next = await screen.findByRole('link', { name: '보르도 5' });
  await waitFor(() => expect(next).toHaveFocus());
  expect(screen.getByRole('link', { name: '보르도 6' })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('search.showAll', { group, number: 6 }) })).toBeNull();
});

test('nothing matched offers what comes near and the kinds', async () => {
  const nothing = answerOk(listProducts, { ...aPage([]), facets: facets({ kinds: [] }) });
  const near = answerOk(findProducts, {
    _embedded: {
      items: [{ kind: 'AREA', id: 1, name: '보르도', nameEn: 'Bordeaux', vintage: null, picture: null }],
    },
    corrected: null,
  });
  const kinds = answerOk(listKinds, {
    _embedded: { items: [{ id: 1, code: 'RED', name: '레드', productCount: 3 }] },
  });
  const { t } = await renderFeature(<Screen />, {
    ...base,
    path: '/search-result?q=zzz',
    answers: [nothing, alone, near, kinds],
  });

  expect(await screen.findByText(t('search.nothingFound', { q: 'zzz' }))).toBeVisible();
  expect(await screen.findByRole('link', { name: '보르도' })).toHaveAttribute(
    'href',
    '/product?idProductionAreas=1',
  );
  expect(await screen.findByRole('link', { name: '레드' })).toHaveAttribute('href', '/product?idKinds=1');
});

test('that nothing was found for words is not said of the next ones, while they are looked for', async () => {
  const never = new Promise<never>(() => {});
  const answers = [
    answer(listProducts, ({ query }) =>
      query.get('q') === 'zzz'
        ? { status: 200 as const, body: { ...aPage([]), facets: facets({ kinds: [] }) } }
        : never,
    ),
    ...[alone, answerOk(findProducts, { _embedded: { items: [] }, corrected: null })],
    answerOk(listKinds, { _embedded: { items: [] } }),
  ];
  const { t, user } = await renderFeature(
    <>
      <TextLink href="/search-result?q=margaux">다음</TextLink>
      <Screen />
    </>,
    { ...base, path: '/search-result?q=zzz', answers },
  );
  await screen.findByText(t('search.nothingFound', { q: 'zzz' }));
  await user.click(screen.getByRole('link', { name: '다음' }));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('margaux');
  expect(screen.queryByText(t('search.nothingFound', { q: 'margaux' }))).not.toBeInTheDocument();
});

test('what words were taken for is not said of the next ones, and stays while a condition is asked for', async () => {
  const never = new Promise<never>(() => {});
  const body = { ...aPage([aWine()]), facets: facets(), corrected: '마고' };
  const answers = [
    answer(listProducts, ({ query }) =>
      query.get('q') === 'zzz' && !query.has('idTypes') ? { status: 200 as const, body } : never,
    ),
    alone,
  ];
  const { t, user } = await renderFeature(
    <>
      <TextLink href="/search-result?q=margaux">다음</TextLink>
      <Screen />
    </>,
    { ...base, path: '/search-result?q=zzz', answers },
  );
  const said = t('search.corrected', { typed: 'zzz', corrected: '마고' });
  expect(await screen.findByText(said)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /메를로/ }));
  expect(screen.getByText(said)).toBeVisible();
  await user.click(screen.getByRole('link', { name: '다음' }));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('search.heading', { q: 'margaux' }));
  expect(
    screen.queryByText(t('search.corrected', { typed: 'margaux', corrected: '마고' })),
  ).not.toBeInTheDocument();
});

test('a country without wines is called by its name, with other ways in', async () => {
  const { t } = await renderFeature(<Screen />, {
    ...base,
    path: `/search-result?q=${encodeURIComponent('남아공')}`,
    answers: [
      answerOk(listProducts, { ...aPage([]), facets: facets({ kinds: [] }) }),
      answerOk(searchGroups, { ...noGroups, unsoldCountry: '남아프리카' }),
      answerOk(findProducts, { _embedded: { items: [] }, corrected: null }),
      answerOk(listKinds, { _embedded: { items: [{ id: 1, code: 'RED', name: '레드', productCount: 3 }] } }),
    ],
  });

  expect(await screen.findByText(t('search.unsoldCountry', { country: '남아프리카' }))).toBeVisible();
  expect(screen.queryByText(t('search.nothingFoundHint'))).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '레드' })).toBeVisible();
});

test('conditions that leave nothing are taken off without losing the words', async () => {
  const nothing = answerOk(listProducts, { ...aPage([]), facets: facets({ kinds: [] }) });
  const { t } = await renderFeature(<Screen />, {
    ...base,
    path: '/search-result?q=chablis&idKinds=1',
    answers: [nothing, alone],
  });

  expect(await screen.findByText(t('list.nothingFound'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('filter.clear') })).toHaveAttribute(
    'href',
    '/search-result?q=chablis',
  );
});

test('an empty search asks nothing and says what to type', async () => {
  const { t, calls } = await renderFeature(<Screen />, { ...base, path: '/search-result?q=' });

  expect(screen.getByRole('heading', { name: t('search.nothingTyped') })).toBeVisible();
  expect(calls).toHaveLength(0);
});
