import { defineScreen } from '@vitis/portal/remote';
import { lazyComponent } from '@vitis/ui';
import { type RegistOfClientProps, RegistScreen } from './regist-screen.tsx';

const form = lazyComponent<RegistOfClientProps>(() =>
  import(/* webpackChunkName: "regist-order-form" */ './regist-order.tsx').then(
    ({ RegistOrder }) => RegistOrder,
  ),
);

/** An order by telephone: lines at the prices agreed there, day and place. */
export const Screen = defineScreen(RegistOrderScreen, { access: ['SALESPERSON'] });

function RegistOrderScreen() {
  return <RegistScreen kind="order" form={form} />;
}
