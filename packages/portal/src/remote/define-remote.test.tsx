import { act, render, screen } from '@testing-library/react';
import type { ScreenModule } from '@vitis/platform';
import { createMemoryRouter, RouterProvider } from '@vitis/platform/owner';
import { TextLink } from '@vitis/ui';
import { defineRemote } from './define-remote.tsx';

// A page's language comes from the shell, which is not there.
jest.mock('@vitis/platform/i18n', () => ({ useLanguage: () => 'ko-KR' }));

const route = (path: string, load: () => Promise<ScreenModule>) => ({ path, load });

const withLink = async () => ({ Screen: () => <TextLink href="/there">go there</TextLink> });

test('a link of any screen is the router’s, without a word about it in the screen', async () => {
  const { routes } = defineRemote({ name: 'mf-any', routes: [route('/here', withLink)] });
  const { Screen } = await routes[0]!.load();
  const router = createMemoryRouter(
    [
      { path: '/here', element: <Screen /> },
      { path: '/there', element: <p>arrived</p> },
    ],
    { initialEntries: ['/here'] },
  );
  render(<RouterProvider router={router} />);

  await act(async () => screen.getByRole('link', { name: 'go there' }).click());

  expect(screen.getByText('arrived')).toBeVisible();
});

test('a screen that is loaded again is the same component: what it holds stays', async () => {
  const { routes } = defineRemote({ name: 'mf-any', routes: [route('/here', withLink)] });
  expect((await routes[0]!.load()).Screen).toBe((await routes[0]!.load()).Screen);
});

test('a module without a screen stays one, so that the shell can say so', async () => {
  const without = async () => ({}) as ScreenModule;
  const { routes } = defineRemote({ name: 'mf-any', routes: [route('/here', without)] });
  expect((await routes[0]!.load()).Screen).toBeUndefined();
});
