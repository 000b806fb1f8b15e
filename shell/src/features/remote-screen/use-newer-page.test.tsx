import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import { PageContext } from '../../shared/page-context.ts';
import { useNewerPage } from './use-newer-page.ts';

const BUILD = '1.0.0-aaaaaaaa';
const missing = Object.assign(new Error('Loading chunk magazine failed'), { name: 'ChunkLoadError' });
const failure = new RemoteFailure('mf-catalog', BUILD, 'screen', missing);
const page = ({ children }: { children: ReactNode }) => (
  <PageContext value={{ registry: { shell: BUILD, remotes: {} } }}>{children}</PageContext>
);

const asked = jest.fn(() => Promise.resolve({ status: 200 } as Response));
const before = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = asked;
  asked.mockClear();
  // The page has been loaded anew for this screen.
  sessionStorage.setItem(`vitis-reloaded mf-catalog ${BUILD}`, location.pathname);
});
afterEach(() => {
  globalThis.fetch = before;
  sessionStorage.clear();
});

const look = (retried: boolean, retry: () => void) =>
  renderHook(() => useNewerPage(failure, retried, retry), { wrapper: page });

test('a screen that is missing in a page loaded anew for it is tried once more by itself, and no more', async () => {
  const retry = jest.fn();
  const { rerender } = look(false, retry);
  await waitFor(() => expect(retry).toHaveBeenCalledTimes(1));
  rerender();
  await Promise.resolve();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('where that was in vain, it stays to whoever reads', async () => {
  const retry = jest.fn();
  look(true, retry);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await new Promise((settle) => setTimeout(settle));
  expect(retry).not.toHaveBeenCalled();
});
