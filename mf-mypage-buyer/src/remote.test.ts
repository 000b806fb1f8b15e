import { testRemote } from '@vitis/testing/remote';
import description from '../remote.json';
import { remote } from './remote.ts';

testRemote({
  remote,
  description,
  access: [
    { path: '/mypage', guest: false, roles: undefined },
    { path: '/mypage/wish', guest: false, roles: ['B2B'] },
  ],
  menusOf: ['B2B'],
});
