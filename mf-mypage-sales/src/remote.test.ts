import { testRemote } from '@vitis/testing/remote';
import description from '../remote.json';
import { remote } from './remote.ts';

testRemote({
  remote,
  description,
  access: [
    { path: '/mypage/manage-estimate-history', guest: false, roles: ['SALESPERSON'] },
    { path: '/mypage/manage-estimate-history/:mid', guest: false, roles: ['SALESPERSON'] },
    { path: '/mypage/manage-order-history', guest: false, roles: ['SALESPERSON'] },
    { path: '/mypage/manage-order-history/:oid', guest: false, roles: ['SALESPERSON'] },
    { path: '/mypage/shipping-list', guest: false, roles: ['DRIVER'] },
    { path: '/mypage/manage-delivery-schedule', guest: false, roles: ['SALESPERSON'] },
    { path: '/mypage/manage-estimate-history/:mid/pdf', guest: false, roles: ['SALESPERSON'] },
    { path: '/mypage/manage-order-history/:oid/pdf/order-pdf', guest: false, roles: ['SALESPERSON'] },
    { path: '/mypage/manage-order-history/:oid/pdf/statement-pdf', guest: false, roles: ['SALESPERSON'] },
  ],
  menusOf: ['SALESPERSON', 'DRIVER'],
  // Own data has one page for every role; the buyer's part owns it.
  elsewhere: ['/mypage/member-info'],
});
