import { getOrderForm } from '@vitis/contracts';
import { testDetailScreen } from '@vitis/testing/screens';
import { Screen } from './new-detail.route.tsx';

testDetailScreen({
  Screen,
  part: 'mf-new-screens',
  route: '/its-path/detail/:number',
  as: 'buyer',
  endpoint: getOrderForm,
  heading: (document) => document.orderFormNumber,
});
