import { screen, within } from '@testing-library/react';
import { listMagazineCategories, listMagazineSortTypes, listMagazines } from '@vitis/contracts';
import { answerOk, answerProblem, type SentCall } from '@vitis/testing/answers';
import { anArticle } from '@vitis/testing/builders/article';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './magazine.route.tsx';

const choices = [
  answerOk(listMagazineCategories, { _embedded: { items: [{ code: 'REGION', name: '산지', count: 4 }] } }),
  answerOk(listMagazineSortTypes, {
    _embedded: {
      items: [
        { sort: 'publishedAt,desc', name: '최신순' },
        { sort: 'likes,desc', name: '좋아요순' },
      ],
    },
  }),
];
const articles = answerOk(
  listMagazines,
  aPage([anArticle({ id: 7 }), anArticle({ id: 8, title: '글라스' })], { totalElements: 12, size: 9 }),
);
const base = { part: 'mf-catalog', route: '/magazine' } as const;

test('shows articles with what they are about, who wrote them and how many like them', async () => {
  const { t } = await renderFeature(<Screen />, {
    ...base,
    path: '/magazine',
    answers: [articles, ...choices],
  });

  const list = within(await screen.findByRole('list', { name: t('magazine.title') }));
  const [first] = list.getAllByRole('article');
  expect(within(first!).getByRole('link', { name: '클리마를 읽는 법' })).toHaveAttribute(
    'href',
    '/magazine/7',
  );
  expect(first).toHaveTextContent('산지');
  expect(first).toHaveTextContent('편집부');
  expect(first).toHaveTextContent('2026-11-10');
  expect(first).toHaveTextContent(`${t('like.label')}37`);
  expect(screen.getByRole('link', { name: t('pager.page', { page: 2 }) })).toHaveAttribute(
    'href',
    '/magazine?page=2',
  );
});

test('a category and an order are addresses, and begin at the first page', async () => {
  const { t, user, address } = await renderFeature(<Screen />, {
    ...base,
    path: '/magazine?page=2',
    answers: [articles, ...choices],
  });

  expect(await screen.findByRole('link', { name: /^산지/ })).toHaveAttribute(
    'href',
    '/magazine?category=REGION',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: t('sort.label') }), 'likes,desc');
  expect(address()).toBe('/magazine?sort=likes,desc');
});

test('what makes no sense is left out and said, and a page past the last leads back to it', async () => {
  const { t } = await renderFeature(<Screen />, {
    ...base,
    path: '/magazine?sort=title&page=50',
    answers: [answerOk(listMagazines, aPage([], { number: 49, totalElements: 12, size: 9 })), ...choices],
  });

  expect(screen.getByText(t('list.refused', { names: t('filter.sort') }))).toBeVisible();
  expect(await screen.findByRole('link', { name: t('list.toLastPage') })).toHaveAttribute(
    'href',
    '/magazine?page=2',
  );
});

test('an empty category leads to all articles', async () => {
  const { t } = await renderFeature(<Screen />, {
    ...base,
    path: '/magazine?category=NOBODY',
    answers: [answerOk(listMagazines, aPage([])), ...choices],
  });
  expect(await screen.findByRole('link', { name: t('magazine.toList') })).toHaveAttribute(
    'href',
    '/magazine',
  );
});

test('what failed is tried again, with the categories and orders that failed with it', async () => {
  let isDown = true;
  const failing = [articles, ...choices].map(({ endpoint, respond }) => ({
    endpoint,
    respond: (call: SentCall) =>
      isDown ? answerProblem(endpoint, 500, 'INTERNAL', 'INTERNAL').respond(call) : respond(call),
  }));
  const { t, user } = await renderFeature(<Screen />, { ...base, path: '/magazine', answers: failing });

  const retry = await screen.findByRole('button', { name: t('failure.retry') });
  isDown = false;
  await user.click(retry);

  expect(await screen.findByRole('list', { name: t('magazine.title') })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^산지/ })).toBeVisible();
  expect(await screen.findByRole('option', { name: '좋아요순' })).toBeInTheDocument();
});

test('categories and orders that alone do not come are asked for again beside the articles', async () => {
  let isDown = true;
  const failing = choices.map(({ endpoint, respond }) => ({
    endpoint,
    respond: (call: SentCall) =>
      isDown ? answerProblem(endpoint, 500, 'INTERNAL', 'INTERNAL').respond(call) : respond(call),
  }));
  const { t, user } = await renderFeature(<Screen />, {
    ...base,
    path: '/magazine',
    answers: [articles, ...failing],
  });

  expect(await screen.findByRole('list', { name: t('magazine.title') })).toBeVisible();
  await screen.findByText(t('portal.common.failedText'));
  isDown = false;
  await user.click(screen.getByRole('button', { name: t('failure.retry') }));

  expect(await screen.findByRole('link', { name: /^산지/ })).toBeVisible();
  expect(await screen.findByRole('option', { name: '좋아요순' })).toBeInTheDocument();
});
