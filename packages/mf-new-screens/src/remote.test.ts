import { testRemote } from '@vitis/testing/remote';
import description from '../remote.json';
import { remote } from './remote.ts';

testRemote({
  remote,
  description,
  access: [{ path: '/its-path/list', guest: false, roles: ['B2B'] }],
});
