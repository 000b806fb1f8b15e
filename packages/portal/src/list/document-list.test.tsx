import { act, render, screen, waitFor } from '@testing-library/react';
import { listNotifications, NOTIFICATION_STATUSES, type Notification } from '@vitis/contracts';
import { listFilters } from '@vitis/domain';
import { createMemoryRouter, RouterProvider, sessionStore } from '@vitis/platform/owner';
import { bottleIcon } from '@vitis/ui';
import { documentListScreen } from './document-list-screen.tsx';

// A page's texts come from the shell, which is not there.
jest.mock('@vitis/platform/i18n', () => ({
  useLanguage: () => 'ko-KR',
  useTranslation: () => ({ t: (key: string) => key }),
}));

const PATH = '/documents';

const Screen = documentListScreen({
  endpoint: listNotifications,
  filters: listFilters({ path: PATH, statuses: NOTIFICATION_STATUSES, sorts: ['at'] }),
  number: ({ target }: Notification) => target,
  hints: [],
  columns: [],
  texts: { title: 'list.title' },
  empty: { icon: bottleIcon },
  Rows: ({ state: { list, isStale } }) => (
    <output>{`${list.status} ${list.data?.page.totalElements ?? '–'}${isStale ? ' of before' : ''}`}</output>
  ),
});

const notification = {
  kind: 'ESTIMATE',
  target: 'E20261118-0004',
  status: 'REQUESTED',
  title: null,
  clientName: null,
  orderFormNumber: null,
  date: null,
  isHandedOver: false,
  at: '2026-11-18T10:00:00+09:00',
  read: true,
};
const pageOf = (totalElements: number) =>
  Response.json({
    unread: 0,
    _embedded: { items: Array.from({ length: totalElements }, () => notification) },
    page: { number: 0, size: 20, totalElements, totalPages: 1 },
  });
const broken = () =>
  Response.json(
    { type: 'about:blank', title: 'NO', status: 500, code: 'NO', message: 'NO', requestId: 'r1' },
    { status: 500 },
  );

test('rows of another filter are dimmed until the next are there, and are no answer where these do not come', async () => {
  const token = `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 60 }))}.x`;
  const user = { id: 1, fullName: '김도윤', roles: ['B2B' as const] };
  sessionStore.set({ status: 'signed-in', session: { token, user } });
  const answers: ((response: Response) => void)[] = [];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((resolve) => void answers.push(resolve)));
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], { initialEntries: [PATH] });
  render(<RouterProvider router={router} />);
  const answer = async (response: Response) => {
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers.shift()?.(response));
  };
  const go = (search: string) => act(async () => router.navigate(PATH + search));

  await answer(pageOf(3));
  expect(await screen.findByText('ready 3')).toBeVisible();

  await go('?q=a');
  expect(screen.getByText('ready 3 of before')).toBeVisible();
  await answer(pageOf(2));
  expect(await screen.findByText('ready 2')).toBeVisible();

  await go('?q=b');
  expect(screen.getByText('ready 2 of before')).toBeVisible();
  await answer(pageOf(0));
  expect(await screen.findByText('ready 0')).toBeVisible();

  // That there is nothing for one filter says nothing of the next.
  await go('?q=c');
  expect(screen.getByText('loading –')).toBeVisible();
  await answer(broken());
  expect(await screen.findByText('failed –')).toBeVisible();
});
