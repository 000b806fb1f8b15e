import { type Cart, getCart } from '@vitis/contracts';
import { type PlatformEvent, subscribe, useSocketHint } from '@vitis/platform';
import { type Loaded, useEndpoint } from '@vitis/platform/data';
import { useEffect } from 'react';

/** Facts of another tab after which the cart may be another one. This tab's own screens ask again by themselves. */
const FACTS: readonly PlatformEvent[] = [
  'cart/line-added',
  'cart/changed',
  'estimate/requested',
  'order/placed',
];

/** The cart at today's prices; every open tab and device shows the same one. */
export function useCart(): Loaded<Cart> {
  const cart = useEndpoint(getCart, {}, { keepPrevious: true });
  const { refresh } = cart;
  useEffect(() => {
    const ends = FACTS.map((fact) => subscribe(fact, (_fact, { remote }) => void (remote && refresh())));
    return () => {
      for (const end of ends) end();
    };
  }, [refresh]);
  useSocketHint('cart:changed', refresh);
  return cart;
}
