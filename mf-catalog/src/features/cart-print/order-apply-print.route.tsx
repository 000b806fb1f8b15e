import { listShippingAddresses } from '@vitis/contracts';
import { isDay, orderRequestPrint } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { restored, useDraft } from '@vitis/portal/forms';
import { defineScreen } from '@vitis/portal/remote';
import { emptyFields, shippingOf } from '../../shared/order-flow/order-fields.ts';
import { CartPaper } from './cart-paper.tsx';

/** 발주서 before it is sent: what the cart would order, where to and when, as far as that is filled in. */
export const Screen = defineScreen(OrderApplyPrintScreen, { access: ['B2B'] });

function OrderApplyPrintScreen() {
  const addresses = useEndpoint(listShippingAddresses, {});
  const fields = restored(emptyFields, useDraft('order cart').read());
  const shipping = shippingOf(fields, addresses.data?._embedded.items ?? []);
  const dueDate = isDay(fields.dueDate) ? fields.dueDate : null;
  return (
    <CartPaper
      screen="order"
      paperOf={(paper) =>
        orderRequestPrint({ ...paper, message: fields.requestMessage }, { dueDate, shipping })
      }
    />
  );
}
