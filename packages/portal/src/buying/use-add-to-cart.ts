import { addToCart, getCart } from '@vitis/contracts';
import { publish, reportFailure } from '@vitis/platform';
import { useCommand, useRefresh } from '@vitis/platform/data';

/** Puts bottles into the cart and tells everyone; a refusal (sold out meanwhile, say) is shown in the provider's words. */
export function useAddToCart() {
  const { run, busy } = useCommand(addToCart);
  const refresh = useRefresh();
  const add = async (idProduct: number, bottles: number) => {
    try {
      const reply = await run({ body: { items: [{ idProduct, qty: bottles }] } });
      if (reply === null) return;
      publish('cart/line-added', { idProduct, bottles });
      await refresh(getCart);
    } catch (error) {
      reportFailure(error);
    }
  };
  return { add, busy };
}
