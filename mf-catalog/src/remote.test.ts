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
  ],
});
