import { reportFailure, subscribe } from '@vitis/platform';
import { lazyComponent } from '@vitis/ui';
import { useEffect, useState } from 'react';
import type { AddedLine, CartToastRegionProps } from './cart-toast-region.tsx';

// Most pages put nothing into the cart: the messages' code comes with the first line.
const region = lazyComponent<CartToastRegionProps>(
  () =>
    import(/* webpackChunkName: "cart-toasts" */ './cart-toast-region.tsx').then(
      ({ CartToastRegion }) => CartToastRegion,
    ),
  reportFailure,
);

/** Says what this page has just put into the cart, with the way there. */
export function CartToasts() {
  const [lines, setLines] = useState<readonly AddedLine[]>([]);
  const [isThere, setThere] = useState(false);
  const { Component: Region } = region.use();

  useEffect(
    () =>
      subscribe('cart/line-added', (line, { remote }) => {
        if (remote) return;
        const added = { ...line, id: crypto.randomUUID() };
        void region.load();
        setLines((shown) => [...shown.slice(-2), added]);
      }),
    [],
  );
  // The region is there a moment before its first message: otherwise it would not be read out.
  useEffect(() => {
    if (Region === null) return;
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, [Region]);
  if (Region === null) return null;
  return (
    <Region
      lines={isThere ? lines : []}
      onDismiss={(id) => setLines((shown) => shown.filter((line) => line.id !== id))}
    />
  );
}
