import { listShippingAddresses } from '@vitis/contracts';
import { isDay, orderRequestPrint } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { chosenPlace } from '@vitis/portal/company';
import { restored, useDraft } from '@vitis/portal/forms';
import { defineScreen } from '@vitis/portal/remote';
import { emptyFields } from '../../shared/order-flow/order-fields.ts';
import { CartPaper } from './cart-paper.tsx';
import { mailBody } from './mail-body.ts';

/** 발주서 before it is sent: what the cart would order, where to and when, as far as that is filled in. */
export const Screen = defineScreen(OrderApplyPrintScreen, { access: ['B2B'] });

function OrderApplyPrintScreen() {
  const addresses = useEndpoint(listShippingAddresses, {});
  const fields = restored(emptyFields, useDraft('order cart').read());
  const shipping = chosenPlace(fields, addresses.data?._embedded.items ?? []);
  const dueDate = isDay(fields.dueDate) ? fields.dueDate : null;
  return (
    <CartPaper
      screen="order"
      draftOf={(paper) => ({
        printed: orderRequestPrint({ ...paper, message: fields.requestMessage }, { dueDate, shipping }),
        body: mailBody({
          products: paper.lines,
          requestMessage: fields.requestMessage,
          dueDate,
          shipping,
        }),
      })}
    />
  );
}
