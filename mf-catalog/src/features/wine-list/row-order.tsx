import type { ClientPrice, ProductCard } from '@vitis/contracts';
import { mostBottles } from '@vitis/domain';
import { useQuantity } from '@vitis/ui';
import { OrderControls } from '../../shared/wine-card/order-controls.tsx';

/** Quantity and cart at the end of a row. */
export function RowOrder({ wine, price }: { wine: ProductCard; price: ClientPrice }) {
  const quantity = useQuantity({ caseSize: price.caseSize, most: mostBottles(price.stock) });
  return <OrderControls wine={wine} price={price} quantity={quantity} stepperAlways />;
}
