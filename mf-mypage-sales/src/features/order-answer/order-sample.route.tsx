import { ORDER_FORM_STATUSES } from '@vitis/contracts';
import { seoulDay, statusLabel } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { serverNow } from '@vitis/platform/time';
import { defineScreen } from '@vitis/portal/remote';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import { sampleState } from '../../shared/sample-document.ts';
import { SamplePage } from '../../shared/sample-page.tsx';
import { OrderPage } from './order-page.tsx';
import { sampleOrder } from './order-sample.ts';

/** A sample order in each stored state, drawn by the screen of the real ones. Nothing is asked and nothing is sent. */
export const Screen = defineScreen(OrderSampleScreen, { access: ['SALESPERSON'] });

function OrderSampleScreen() {
  const language = useLanguage();
  const state = sampleState(useParams().status, ORDER_FORM_STATUSES);
  return (
    <SamplePage
      list={MANAGE_ORDERS_PATH}
      labels={ORDER_FORM_STATUSES.map((status) => statusLabel('orderForm', status, language))}
      current={state && ORDER_FORM_STATUSES.indexOf(state)}
    >
      {state ? (
        <OrderPage
          key={state}
          isSample
          order={sampleOrder(state, seoulDay(serverNow()))}
          refresh={async () => {}}
        />
      ) : null}
    </SamplePage>
  );
}
