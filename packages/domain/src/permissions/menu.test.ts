import { frameParts, menuRole, sideMenu } from './menu.ts';

const paths = (roles: Parameters<typeof sideMenu>[0]) =>
  sideMenu(roles).flatMap((group) => group.entries.map((entry) => entry.path));

test('the first role decides the side menu', () => {
  expect(menuRole(['SALESPERSON', 'B2B'])).toBe('SALESPERSON');
  expect(paths(['SALESPERSON', 'B2B'])).toEqual([
    '/mypage/manage-estimate-history',
    '/mypage/manage-order-history',
    '/mypage/bonds-sales-situation',
    '/mypage/manage-delivery-schedule',
    '/mypage/member-info',
  ]);
  expect(paths(['DRIVER'])).toEqual(['/mypage/shipping-list']);
  expect(sideMenu(['B2B']).map((group) => group.key)).toEqual(['myOrders', 'myAccount', 'customerCentre']);
  expect(sideMenu([])).toEqual([]);
});

test('membership decides the frame, whatever the first role is', () => {
  expect(frameParts(['SALESPERSON', 'B2B'])).toMatchObject({
    chat: true,
    wishes: true,
    cart: true,
    cartCount: true,
  });
  expect(frameParts(['SALESPERSON'])).toEqual({
    chat: true,
    wishes: false,
    cart: false,
    cartCount: false,
    supportBlock: false,
    footerLinks: 'SALES',
    accountEditPath: '/mypage/member-info',
  });
  expect(frameParts(['DRIVER'])).toMatchObject({
    chat: false,
    wishes: false,
    cart: false,
    footerLinks: 'BUYER',
  });
});

test('a guest sees wishes and cart without a count, and no chat', () => {
  expect(frameParts([])).toMatchObject({ chat: false, wishes: true, cart: true, cartCount: false });
});
