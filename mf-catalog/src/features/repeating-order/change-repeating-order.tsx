import type { RepeatingOrder } from '@vitis/contracts';
import { useState } from 'react';
import { cartLine } from '../../shared/order-flow/cart-line.ts';
import { fromCart } from './repeat-line.ts';
import { RepeatingOrderForm } from './repeating-order-form.tsx';

/** The change of a repeating order, begun on what it was when the form was opened. */
export function ChangeRepeatingOrder({ order }: { order: RepeatingOrder }) {
  const [began] = useState(order);
  return <RepeatingOrderForm order={began} start={began.products.map((item) => fromCart(cartLine(item)))} />;
}
