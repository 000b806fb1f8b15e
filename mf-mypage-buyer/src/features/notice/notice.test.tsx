import { getPost } from '@vitis/contracts';
import { testDetailScreen } from '@vitis/testing/screens';
import { Screen } from './notice.route.tsx';

testDetailScreen({
  Screen,
  part: 'mf-mypage-buyer',
  route: '/mypage/notice/:nid',
  as: 'buyer',
  endpoint: getPost,
  heading: (notice) => notice.title,
});
