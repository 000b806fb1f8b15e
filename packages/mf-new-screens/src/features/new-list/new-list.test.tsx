import { countOrderForms, listOrderForms } from '@vitis/contracts';
import { testListScreen } from '@vitis/testing/screens';
import { Screen } from './new-list.route.tsx';

testListScreen({
  Screen,
  part: 'mf-new-screens',
  path: '/its-path/list',
  as: 'buyer',
  endpoint: listOrderForms,
  counts: countOrderForms,
  texts: { title: 'newList.title' },
  number: (row) => row.orderFormNumber,
});
