import { fireEvent, screen, waitFor } from '@testing-library/react';
import { findProducts } from '@vitis/contracts';
import { answerOk } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { Page } from '../../../test/page.tsx';
import { SearchBox } from './search-box.tsx';
import { readSearchHistory, writeSearchHistory } from './search-history-cookie.ts';

const nothingFound = answerOk(findProducts, { _embedded: { items: [] }, corrected: null });

async function open(history: string[] = []) {
  writeSearchHistory(history);
  const rendered = await renderFeature(
    <Page>
      <SearchBox />
    </Page>,
    { part: 'shell', route: '*', path: '/product', answers: [nothingFound] },
  );
  const field = screen.getByRole('textbox', { name: rendered.t('search.label') });
  return { ...rendered, field };
}

afterEach(() => writeSearchHistory([]));

test('focusing the field shows the recent searches, the newest first', async () => {
  const { field, user, t } = await open(['보르도', '샤블리']);

  await user.click(field);

  const list = await screen.findByRole('region', { name: t('search.recent') });
  expect([...list.querySelectorAll('[data-entry]')].map((entry) => entry.textContent)).toEqual([
    '보르도',
    '샤블리',
  ]);
});

test('Enter puts the term first, keeps it and goes to its results', async () => {
  const { field, user, address } = await open(['보르도']);

  await user.type(field, '샤블리{Enter}');

  expect(readSearchHistory()).toEqual(['샤블리', '보르도']);
  expect(address()).toBe(`/search-result?${new URLSearchParams({ q: '샤블리' })}`);
});

test('choosing a recent search fills the field, goes there and closes the list', async () => {
  const { field, user, address, t } = await open(['보르도', '샤블리']);
  await user.click(field);

  await user.click(await screen.findByRole('button', { name: '샤블리' }));

  expect(field).toHaveValue('샤블리');
  expect(address()).toContain('/search-result');
  expect(screen.queryByRole('region', { name: t('search.recent') })).not.toBeInTheDocument();
});

test('an empty term is kept and leads nowhere', async () => {
  const { field, user, address } = await open(['보르도']);

  await user.type(field, '{Enter}');

  expect(readSearchHistory()).toEqual(['', '보르도']);
  expect(address()).toBe('/product');
});

test('one entry can be deleted, and all of them', async () => {
  const { field, user, t } = await open(['보르도', '샤블리']);
  await user.click(field);

  await user.click(await screen.findByRole('button', { name: t('search.remove', { words: '보르도' }) }));
  expect(readSearchHistory()).toEqual(['샤블리']);

  await user.click(screen.getByRole('button', { name: t('search.clear') }));
  expect(document.cookie).not.toContain('search-histories');
  expect(screen.getByText(t('search.noRecent'))).toBeVisible();
});

test('the close button and Escape put the list away', async () => {
  const { field, user, t } = await open(['보르도']);
  await user.click(field);
  await user.click(await screen.findByRole('button', { name: t('search.close') }));
  expect(screen.queryByRole('region', { name: t('search.recent') })).not.toBeInTheDocument();

  await user.click(field);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: t('search.recent') })).not.toBeInTheDocument();
});

test('Enter in the middle of a Hangul syllable searches once, for the whole of it', async () => {
  const { field, address } = await open();

  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: '샤또' } });
  fireEvent.compositionUpdate(field, { data: '또' });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(address()).toBe('/product');
  fireEvent.compositionEnd(field, { data: '또' });

  await waitFor(() => expect(address()).toBe(`/search-result?${new URLSearchParams({ q: '샤또' })}`));
  expect(readSearchHistory()).toEqual(['샤또']);
});
