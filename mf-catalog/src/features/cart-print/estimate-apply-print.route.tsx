import { listShippingAddresses } from '@vitis/contracts';
import { estimateRequestPrint } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { chosenPlace } from '@vitis/portal/company';
import { useDraft } from '@vitis/portal/forms';
import { defineScreen } from '@vitis/portal/remote';
import { APPLY_DRAFT, startApply, targetOf } from '../../shared/order-flow/apply-fields.ts';
import { CartPaper } from './cart-paper.tsx';
import { mailBody } from './mail-body.ts';

/** 견적요청서: what the cart would ask an estimate of, with what is written so far. */
export const Screen = defineScreen(EstimateApplyPrintScreen, { access: ['B2B'] });

function EstimateApplyPrintScreen() {
  const addresses = useEndpoint(listShippingAddresses, {});
  const draft = useDraft(APPLY_DRAFT).read();
  return (
    <CartPaper
      screen="apply"
      draftOf={({ lines, ...paper }) => {
        const fields = startApply(
          lines.map(({ idProduct }) => idProduct),
          draft,
        );
        const asked = lines.map((line) => ({ ...line, targetPrice: targetOf(fields, line.idProduct) }));
        const recipient = chosenPlace(fields, addresses.data?._embedded.items ?? []);
        return {
          printed: estimateRequestPrint({
            ...paper,
            lines: asked,
            message: fields.requestMessage,
            recipient,
          }),
          body: mailBody({ products: asked, requestMessage: fields.requestMessage, shipping: recipient }),
        };
      }}
    />
  );
}
