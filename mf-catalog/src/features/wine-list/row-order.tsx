import type { ClientPrice, ProductCard } from '@vitis/contracts';
import { useQuantity } from '../../shared/use-quantity.ts';
import { OrderControls } from '../../shared/wine-card/order-controls.tsx';

/** Quantity and cart at the end of a row. */
export function RowOrder({ wine, price }: { wine: ProductCard; price: ClientPrice }) {
  const quantity = useQuantity(price);
  return <OrderControls wine={wine} price={price} quantity={quantity} stepperAlways />;
}
