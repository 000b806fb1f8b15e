import { screen } from '@testing-library/react';
import { renderFeature } from '@vitis/testing/render';
import { categoryMenuStore } from '../../shared/category-menu.store.ts';
import { TabBar } from './tab-bar.tsx';

const open = () => renderFeature(<TabBar />, { part: 'shell', path: '/magazine/7' });
/** As the router numbers the pages of a tab. */
const arriveAs = (idx: number) => history.replaceState({ idx }, '');

afterEach(() => {
  history.replaceState(null, '');
  categoryMenuStore.set(false);
});

test('goes back to the page before, and leads home from the first one', async () => {
  arriveAs(0);
  const { t, user, address } = await open();
  const back = screen.getByRole('button', { name: t('tabBar.back') });

  arriveAs(1);
  await user.click(screen.getByRole('link', { name: t('tabBar.wines') }));
  expect(address()).toBe('/product');
  arriveAs(0);
  await user.click(back);
  expect(address()).toBe('/magazine/7');

  await user.click(back);
  expect(address()).toBe('/');
});

test.each([null, { idx: 0 }])('leads home where there is no history: %j', async (state) => {
  history.replaceState(state, '');
  const { t, user, address } = await open();
  await user.click(screen.getByRole('button', { name: t('tabBar.back') }));
  expect(address()).toBe('/');
});

test('marks where somebody is, and opens the menu of categories', async () => {
  const { t, user } = await open();
  const wines = screen.getByRole('link', { name: t('tabBar.wines') });
  expect(wines).not.toHaveAttribute('aria-current');
  await user.click(wines);
  expect(wines).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: t('tabBar.mypage') })).toHaveAttribute('href', '/mypage');

  await user.click(screen.getByRole('button', { name: t('tabBar.categories') }));
  expect(categoryMenuStore.get()).toBe(true);
});
