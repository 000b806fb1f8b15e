import { screen } from '@testing-library/react';
import { ApiFailure } from '@vitis/platform';
import type { Loaded } from '@vitis/platform/data';
import { renderFeature } from '@vitis/testing/render';
import { LoadedArticle } from './loaded-article.tsx';

const before = { id: 1, title: '클리마를 읽는 법' };
const list = { href: '/magazine', title: '매거진' };

const open = async (load: Partial<Loaded<typeof before>>) => {
  const refresh = jest.fn();
  const whole = { isRefreshing: false, isStale: true, refresh, ...load } as Loaded<typeof before>;
  const shown = await renderFeature(
    <LoadedArticle id={2} load={whole} list={list}>
      {({ title }) => <h1>{title}</h1>}
    </LoadedArticle>,
    { part: 'mf-catalog', answers: [] },
  );
  return { ...shown, refresh };
};

// A shell of an earlier release keeps the article before beside the failure of the one that the address names.
test('beside the failure of an article the one before is not shown, and the failure is, with another try', async () => {
  const error = new ApiFailure('network');
  const { t, user, refresh } = await open({ status: 'ready', data: before, error });
  expect(screen.queryByText(before.title)).not.toBeInTheDocument();
  expect(screen.queryByText(t('article.loadingOne'))).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(t('failure.title'));
  await user.click(screen.getByRole('button', { name: t('portal.common.retry') }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('that there is no such article is said, also beside the one before', async () => {
  const error = new ApiFailure('problem', { status: 404 });
  const { t } = await open({ status: 'ready', data: before, error });
  expect(screen.getByRole('heading', { level: 1, name: t('article.notFound') })).toBeVisible();
  expect(screen.queryByText(before.title)).not.toBeInTheDocument();
});

test('while the article is on its way, the one before is not shown as it', async () => {
  const { t } = await open({ status: 'ready', data: before, error: undefined });
  expect(screen.getByText(t('article.loadingOne'))).toBeInTheDocument();
  expect(screen.queryByText(before.title)).not.toBeInTheDocument();
});
