import { testRemote } from '@vitis/testing/remote';
import description from '../remote.json';
import { remote } from './remote.ts';

testRemote({
  remote,
  description,
  access: [
    { path: '/mypage', guest: false, roles: undefined },
    ...[
      '/mypage/wish',
      '/mypage/delivery',
      '/mypage/estimate-apply-history',
      '/mypage/estimate-apply-history/:hid',
      '/mypage/estimate-apply-history/:hid/pdf',
      '/mypage/estimate-order-history',
      '/mypage/estimate-order-history/:hid',
      '/mypage/estimate-order-history/:hid/pdf/order-pdf',
      '/mypage/estimate-order-history/:hid/pdf/statement-pdf',
    ].map((path) => ({ path, guest: false, roles: ['B2B' as const] })),
  ],
  menusOf: ['B2B'],
});
