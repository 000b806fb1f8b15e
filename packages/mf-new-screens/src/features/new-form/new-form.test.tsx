import { createShippingAddress } from '@vitis/contracts';
import { testFormScreen } from '@vitis/testing/screens';
import { Screen } from './new-form.route.tsx';

testFormScreen({
  Screen,
  part: 'mf-new-screens',
  path: '/its-path/form',
  as: 'buyer',
  endpoint: createShippingAddress,
  texts: 'newForm',
});
