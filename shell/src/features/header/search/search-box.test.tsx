import { screen } from '@testing-library/react';
import { writeSearchHistory } from '../../../shared/search-history-cookie.ts';
import { openSearch, WideSearch } from './search.test-support.tsx';

afterEach(() => writeSearchHistory([]));

/** The search of wide windows with its list open. */
async function openList() {
  const rendered = await openSearch(WideSearch, ['보르도']);
  const { user, t, field } = rendered;
  const list = () => screen.queryByRole('region', { name: t('search.recent') });
  expect(list()).not.toBeInTheDocument();
  await user.click(field);
  await screen.findByRole('region', { name: t('search.recent') });
  return { ...rendered, list };
}

test('the close button and Escape put the list away', async () => {
  const { field, user, t, list } = await openList();
  await user.click(screen.getByRole('button', { name: t('search.close') }));
  expect(list()).not.toBeInTheDocument();

  await user.click(field);
  expect(list()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(list()).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(list()).toBeVisible();
});

test('a press beside the list, on nothing that can have the focus, puts it away', async () => {
  const { user, container, list, address } = await openList();

  await user.click(container.querySelector('div[aria-hidden="true"]')!);

  expect(list()).not.toBeInTheDocument();
  expect(address()).toBe('/product');
});

test('what is chosen of the list stands in the field', async () => {
  const { field, user } = await openList();

  await user.click(screen.getByRole('button', { name: '보르도' }));

  expect(field).toHaveValue('보르도');
});
