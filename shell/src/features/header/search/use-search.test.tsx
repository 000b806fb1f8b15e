import { screen } from '@testing-library/react';
import { renderFeature } from '@vitis/testing/render';
import { Page } from '../../../test/page.tsx';
import { useSearch } from './use-search.ts';

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
