import { ROLES } from '@vitis/contracts';
import { frameEntries } from './frame-entries.ts';
import { mayEver } from './permissions.ts';

test('membership decides the frame, whatever the first role is', () => {
  expect(frameEntries(['SALESPERSON', 'B2B'])).toMatchObject({
    chat: true,
    wishes: true,
    cart: true,
    cartCount: true,
  });
  expect(frameEntries(['SALESPERSON'])).toEqual({
    chat: true,
    wishes: false,
    cart: false,
    cartCount: false,
    supportBlock: false,
    support: false,
    footerLinks: 'SALES',
    accountEditPath: '/mypage/member-info',
  });
  expect(frameEntries(['DRIVER'])).toMatchObject({
    chat: false,
    wishes: false,
    cart: false,
    footerLinks: 'SHIPPING',
    accountEditPath: '/mypage/member-info',
  });
  expect(frameEntries(['DRIVER', 'B2B'])).toMatchObject({
    footerLinks: 'BUYER',
    accountEditPath: '/mypage/client-info',
  });
});

test('a guest sees wishes and cart without a count, and no chat', () => {
  expect(frameEntries([])).toMatchObject({
    chat: false,
    wishes: true,
    cart: true,
    cartCount: false,
    support: true,
  });
});

test('the frame shows a member what the table of permissions lets it do', () => {
  const teams = [0, 1, 2].flatMap((at) => [ROLES.slice(at), ROLES.slice(at, at + 1), ROLES.toSpliced(at, 1)]);
  for (const roles of teams)
    expect(frameEntries(roles)).toMatchObject({
      chat: mayEver(roles, 'list', 'chat'),
      wishes: mayEver(roles, 'wish', 'wine'),
      cart: mayEver(roles, 'read', 'cart'),
      cartCount: mayEver(roles, 'read', 'cart'),
    });
});
