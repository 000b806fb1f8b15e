import { screen, waitFor, within } from '@testing-library/react';
import {
  countNotifications,
  listNotifications,
  type Notification,
  readNotifications,
} from '@vitis/contracts';
import { NOTIFICATION_LABELS } from '@vitis/domain';
import { answerOk } from '@vitis/testing/answers';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './notifications.route.tsx';

const PATH = '/mypage/notifications';
const entry = (changed: Partial<Notification>): Notification => ({
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
const all: Notification[] = [
  entry({}),
  entry({
    kind: 'DELIVERY',
    target: '7',
    status: 'COMPLETED',
    orderFormNumber: 'O20261119-0001',
    date: '2026-11-19',
    read: true,
  }),
  entry({ kind: 'INQUIRY', target: '12', status: 'ANSWERED', title: '세금계산서' }),
  entry({ kind: 'CHAT', target: '3', status: null, title: '한서윤' }),
];

const open = (items = all, unread = 2, as: 'buyer' | 'sales' | 'driver' = 'buyer') =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as,
    route: '*',
    path: PATH,
    answers: [
      answerOk(listNotifications, { unread, ...aPage(items) }),
      answerOk(countNotifications, { UNREAD: unread, READ: items.length - unread, total: items.length }),
      answerOk(readNotifications, { unread: 0 }),
    ],
  });

test('each leads to its document, and what is unread says so', async () => {
  const { t } = await open();
  const entries = await screen.findAllByRole('listitem');
  const linkOf = (at: number) => within(entries[at]!).getByRole('link');
  expect(entries.map((_, at) => linkOf(at).getAttribute('href'))).toEqual([
    '/mypage/estimate-apply-history/E20261120-0001',
    '/mypage/estimate-order-history/O20261119-0001',
    '/mypage/inquiry/12',
    '/chat?room=3',
  ]);
  expect(linkOf(0)).toHaveTextContent(t('notifications.new'));
  expect(linkOf(1)).not.toHaveTextContent(t('notifications.new'));
  expect(entries[0]).toHaveTextContent('견적완료');
  expect(entries[2]).toHaveTextContent('세금계산서');
  expect(entries[3]).toHaveTextContent(`한서윤`);
});

test('what goes back is told as a return, from the request to its end', async () => {
  const back = { kind: 'DELIVERY', target: '9', orderFormNumber: 'O20261119-0001', isReturn: true } as const;
  await open([entry({ ...back, status: 'READY' }), entry({ ...back, target: '10', status: 'COMPLETED' })]);
  const [asked, over] = await screen.findAllByRole('listitem');
  expect(asked).toHaveTextContent('회수');
  expect(asked).toHaveTextContent('반품접수');
  expect(over).toHaveTextContent('반품완료');
  expect(over).not.toHaveTextContent('배송');
});

test('a date of a repeating order is told by its day and by what has become of it, and leads to its order', async () => {
  const date = { kind: 'ORDER', isRepeating: true, date: '2026-11-26' } as const;
  await open([
    entry({ ...date, target: '7/2026-11-26', status: 'WAITING' }),
    entry({ ...date, target: '7/2026-11-19', status: 'FAILED', date: '2026-11-19' }),
    entry({ ...date, target: '8/2026-11-12', status: 'LATER', read: true }),
  ]);
  const [waiting, failed, unknown] = await screen.findAllByRole('listitem');
  expect(within(waiting!).getByRole('link')).toHaveAttribute('href', '/order/subscribe?id=7');
  for (const words of ['정기 발주', '2026-11-26 (목)', '확인 대기']) expect(waiting).toHaveTextContent(words);
  expect(failed).toHaveTextContent('발주 실패');
  // A state that this page does not know yet breaks nothing.
  expect(unknown).toHaveTextContent('LATER');
});

test('tabs count what is unread and what is read', async () => {
  await open();
  const tab = await screen.findByRole('link', {
    name: new RegExp(`^${NOTIFICATION_LABELS.UNREAD['ko-KR']} ?2`),
  });
  expect(tab).toHaveAttribute('href', `${PATH}?status=UNREAD`);
});

test('all of them are marked as read by one press, and one by being opened', async () => {
  const { t, user, calls } = await open();
  const posts = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await user.click(await screen.findByRole('button', { name: t('notifications.readAll') }));
  await waitFor(() => expect(posts()).toEqual([{}]));
  const listed = () =>
    calls.filter(({ method, path }) => method === 'GET' && path === listNotifications.path).length;
  const before = listed();
  await user.click(screen.getByRole('link', { name: /E20261120-0001/ }));
  await waitFor(() => expect(listed()).toBeGreaterThan(before));
  await waitFor(() =>
    expect(posts()[1]).toEqual({ items: [{ kind: 'ESTIMATE', target: 'E20261120-0001' }] }),
  );
});

test('where there is none, that is said, and there is nothing to mark', async () => {
  const { t } = await open([], 0);
  expect(await screen.findByText(t('notifications.none'))).toBeVisible();
  expect(screen.getByRole('button', { name: t('notifications.readAll') })).toBeDisabled();
});

test('sales staff and drivers are led to their own pages, and told whose document it is', async () => {
  const delivery = { kind: 'DELIVERY', target: '7', status: 'READY', date: '2026-11-24' } as const;
  const { unmount } = await open([entry({ clientName: '와인바 온도', status: 'REQUESTED' })], 1, 'sales');
  const request = await screen.findByRole('listitem');
  expect(within(request).getByRole('link')).toHaveAttribute(
    'href',
    '/mypage/manage-estimate-history/E20261120-0001',
  );
  expect(request).toHaveTextContent('와인바 온도');
  unmount();
  await open([entry(delivery), entry({ ...delivery, target: '8', isHandedOver: true })], 2, 'driver');
  const [own, lost] = await screen.findAllByRole('listitem');
  expect(within(own!).getByRole('link')).toHaveAttribute('href', '/mypage/shipping-list?date=2026-11-24');
  expect(own).toHaveTextContent('11-24 (화)');
  expect(lost).toHaveTextContent('담당 변경');
});

test('the oldest can stand first', async () => {
  const { t, user, calls } = await open();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: t('list.sort') }),
    t('notifications.orders.earliest'),
  );
  await waitFor(() => expect(calls.some(({ query }) => query.get('sort') === 'at,asc')).toBe(true));
});
