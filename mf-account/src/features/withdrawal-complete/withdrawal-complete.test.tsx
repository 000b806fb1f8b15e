import { screen } from '@testing-library/react';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './withdrawal-complete.route.tsx';

test('says that it is done and what holds from now on', async () => {
  const { t } = await renderFeature(<Screen />, { part: 'mf-account' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('withdrawalComplete.title'));
  expect(screen.getByText(t('withdrawalComplete.again'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('withdrawalComplete.home') })).toHaveAttribute('href', '/');
});
