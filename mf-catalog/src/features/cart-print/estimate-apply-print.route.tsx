import { estimateRequestPrint } from '@vitis/domain';
import { useDraft } from '@vitis/portal/forms';
import { defineScreen } from '@vitis/portal/remote';
import { CartPaper } from './cart-paper.tsx';

/** 견적의뢰서: what the cart would ask an estimate of, with the message as far as it is written. */
export const Screen = defineScreen(EstimateApplyPrintScreen, { access: ['B2B'] });

function EstimateApplyPrintScreen() {
  const written = useDraft('cart apply').read();
  const message =
    typeof written === 'object' && written !== null && 'message' in written ? String(written.message) : '';
  return <CartPaper screen="apply" paperOf={(paper) => estimateRequestPrint({ ...paper, message })} />;
}
