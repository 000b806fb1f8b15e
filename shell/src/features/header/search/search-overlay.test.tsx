import { screen } from '@testing-library/react';
import { Link } from '@vitis/platform/router';
import { readSearchHistory, writeSearchHistory } from '../../../shared/search-history-cookie.ts';
import { openSearch, PhoneSearch } from './search.test-support.tsx';

afterEach(() => writeSearchHistory([]));

test('opens with the focus in its field, over the recent searches, without a press', async () => {
  const { field, t } = await openSearch(PhoneSearch, ['보르도', '샤블리']);

  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('placeholder', t('search.placeholderNarrow'));
  expect(screen.getByRole('dialog', { name: t('search.open') })).toContainElement(field);
  expect(screen.getByRole('button', { name: '보르도' })).toBeVisible();
  expect(screen.getByRole('button', { name: '샤블리' })).toBeVisible();
});

test('says so where nothing has been searched yet, with nothing to delete', async () => {
  const { t } = await openSearch(PhoneSearch);

  expect(screen.getByText(t('search.noRecent'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('search.clear') })).not.toBeInTheDocument();
});

test('is put away by its button: what was typed is not kept, and leads nowhere', async () => {
  const { field, user, t, address } = await openSearch(PhoneSearch, ['보르도']);
  await user.type(field, '샤블리');

  await user.click(screen.getByRole('button', { name: t('cancel') }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(readSearchHistory()).toEqual(['보르도']);
  expect(address()).toBe('/product');
});

test.each([
  ['Escape', '{Escape}'],
  ['Enter in an empty field', '{Enter}'],
  ['Enter after a word', '샤블리{Enter}'],
])('is put away by %s', async (_what, keys) => {
  const { field, user } = await openSearch(PhoneSearch);

  await user.type(field, keys);

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('stays open while recent searches are deleted', async () => {
  const { user, t } = await openSearch(PhoneSearch, ['보르도', '샤블리']);

  await user.click(screen.getByRole('button', { name: t('search.remove', { words: '보르도' }) }));
  await user.click(screen.getByRole('button', { name: t('search.clear') }));

  expect(screen.getByRole('dialog')).toBeVisible();
  expect(readSearchHistory()).toEqual([]);
});

test('is gone once another page has come, as by Back', async () => {
  const { user, address } = await openSearch(() => (
    <>
      <PhoneSearch />
      <Link to="/magazine">Magazine</Link>
    </>
  ));

  await user.click(screen.getByRole('link', { name: 'Magazine' }));

  expect(address()).toBe('/magazine');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
