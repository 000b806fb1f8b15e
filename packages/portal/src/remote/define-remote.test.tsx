import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '@vitis/platform/owner';
import { TextLink } from '@vitis/ui';
import { defineRemote } from './define-remote.tsx';
import { type DeclaredScreen, defineScreen } from './define-screen.ts';

// A page's language comes from the shell, which is not there.
jest.mock('@vitis/platform/i18n', () => ({ useLanguage: () => 'ko-KR' }));

type Loaded = Promise<{ Screen: DeclaredScreen }>;

const route = (path: string, load: () => Loaded) => ({ path, load });

const Screen = defineScreen(() => <TextLink href="/there">go there</TextLink>, { access: 'members' });
const withLink = async () => ({ Screen });

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
  const without = () => Promise.resolve({}) as Loaded;
  const { routes } = defineRemote({ name: 'mf-any', routes: [route('/here', without)] });
  expect((await routes[0]!.load()).Screen).toBeUndefined();
});

test('a route has what its screen declares once that is loaded, and nothing of it before', async () => {
  const { routes } = defineRemote({ name: 'mf-any', routes: [route('/here', withLink)] });
  expect(Object.keys(routes[0]!)).toEqual(['path', 'load']);
  await routes[0]!.load();
  expect(routes[0]!.access).toBe('members');
});
