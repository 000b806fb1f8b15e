import { getLegalDocument } from '@vitis/contracts';
import { testDetailScreen } from '@vitis/testing/screens';
import { Screen } from './new-article.route.tsx';

testDetailScreen({
  Screen,
  part: 'mf-new-screens',
  route: '/its-path/article/:type',
  as: 'buyer',
  endpoint: getLegalDocument,
  heading: (article) => article.title,
});
