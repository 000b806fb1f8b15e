import { estimateRequestPrint } from '@vitis/domain';
import { useDraft } from '@vitis/portal/forms';
import { defineScreen } from '@vitis/portal/remote';
import { APPLY_DRAFT, startApply, targetOf } from '../../shared/order-flow/apply-fields.ts';
import { CartPaper } from './cart-paper.tsx';
import { draftBody } from './draft-body.ts';
import { useDraftPlace } from './use-draft-place.ts';

/** 견적요청서: what the cart would ask an estimate of, with what is written so far. */
export const Screen = defineScreen(EstimateApplyPrintScreen, { access: ['B2B'] });

function EstimateApplyPrintScreen() {
  const draft = useDraft(APPLY_DRAFT).read();
  const { place: recipient, needs } = useDraftPlace(startApply([], draft));
  return (
    <CartPaper
      screen="apply"
      needs={needs}
      draftOf={({ lines, ...paper }) => {
        const fields = startApply(
          lines.map(({ idProduct }) => idProduct),
          draft,
        );
        // A price that cannot be read is none on paper.
        const asked = lines.map((line) => ({
          ...line,
          targetPrice: targetOf(fields, line.idProduct) || null,
        }));
        return {
          printed: estimateRequestPrint({
            ...paper,
            lines: asked,
            message: fields.requestMessage,
            recipient,
          }),
          body: draftBody({ products: asked, requestMessage: fields.requestMessage, shipping: recipient }),
        };
      }}
    />
  );
}
