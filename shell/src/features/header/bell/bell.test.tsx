import { act, screen, waitFor, within } from '@testing-library/react';
import { listNotifications, type Notification, readNotifications } from '@vitis/contracts';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import { Page } from '../../../test/page.tsx';
import { Bell } from './bell.tsx';

const entry = (changed: Partial<Notification> = {}): Notification => ({
  kind: 'ESTIMATE',
  target: 'E20261120-0001',
  status: 'RESPONDED',
  title: null,
  clientName: null,
  orderFormNumber: null,
  date: null,
  isPickup: false,
  isReturn: false,
  isRepeating: false,
  isHandedOver: false,
  at: '2026-11-20T10:24:00+09:00',
  read: false,
  ...changed,
});

/** A bell whose notifications a test changes. */
async function open(items: Notification[], as: 'buyer' | 'sales' | 'driver' = 'buyer') {
  const told = { items };
  const socket = await fakeSocket();
  const unread = () => told.items.filter(({ read }) => !read).length;
  const feature = await renderFeature(
    <Page>
      <Bell />
    </Page>,
    {
      part: 'shell',
      as,
      answers: [
        {
          endpoint: listNotifications,
          respond: () => ({ status: 200, body: { unread: unread(), ...aPage(told.items) } }),
        },
        {
          endpoint: readNotifications,
          respond: () => {
            told.items = told.items.map((each) => ({ ...each, read: true }));
            return { status: 200, body: { unread: 0 } };
          },
        },
      ],
    },
  );
  const bell = (count: number) =>
    screen.findByRole('button', {
      name: count === 0 ? feature.t('bell.title') : new RegExp(feature.t('bell.unread', { count })),
    });
  return { ...feature, socket, told, bell };
}

test('the bell says how many are unread; its panel leads to each document, and Escape gives the focus back', async () => {
  const { t, user, bell } = await open([
    entry(),
    entry({
      kind: 'DELIVERY',
      target: '7',
      status: 'COMPLETED',
      orderFormNumber: 'O20261119-0001',
      read: true,
    }),
  ]);
  await user.click(await bell(1));
  const panel = await screen.findByRole('dialog', { name: t('bell.title') });
  expect(panel).toHaveFocus();
  const links = within(await within(panel).findByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/mypage/estimate-apply-history/E20261120-0001',
    '/mypage/estimate-order-history/O20261119-0001',
  ]);
  expect(links[0]).toHaveTextContent(t('bell.new'));
  expect(within(panel).getByRole('link', { name: t('bell.all') })).toHaveAttribute(
    'href',
    '/mypage/notifications',
  );
  await user.keyboard('{Escape}');
  expect(panel).not.toBeInTheDocument();
  expect(await bell(1)).toHaveFocus();
});

test('one is read by being opened', async () => {
  const { t, user, bell, calls, address } = await open([entry()]);
  const posts = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await user.click(await bell(1));
  await user.click(await screen.findByRole('link', { name: /E20261120-0001/ }));
  expect(address()).toBe('/mypage/estimate-apply-history/E20261120-0001');
  await waitFor(() => expect(posts()).toEqual([{ items: [{ kind: 'ESTIMATE', target: 'E20261120-0001' }] }]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(await bell(0));
  expect(await screen.findByRole('button', { name: t('bell.readAll') })).toBeDisabled();
});

test('what comes while the page is open is counted and said aloud; what was there before is not', async () => {
  const { t, socket, told, bell } = await open([entry()], 'sales');
  await bell(1);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  told.items = [
    entry({ kind: 'ORDER', target: 'O20261120-0002', status: 'REQUESTED', at: '2026-11-20T11:00:00+09:00' }),
    ...told.items,
  ];
  act(() => socket.tell('order:changed', { orderFormNumber: 'O20261120-0002', status: 'REQUESTED' }));
  await bell(2);
  expect(screen.getByRole('status')).toHaveTextContent(`${t('bell.told')}: 발주 O20261120-0002, 발주요청`);

  told.items = told.items.map((each) => ({ ...each, read: true }));
  act(() => socket.tell('notification:read', { unread: 0 }));
  await bell(0);
});

test('a date of a repeating order that waits for a word is told at once, and read by being opened', async () => {
  const { t, user, socket, told, bell, calls, address } = await open([]);
  await bell(0);
  const date = { kind: 'ORDER', target: '7/2026-11-26', status: 'WAITING', date: '2026-11-26' } as const;
  told.items = [entry({ ...date, isRepeating: true })];
  act(() => socket.tell('repeating-order:changed', { id: 7, date: { day: date.date, state: 'WAITING' } }));
  await user.click(await bell(1));
  expect(screen.getByRole('status')).toHaveTextContent(
    `${t('bell.told')}: 정기 발주 2026-11-26 (목), 확인 대기`,
  );
  await user.click(await screen.findByRole('link', { name: /정기 발주/ }));
  expect(address()).toBe('/order/subscribe?id=7');
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { items: [{ kind: 'ORDER', target: '7/2026-11-26' }] },
    ]),
  );
});

test('all are read by one press', async () => {
  const { t, user, bell, calls } = await open([
    entry(),
    entry({ kind: 'INQUIRY', target: '3', status: 'LATER', title: '재고' }),
  ]);
  await user.click(await bell(2));
  await user.click(await screen.findByRole('button', { name: t('bell.readAll') }));
  await bell(0);
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{}]);
});

test('where there is none, the panel says what will be told there', async () => {
  const { t, user, bell } = await open([], 'driver');
  await user.click(await bell(0));
  expect(await screen.findByText(t('bell.none'))).toBeVisible();
});
