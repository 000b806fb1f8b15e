import { LOGIN_PATH } from '@vitis/domain';
import { $dialogs, $unsaved } from '@vitis/platform';
import { createMemoryRouter, RouterProvider, sessionStore } from '@vitis/platform/owner';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useLeaveGuard } from './use-leave-guard.ts';

const labels = { question: 'Leave?', leave: 'Leave anyway' };
let allowLeave: () => void;

function Form() {
  allowLeave = useLeaveGuard(true, labels).allowLeave;
  return null;
}

const user = { id: 1, fullName: '김도윤', roles: ['B2B' as const] };
let root: Root;
let router: ReturnType<typeof createMemoryRouter>;

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

beforeEach(() => {
  sessionStore.set({ status: 'signed-in', session: { token: 'token', user } });
  router = createMemoryRouter(
    [
      { path: '/form', element: <Form /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/form'] },
  );
  root = createRoot(document.createElement('div'));
  act(() => root.render(<RouterProvider router={router} />));
});

afterEach(() => act(() => root.unmount()));

const go = (path: string) => act(() => router.navigate(path));
const answer = (leaves: boolean) =>
  act(async () => {
    const asked = $dialogs.get().at(-1);
    if (asked?.kind === 'confirm') asked.done(leaves);
  });
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('asks before the form is left, and stays or leaves as told', async () => {
  await go('/elsewhere');
  expect($dialogs.get().at(-1)).toMatchObject({ message: labels.question, accept: labels.leave });
  await answer(false);
  expect(router.state.location.pathname).toBe('/form');
  await go('/elsewhere');
  await answer(true);
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('neither a reload nor a new release takes the page away', () => {
  expect(isHeld()).toBe(true);
  expect($unsaved.get()).toBe(1);
  act(() => root.render(null));
  expect(isHeld()).toBe(false);
  expect($unsaved.get()).toBe(0);
});

test('who is sent to sign in is not asked, nor who has signed out', async () => {
  await go(LOGIN_PATH);
  expect(router.state.location.pathname).toBe(LOGIN_PATH);
  await go('/form');
  act(() => sessionStore.set({ status: 'guest' }));
  await go('/elsewhere');
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('what was sent is left without a word', async () => {
  allowLeave();
  expect(isHeld()).toBe(false);
  await go('/elsewhere');
  expect(router.state.location.pathname).toBe('/elsewhere');
});
