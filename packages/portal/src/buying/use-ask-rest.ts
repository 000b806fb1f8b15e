import { getCart } from '@vitis/contracts';
import { fetchData, reportFailure } from '@vitis/platform';
import { useNavigate } from '@vitis/platform/router';
import { useState } from 'react';
import { useAddToCart } from './use-add-to-cart.ts';

/**
 * For more of a wine than there is: puts what there is into the cart, and leads to an estimate of the rest. It is busy
 * until that page is there; a failure is shown, and leads nowhere.
 */
export function useAskRest() {
  const navigate = useNavigate();
  const { add } = useAddToCart();
  const [busy, setBusy] = useState(false);

  const askRest = async (idProduct: number, there: number, wanted: number): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const { _embedded } = await fetchData(getCart, {});
      // Bottles that lie there already are of what there is.
      const inCart = _embedded.items.find((item) => item.idProduct === idProduct)?.qty ?? 0;
      if (inCart >= there || (await add(idProduct, there - inCart)))
        await navigate(`/cart/apply?ids=${idProduct}&rest=${wanted - there}`);
    } catch (error) {
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { askRest, busy };
}
