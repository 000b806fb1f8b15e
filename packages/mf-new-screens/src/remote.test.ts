import { samplesOfList, testRemote } from '@vitis/testing/remote';
import description from '../remote.json';
import { remote } from './remote.ts';

testRemote({
  remote,
  description,
  samples: {
    '/its-path/list': samplesOfList('/its-path/list'),
    '/its-path/detail/:number': { foreseen: ['/its-path/detail/O20261118-0004'] },
    '/its-path/article/:type': { foreseen: ['/its-path/article/TERM'] },
  },
});
