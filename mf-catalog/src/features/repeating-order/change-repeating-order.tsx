import type { RepeatingOrder } from '@vitis/contracts';
import { type ReactNode, useState } from 'react';
import { cartLine } from '../../shared/order-flow/cart-line.ts';
import { fromCart } from './repeat-line.ts';
import { RepeatingOrderForm } from './repeating-order-form.tsx';

interface ChangeRepeatingOrderProps {
  /** As it stands now. */
  order: RepeatingOrder;
  /** In its place where it was ended before it was opened here. */
  children: ReactNode;
}

/** The change of a repeating order. One that is ended meanwhile stays open, so that its writer is told. */
export function ChangeRepeatingOrder({ order, children }: ChangeRepeatingOrderProps) {
  const [began] = useState(order.status);
  if (began === 'ENDED') return children;
  return <RepeatingOrderForm order={order} start={order.products.map((item) => fromCart(cartLine(item)))} />;
}
