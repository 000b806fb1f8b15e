import { testRemote } from '@vitis/testing/remote';
import description from '../remote.json';
import { remote } from './remote.ts';

testRemote({
  remote,
  description,
  access: [{ path: '/chat', guest: false, roles: ['B2B', 'SALESPERSON'] }],
  samples: { '/chat': { foreseen: ['/chat', '/chat?room=7'] } },
});
