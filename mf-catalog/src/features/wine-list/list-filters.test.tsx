import { screen, waitFor, within } from '@testing-library/react';
import {
  listMagazines,
  listNewsEvents,
  listPrices,
  listProducts,
  listWineries,
  type ProductFacets,
} from '@vitis/contracts';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { anArticle, anEvent } from '@vitis/testing/builders/article';
import { aPage } from '@vitis/testing/builders/page';
import { aPrice, aWine, facets } from '@vitis/testing/builders/wine';
import { aWinery, wineryFacets } from '@vitis/testing/builders/winery';
import { type RenderedFeature, type RenderFeatureOptions, renderFeature } from '@vitis/testing/render';
import { Screen } from './wine-list.route.tsx';

type Text = (t: RenderedFeature['t']) => string;

const prices = answerOk(listPrices, { _embedded: { items: [aPrice()] } });

/** The list beside whose filters these counts stand, whatever it is narrowed to. */
function openList(
  there: Partial<ProductFacets>,
  options: Partial<RenderFeatureOptions> = {},
  answers: readonly FakeAnswer[] = [],
) {
  const list = answerOk(listProducts, { ...aPage([aWine()]), facets: facets(there) });
  return renderFeature(<Screen />, {
    part: 'mf-catalog',
    route: '/product',
    path: '/product',
    answers: [list, prices, ...answers],
    ...options,
  });
}

/** A group of the filters, opened where it was closed. */
async function openGroup({ user }: RenderedFeature, title: string) {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const group = heading.closest('details') as HTMLDetailsElement;
  if (!group.open) await user.click(heading);
  expect(group).toHaveAttribute('open');
  return group;
}

/** Takes a condition off by its chip: the address has none then, and the provider is asked without it. */
async function takeOff({ t, user, address, calls }: RenderedFeature, chip: string, parameter: string) {
  const asked = calls.filter(({ path }) => path === listProducts.path).at(-1);
  expect(asked?.query.has(parameter)).toBe(true);
  await user.click(await screen.findByRole('button', { name: t('filter.remove', { name: chip }) }));
  expect(address()).toBe('/product');
  expect(screen.queryByRole('button', { name: t('filter.clear') })).not.toBeInTheDocument();
}

interface Box {
  parameter: string;
  value: string;
  group: string;
  name: Text;
  /** What its chip says, where that is more than its name. */
  chip?: Text;
  there?: Partial<ProductFacets>;
  as?: 'buyer';
}

const counted = (id: number, name: string) => [{ id, name, count: 2 }];
const BOXES: readonly Box[] = [
  { parameter: 'inStock', value: 'true', group: 'state', name: (t) => t('filter.inStock') },
  { parameter: 'bought', value: 'true', group: 'state', name: (t) => t('filter.bought'), as: 'buyer' },
  { parameter: 'vip', value: 'true', group: 'state', name: (t) => t('filter.vip'), there: { vip: 2 } },
  { parameter: 'idKinds', value: '1', group: 'idKinds', name: () => '레드' },
  { parameter: 'countryName', value: 'FR', group: 'origin', name: () => '프랑스' },
  { parameter: 'idTypes', value: '2,3', group: 'idTypes', name: () => '메를로' },
  {
    parameter: 'idFeatureds',
    value: '7',
    group: 'idFeatureds',
    name: () => '소믈리에 추천',
    there: { featureds: counted(7, '소믈리에 추천') },
  },
  {
    parameter: 'idWineries',
    value: '4',
    group: 'idWineries',
    name: () => '샤토 라모네',
    there: { wineries: counted(4, '샤토 라모네') },
  },
  {
    parameter: 'idLevels',
    value: '3',
    group: 'idLevels',
    name: () => '그랑 크뤼',
    there: { levels: counted(3, '그랑 크뤼') },
  },
  {
    parameter: 'sugarLevels',
    value: '2',
    group: 'sugarLevels',
    name: (t) => t('taste.sugarLevel.2'),
    there: { sugarLevels: [{ level: 2, count: 2 }] },
  },
  {
    parameter: 'idVolumes',
    value: '5',
    group: 'idVolumes',
    name: () => '매그넘',
    there: { volumes: counted(5, '매그넘') },
  },
  {
    parameter: 'idStore',
    value: '1',
    group: 'idStore',
    name: () => '성수점',
    chip: (t) => t('filter.linked', { label: t('filter.idStore'), name: '성수점' }),
    there: { stores: counted(1, '성수점'), linked: { idStore: '성수점' } },
  },
];

test.each(BOXES)(
  '$parameter: a box narrows the list, its chip and the box take it off again',
  async ({ parameter, value, group: title, name, chip = name, there = {}, as = 'guest' as const }) => {
    const list = await openList(there, { as });
    const { t, user, address } = list;
    const group = await openGroup(list, t(`filter.${title}`));
    const box = () => within(group).getByRole('checkbox', { name: new RegExp(`^${name(t)}`) });

    await user.click(box());
    expect(address()).toBe(`/product?${parameter}=${value}`);
    await takeOff(list, chip(t), parameter);
    expect(box()).not.toBeChecked();

    await user.click(box());
    const again = within(group).getByRole('checkbox', { checked: true });
    await user.click(again);
    expect(address()).toBe('/product');
    // What a finger is on stays.
    expect(group).toHaveAttribute('open');
    expect(box()).toHaveFocus();
  },
);

const TITLES = ['가을 시음전', '산지 이야기', '숯불', '언덕', '저장고', '클리마'].map((title, at) => ({
  id: at + 5,
  title,
}));
const CONTENTS = [
  {
    parameter: 'idEvent',
    answer: answerOk(listNewsEvents, aPage(TITLES.map(anEvent))),
    query: { state: 'RUNNING', withWines: 'true' },
  },
  {
    parameter: 'idMagazine',
    answer: answerOk(listMagazines, aPage(TITLES.map(anArticle))),
    query: { withWines: 'true' },
  },
] as const;

test.each(CONTENTS)(
  '$parameter: one of those with wines is chosen, asked for when its group is opened',
  async ({ parameter, answer, query }) => {
    const linked = { [parameter]: '가을 시음전' };
    const list = await openList({ linked }, {}, [answer]);
    const { t, user, address, calls } = list;
    await screen.findByRole('heading', { level: 3, name: t(`filter.${parameter}`) });
    const asked = () => calls.filter(({ path }) => path === answer.endpoint.path);
    expect(asked()).toHaveLength(0);

    const group = within(await openGroup(list, t(`filter.${parameter}`)));
    expect(await group.findAllByRole('checkbox')).toHaveLength(5);
    expect(Object.fromEntries(asked()[0]?.query ?? [])).toEqual({ ...query, size: '20' });
    await user.click(group.getByRole('checkbox', { name: '산지 이야기' }));
    expect(address()).toBe(`/product?${parameter}=6`);
    // One at a time.
    await user.click(group.getByRole('checkbox', { name: '가을 시음전' }));
    expect(address()).toBe(`/product?${parameter}=5`);
    expect(group.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await takeOff(
      list,
      t('filter.linked', { label: t(`filter.${parameter}`), name: '가을 시음전' }),
      parameter,
    );
    expect(group.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    expect(asked()).toHaveLength(1);
  },
);

test('an event is counted with the other conditions, and those of a list of found words are among them', async () => {
  const contents = [{ id: 5, count: 3 }];
  const list = answer(listProducts, ({ query }) => ({
    status: 200 as const,
    body: query.has('contents')
      ? { ...aPage([aWine()]), contents }
      : { ...aPage([aWine()]), facets: facets() },
  }));
  const events = answerOk(listNewsEvents, aPage(TITLES.map(anEvent)));
  const opened = await openList({}, { path: '/product?q=샤토&idKinds=1' }, [list, events]);
  const { t, calls } = opened;
  const group = within(await openGroup(opened, t('filter.idEvent')));
  const box = await group.findByRole('checkbox', { name: /가을 시음전/ });
  await waitFor(() => expect(box.closest('li')).toHaveTextContent('가을 시음전3'));
  const asked = calls.filter(({ query }) => query.has('contents'));
  expect(asked.map(({ query }) => Object.fromEntries(query))).toEqual([
    { q: '샤토', idKinds: '1', page: '0', size: '1', facets: 'false', contents: '5,6,7,8,9,10' },
  ]);
});

test('a buyer reads how many wines were bought before, and has no such box where there were none', async () => {
  const listOf = (bought: number) =>
    answer(listProducts, { status: 200, body: { ...aPage([aWine()]), facets: facets(), bought } });
  const { t, unmount } = await openList({}, { as: 'buyer' }, [listOf(4)]);
  const name = new RegExp(t('filter.bought'));
  expect((await screen.findByRole('checkbox', { name })).closest('li')).toHaveTextContent(/4$/);
  unmount();

  const group = await openGroup(await openList({}, { as: 'buyer' }, [listOf(0)]), t('filter.state'));
  await waitFor(() => expect(within(group).queryByRole('checkbox', { name })).not.toBeInTheDocument());
});

test('an event that has ended stands among those that run while it is chosen', async () => {
  const linked = { idEvent: '지난 시음전' };
  const none = answerOk(listNewsEvents, aPage([]));
  const list = await openList({ linked }, { path: '/product?idEvent=3' }, [none]);
  const { t, user, address } = list;
  const group = within(await openGroup(list, t('filter.idEvent')));
  await user.click(await group.findByRole('checkbox', { name: '지난 시음전', checked: true }));
  expect(address()).toBe('/product');
  expect(group.getByText(t('filter.none.idEvent'))).toBeVisible();
});

test('events that do not come can be asked for again', async () => {
  let isDown = true;
  const down = answerProblem(listNewsEvents, 400, 'INVALID_INPUT', '지금은 보여 드릴 수 없습니다.');
  const there = answerOk(listNewsEvents, aPage([anEvent()]));
  const events: FakeAnswer = {
    endpoint: listNewsEvents,
    respond: (call) => (isDown ? down : there).respond(call),
  };
  const list = await openList({}, {}, [events]);
  const { t, user } = list;
  const group = within(await openGroup(list, t('filter.idEvent')));
  expect(await group.findByText('지금은 보여 드릴 수 없습니다.')).toBeVisible();
  isDown = false;
  await user.click(group.getByRole('button', { name: t('failure.retry') }));
  expect(await group.findByRole('checkbox')).toBeVisible();
});

const makers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `샤토 ${at + 1}`, count: 200 - at }));

test('a winery that is not among those with the most wines is found by its name', async () => {
  const found = [
    aWinery({ id: 2, name: '샤토 2' }),
    aWinery({ id: 900, name: '도멘 라포레' }),
    aWinery({ id: 901, name: '도멘 빈집' }),
  ];
  const wineries = answerOk(listWineries, { ...aPage(found), facets: wineryFacets() });
  const theirs = [
    { id: 2, name: '샤토 2', count: 199 },
    { id: 900, name: '도멘 라포레', count: 3 },
    { id: 901, name: '도멘 빈집', count: 0 },
  ];
  const products = answer(listProducts, ({ query }) => ({
    status: 200 as const,
    body: {
      ...aPage([aWine()]),
      facets: facets({ wineries: query.get('idWineries') === '2,900,901' ? theirs : makers(100) }),
    },
  }));
  const list = await openList({}, { answers: [products, prices, wineries] });
  const { t, user, address, calls } = list;
  const group = within(await openGroup(list, t('filter.idWineries')));
  await user.type(await group.findByRole('searchbox', { name: t('winery.search') }), '라포레{Enter}');

  expect(await group.findByRole('checkbox', { name: /샤토 2/ })).toBeVisible();
  // Counted by the other conditions, and what would leave nothing is not offered.
  expect(group.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '샤토 2199',
    '도멘 라포레3',
  ]);
  expect(calls.find(({ path }) => path === listWineries.path)?.query.get('q')).toBe('라포레');
  await user.click(group.getByRole('checkbox', { name: /도멘 라포레/ }));
  expect(address()).toBe('/product?idWineries=900');
  await user.click(group.getByRole('button', { name: t('winery.clear') }));
  expect(group.getByRole('checkbox', { name: /샤토 1/ })).toBeVisible();
});

test('where all wineries stand there, none has to be looked for', async () => {
  const list = await openList({ wineries: makers(99) });
  const group = within(await openGroup(list, list.t('filter.idWineries')));
  expect(group.queryByRole('searchbox')).not.toBeInTheDocument();
});

interface Ends {
  name: 'alcohol' | 'score' | 'price';
  end: 'Lowest' | 'Highest';
  typed: string;
  parameter: string;
  value: string;
  shown: string;
  there: Partial<ProductFacets>;
  as?: 'buyer';
}

const ENDS: readonly Ends[] = [
  {
    name: 'alcohol',
    end: 'Lowest',
    typed: '13.5',
    parameter: 'startAlcohol',
    value: '13.5',
    shown: '13.5%',
    there: { alcohol: { min: 12, max: 15 } },
  },
  {
    name: 'score',
    end: 'Highest',
    typed: '92',
    parameter: 'endScore',
    value: '92',
    shown: '92',
    there: { score: { min: 88, max: 97 } },
  },
  {
    name: 'price',
    end: 'Lowest',
    typed: '3만',
    parameter: 'startPrice',
    value: '30000',
    shown: '30,000원',
    there: { prices: { min: 9_000, max: 120_000, buckets: [] } },
    as: 'buyer',
  },
];

test.each(ENDS)(
  '$name: an end that is typed narrows the list, and its chip takes it off again',
  async ({ name, end, typed, parameter, value, shown, there, as = 'guest' as const }) => {
    const list = await openList(there, { as });
    const { t, user, address } = list;
    const title = t(`filter.${name}`);
    const group = await openGroup(list, title);
    const field = await within(group).findByRole('textbox', { name: t(`filter.type${end}`, { title }) });

    await user.type(field, `${typed}{Enter}`);
    expect(address()).toBe(`/product?${parameter}=${value}`);
    const chip = t(end === 'Lowest' ? 'filter.from' : 'filter.to', { label: title, value: shown });
    await takeOff(list, chip, parameter);
  },
);

const FRANCE = {
  countries: [
    { countryCode: 'FR', name: '프랑스', count: 9 },
    { countryCode: 'IT', name: '이탈리아', count: 4 },
  ],
  areas: [
    { id: 1, name: '보르도', countryCode: 'FR', idParent: null, count: 6 },
    { id: 2, name: '메독', countryCode: 'FR', idParent: 1, count: 3 },
    { id: 3, name: '피에몬테', countryCode: 'IT', idParent: null, count: 4 },
  ],
} satisfies Partial<ProductFacets>;

test('a country opens its areas, an area what lies in it; "all" of the country takes the areas off', async () => {
  const list = await openList(FRANCE);
  const { t, user, address } = list;
  const group = within(await openGroup(list, t('filter.origin')));
  const box = (name: string) => group.getByRole('checkbox', { name: new RegExp(`^${name}\\s*\\d`) });
  const all = t('filter.allOf', { name: '프랑스' });
  const names = () => group.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent);
  expect(names()).toEqual(['프랑스9', '이탈리아4']);

  await user.click(box('프랑스'));
  expect(address()).toBe('/product?countryName=FR');
  expect(names()).toEqual([`${all}9`, '보르도6', '이탈리아4']);
  expect(box(all)).toBeChecked();

  await user.click(box('보르도'));
  expect(address()).toBe('/product?countryName=FR&idProductionAreas=1');
  expect(names()).toEqual([`${all}9`, '보르도6', '메독3', '이탈리아4']);
  expect(box('보르도')).toBeChecked();
  // An area narrows its country.
  expect(box(all)).not.toBeChecked();

  await user.click(box(all));
  expect(address()).toBe('/product?countryName=FR');
  expect(box(all)).toBeChecked();
  expect(box('보르도')).not.toBeChecked();

  await user.click(box(all));
  expect(address()).toBe('/product');
  expect(names()).toEqual(['프랑스9', '이탈리아4']);
});

test('"all" of a country stands over an area of it to which a link led, and the other countries’ areas stay', async () => {
  const list = await openList(FRANCE, { path: '/product?idProductionAreas=2,3' });
  const { t, user, address } = list;
  const group = within(await openGroup(list, t('filter.origin')));

  await user.click(group.getByRole('checkbox', { name: new RegExp(t('filter.allOf', { name: '프랑스' })) }));
  expect(address()).toBe('/product?countryName=FR&idProductionAreas=3');
});

test('a long group shows five and what is chosen, and opens to all of it', async () => {
  const wineries = Array.from({ length: 8 }, (_, at) => ({
    id: at + 1,
    name: `와이너리 ${at + 1}호`,
    count: 1,
  }));
  const list = await openList({ wineries }, { path: '/product?idWineries=7' });
  const { t, user } = list;
  const title = t('filter.idWineries');
  const group = within(await openGroup(list, title));
  const boxes = () => group.getAllByRole('checkbox');
  expect(boxes()).toHaveLength(6);
  expect(boxes().at(-1)).toBeChecked();

  const more = group.getByRole('button', { name: t('filter.moreOf', { title }), expanded: false });
  expect(more).toHaveTextContent(t('filter.more', { count: 2 }));
  await user.click(more);
  expect(boxes()).toHaveLength(8);

  await user.click(group.getByRole('button', { name: t('filter.lessOf', { title }), expanded: true }));
  expect(boxes()).toHaveLength(6);
});

test('of a country far down the list, "all" stands over the area that is chosen', async () => {
  const countries = ['프랑스', '이탈리아', '스페인', '독일', '미국', '칠레', '호주'].map((name, at) => ({
    countryCode: ['FR', 'IT', 'ES', 'DE', 'US', 'CL', 'AU'][at] ?? '',
    name,
    count: 1,
  }));
  const areas = [{ id: 9, name: '바로사', countryCode: 'AU', idParent: null, count: 1 }];
  const list = await openList({ countries, areas }, { path: '/product?idProductionAreas=9' });
  const { t } = list;
  const group = within(await openGroup(list, t('filter.origin')));
  const names = group.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent);
  expect(names.slice(5)).toEqual([`${t('filter.allOf', { name: '호주' })}1`, '바로사1']);
});
