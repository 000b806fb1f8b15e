import { testRemote } from '@vitis/testing/remote';
import description from '../remote.json';
import { remote } from './remote.ts';

testRemote({
  remote,
  description,
  access: [
    { path: '/', guest: true, roles: undefined },
    { path: '/product', guest: true, roles: undefined },
    { path: '/product/:pid', guest: true, roles: undefined },
    { path: '/search-result', guest: true, roles: undefined },
    { path: '/cart', guest: false, roles: ['B2B'] },
    { path: '/cart/apply', guest: false, roles: ['B2B'] },
    { path: '/cart/order', guest: false, roles: ['B2B'] },
    { path: '/order/orderComplete', guest: false, roles: ['B2B'] },
  ],
});
