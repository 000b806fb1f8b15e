import { act, screen, waitFor } from '@testing-library/react';
import { type Dashboard, getDashboard } from '@vitis/contracts';
import { answer } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import { menu, Page, registryOf } from '../../test/page.tsx';
import { MypageNav } from './mypage-nav.tsx';

const registry = registryOf({
  menus: [
    menu('B2B', 'support', '/mypage/faq', '자주 묻는 질문'),
    menu('B2B', 'orders', '/mypage/estimate-order-history', '발주 신청 내역', 20),
    menu('B2B', 'orders', '/mypage/estimate-apply-history', '견적 신청 내역', 10),
    menu('SALESPERSON', 'sales', '/mypage/manage-estimate-history', '견적 관리'),
    menu('DRIVER', 'shipping', '/mypage/shipping-list', '배송 목록'),
  ],
});
const nav = (
  <Page registry={registry}>
    <MypageNav />
  </Page>
);
const entries = () => screen.getAllByRole('link').map((link) => link.textContent?.trim());

let dashboard: Dashboard = {};
const counted = answer(getDashboard, () => ({ status: 200 as const, body: dashboard }));
beforeEach(() => {
  dashboard = { desk: { deliveriesToday: 0 } };
});

test('a buyer finds orders first, in the order that the remotes say', async () => {
  const { t } = await renderFeature(nav, { part: 'shell', as: 'buyer' });

  expect(entries()).toEqual([t('mypage.title'), '견적 신청 내역', '발주 신청 내역', '자주 묻는 질문']);
});

test.each([
  ['sales', '견적 관리'],
  ['driver', '배송 목록'],
] as const)('%s see their own menu', async (as, label) => {
  const { t } = await renderFeature(nav, { part: 'shell', as, answers: [counted] });

  expect(entries()).toEqual([t('desk.work'), label]);
});

test('the first role decides, whatever the others are', async () => {
  const both = { id: 4, fullName: '이하나', roles: ['DRIVER' as const, 'B2B' as const] };
  const { t } = await renderFeature(nav, { part: 'shell', as: both, answers: [counted] });

  expect(entries()).toEqual([t('desk.work'), '배송 목록']);
});

test('counts what waits, and the title what has come since somebody did something', async () => {
  document.title = '견적 관리 | VITIS';
  dashboard = { desk: { deliveriesToday: 0, estimatesWaiting: 2 } };
  const socket = await fakeSocket();
  const { user } = await renderFeature(nav, { part: 'shell', as: 'sales', answers: [counted] });
  await waitFor(() => expect(entries()[1]).toBe('견적 관리 2'));
  expect(document.title).toBe('견적 관리 | VITIS');

  dashboard = { desk: { deliveriesToday: 0, estimatesWaiting: 5 } };
  await act(async () =>
    socket.tell('estimate:changed', { estimateNumber: 'E20261120-0001', status: 'REQUESTED' }),
  );
  await waitFor(() => expect(document.title).toBe('(3) 견적 관리 | VITIS'));
  document.title = '발주 관리 | VITIS';
  await waitFor(() => expect(document.title).toBe('(3) 발주 관리 | VITIS'));

  await user.keyboard('{Tab}');
  expect(document.title).toBe('발주 관리 | VITIS');
});

test('a payment that is booked takes its client from those that are overdue', async () => {
  const overdue = registryOf({
    menus: [menu('SALESPERSON', 'sales', '/mypage/bonds-sales-situation', '채권 현황')],
  });
  dashboard = { desk: { deliveriesToday: 0, clientsOverdue: 2 } };
  const socket = await fakeSocket();
  const page = (
    <Page registry={overdue}>
      <MypageNav />
    </Page>
  );
  await renderFeature(page, { part: 'shell', as: 'sales', answers: [counted] });
  await waitFor(() => expect(entries()[1]).toBe('채권 현황 2'));

  dashboard = { desk: { deliveriesToday: 0, clientsOverdue: 1 } };
  await act(async () => socket.tell('ledger:changed', { idClient: 1 }));
  await waitFor(() => expect(entries()[1]).toBe('채권 현황 1'));
});

test('the entry of the open screen is marked', async () => {
  await renderFeature(nav, { part: 'shell', as: 'buyer', path: '/mypage/faq' });

  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('자주 묻는 질문');
});
