import { act, screen } from '@testing-library/react';
import { publish } from '@vitis/platform';
import { Link, useNavigate } from '@vitis/platform/router';
import { renderFeature } from '@vitis/testing/render';
import { memo } from 'react';
import { Page } from '../../../test/page.tsx';
import { useSearch } from './use-search.ts';

/** Shows the words of the open page, drawn anew by nothing but the address. */
const Follower = memo(function Follower() {
  const { term } = useSearch(() => {});
  return <output>{term}</output>;
});

test('the field follows the page: its words, others, none', async () => {
  const { user } = await renderFeature(
    <Page>
      <Follower />
      <Link to="/search-result?q=샤블리">Chablis</Link>
      <Link to="/search-result?q=메를로">Merlot</Link>
      <Link to="/product">Wines</Link>
    </Page>,
    { part: 'shell', route: '*', path: '/product' },
  );
  for (const [link, words] of [
    ['Chablis', '샤블리'],
    ['Merlot', '메를로'],
    ['Wines', ''],
    ['Merlot', '메를로'],
  ]) {
    await user.click(screen.getByRole('link', { name: link! }));
    expect(screen.getByRole('status')).toHaveTextContent(words === '' ? /^$/ : words!);
  }
});

/** Searches, and goes on typing before the results are there. */
function Hasty() {
  const search = useSearch(() => {});
  const press = () => {
    search.submit('샤블리');
    search.setTerm('메를로');
  };
  return (
    <button type="button" onClick={press}>
      {search.term}
    </button>
  );
}

test('what is typed while results are on their way stays', async () => {
  const { user, address } = await renderFeature(
    <Page>
      <Hasty />
    </Page>,
    { part: 'shell', route: '*', path: '/product' },
  );
  await user.click(screen.getByRole('button'));
  expect(address()).toMatch(/^\/search-result/);
  expect(screen.getByRole('button')).toHaveTextContent('메를로');
});

test('a search stands in the place of the page that it was typed on: Back leads to the one before', async () => {
  function Searcher() {
    const search = useSearch(() => {});
    const navigate = useNavigate();
    return (
      <>
        <Link to="/product">Wines</Link>
        <button type="button" onClick={() => search.submit('샤블리')}>
          Search
        </button>
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
      </>
    );
  }
  const { user, address } = await renderFeature(
    <Page>
      <Searcher />
    </Page>,
    { part: 'shell', route: '*', path: '/magazine' },
  );
  await user.click(screen.getByRole('link', { name: 'Wines' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toMatch(/^\/search-result/);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe('/magazine');
});

test('what somebody has typed goes with their session', async () => {
  const { user } = await renderFeature(
    <Page>
      <Hasty />
    </Page>,
    { part: 'shell', route: '*', path: '/product' },
  );
  await user.click(screen.getByRole('button'));
  act(() => publish('session/ended', {}));
  expect(screen.getByRole('button')).toHaveTextContent('샤블리');
});
