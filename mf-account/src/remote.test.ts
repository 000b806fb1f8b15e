import { testRemote } from '@vitis/testing/remote';
import description from '../remote.json';
import { remote } from './remote.ts';

testRemote({
  remote,
  description,
  samples: {
    '/account/login': { foreseen: ['/account/login', '/account/login?returnTo=/cart'] },
    '/account/signup/verify': { foreseen: ['/account/signup/verify'] },
    '/account/resetpw/old': { foreseen: ['/account/resetpw/old'] },
  },
});
