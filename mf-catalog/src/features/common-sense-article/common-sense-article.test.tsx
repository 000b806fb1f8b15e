import { screen, within } from '@testing-library/react';
import { getWineSense } from '@vitis/contracts';
import { answerOk, answerProblem } from '@vitis/testing/answers';
import { aWineSense } from '@vitis/testing/builders/article';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './common-sense-article.route.tsx';

const base = { part: 'mf-catalog', route: '/common-sense/:cid', path: '/common-sense/1' } as const;

test('an answer stands between its neighbours', async () => {
  const sense = aWineSense({
    next: { id: 2, title: '디캔팅' },
    related: [{ id: 3, title: '보관', summary: '', publishedOn: '2026-11-01', picture: null }],
  });
  const { t } = await renderFeature(<Screen />, { ...base, answers: [answerOk(getWineSense, sense)] });

  expect(await screen.findByRole('heading', { level: 1, name: sense.title })).toBeVisible();
  expect(screen.getByRole('link', { name: '디캔팅' })).toHaveAttribute('href', '/common-sense/2');
  expect(screen.getByText(/2026-11-10/)).toBeVisible();
  expect(screen.getByText('편집부')).toBeVisible();
  expect(screen.getByText(t('article.minutes', { count: 1 }))).toBeVisible();
  const others = within(screen.getByRole('heading', { name: t('sense.related') }).closest('section')!);
  expect(others.getByRole('link', { name: '보관' })).toHaveAttribute('href', '/common-sense/3');
  expect(screen.queryByText(t('portal.article.previous'))).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: t('sense.toList') })).toHaveAttribute('href', '/common-sense');
});

test('a failure says so and can be tried again', async () => {
  const failing = answerProblem(getWineSense, 500, 'INTERNAL', 'INTERNAL');
  const { t } = await renderFeature(<Screen />, { ...base, answers: [failing] });
  expect(await screen.findByRole('button', { name: t('failure.retry') })).toBeVisible();
});
