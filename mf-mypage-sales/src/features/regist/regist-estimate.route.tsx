import { defineScreen } from '@vitis/portal/remote';
import { lazyComponent } from '@vitis/ui';
import { type RegistOfClientProps, RegistScreen } from './regist-screen.tsx';

const form = lazyComponent<RegistOfClientProps>(() =>
  import(/* webpackChunkName: "regist-estimate-form" */ './regist-estimate.tsx').then(
    ({ RegistEstimate }) => RegistEstimate,
  ),
);

/** An estimate that a client asks for on the telephone; its prices are answered on the page that opens next. */
export const Screen = defineScreen(RegistEstimateScreen, { access: ['SALESPERSON'] });

function RegistEstimateScreen() {
  return <RegistScreen kind="estimate" form={form} />;
}
