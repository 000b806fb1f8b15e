import { addToCart, type CartLine, getCart } from '@vitis/contracts';
import { publish } from '@vitis/platform';
import { type CommandOptions, useSettledCommand } from '../commands/use-settled-command.ts';

/**
 * Puts bottles into the cart and tells everyone; a refusal (sold out meanwhile, say) is shown in the provider's words, by the
 * screen itself where it `tells`.
 */
export function useAddToCart({ tells = [] }: Pick<CommandOptions<typeof addToCart>, 'tells'> = {}) {
  const { run, busy, refusal } = useSettledCommand(addToCart, { refreshes: [getCart], tells });
  const add = async (idProduct: number, bottles: number) => {
    const { kind } = await run({ body: { items: [{ idProduct, qty: bottles }] } });
    if (kind === 'done') publish('cart/line-added', { idProduct, bottles });
    return kind === 'done';
  };
  /** Several wines at once, all or none; the screen tells of it. */
  const addAll = async (items: CartLine[]) => {
    const { kind } = await run({ body: { items } });
    if (kind === 'done') publish('cart/changed', {});
    return kind === 'done';
  };
  return { add, addAll, busy, refusal };
}
