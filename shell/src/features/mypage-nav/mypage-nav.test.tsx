import { screen } from '@testing-library/react';
import { renderFeature } from '@vitis/testing/render';
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
const entries = () => screen.getAllByRole('link').map((link) => link.textContent);

test('a buyer finds orders first, in the order that the remotes say', async () => {
  const { t } = await renderFeature(nav, { part: 'shell', as: 'buyer' });

  expect(entries()).toEqual([t('mypage.title'), '견적 신청 내역', '발주 신청 내역', '자주 묻는 질문']);
});

test.each([
  ['sales', '견적 관리'],
  ['driver', '배송 목록'],
] as const)('%s see their own menu', async (as, label) => {
  const { t } = await renderFeature(nav, { part: 'shell', as });

  expect(entries()).toEqual([t('mypage.title'), label]);
});

test('the first role decides, whatever the others are', async () => {
  const both = { id: 4, fullName: '이하나', roles: ['DRIVER' as const, 'B2B' as const] };
  const { t } = await renderFeature(nav, { part: 'shell', as: both });

  expect(entries()).toEqual([t('mypage.title'), '배송 목록']);
});

test('the entry of the open screen is marked', async () => {
  await renderFeature(nav, { part: 'shell', as: 'buyer', path: '/mypage/faq' });

  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('자주 묻는 질문');
});
