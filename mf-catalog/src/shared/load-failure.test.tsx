import { act, screen } from '@testing-library/react';
import { ApiFailure } from '@vitis/platform';
import { renderFeature, setOnline } from '@vitis/testing/render';
import { LoadFailure } from './load-failure.tsx';

test('says that there is no network while there is none, and to try again where there is', async () => {
  const failure = <LoadFailure error={new ApiFailure('network')} retry={() => {}} />;
  const { t } = await renderFeature(failure, { part: 'mf-catalog' });
  expect(screen.getByText(t('failure.message'))).toBeVisible();

  act(() => setOnline(false));
  expect(screen.getByText(t('failure.offline'))).toBeVisible();
  expect(screen.queryByText(t('failure.message'))).not.toBeInTheDocument();

  act(() => setOnline(true));
  expect(screen.getByText(t('failure.message'))).toBeVisible();
});
