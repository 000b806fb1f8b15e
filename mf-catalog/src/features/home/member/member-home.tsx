import { getDashboard, type ProductCard } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useHints } from '@vitis/portal/list';
import { useEffect, useRef } from 'react';
import type { MemberViewer } from '../../../shared/use-viewer.ts';
import { Desk } from './desk.tsx';
import { LastOrders } from './last-orders.tsx';
import { OrderAgain } from './order-again.tsx';

/** Events after which something else may wait for a member, or be owed. */
const HINTS = [
  'estimate:changed',
  'order:changed',
  'delivery:changed',
  'ledger:changed',
  'repeating-order:changed',
  'chat:message',
  'chat:read',
] as const;

export interface MemberHomeProps {
  viewer: MemberViewer;
  /** What is recommended, for who has bought nothing yet. */
  advised: readonly ProductCard[];
}

/** What a member opens the shop for: the desk, and for buyers what to order again, by wine and by order. */
export function MemberHome({ viewer, advised }: MemberHomeProps) {
  const dashboard = useEndpoint(getDashboard, {});
  useHints(HINTS, dashboard.refresh);
  // What is bought meanwhile does not move the cards under a hand: they stay as they were first drawn.
  const first = useRef<readonly ProductCard[]>(undefined);
  const bought = first.current ?? dashboard.data?.reorder ?? [];
  const isLoaded = dashboard.data !== undefined;
  useEffect(() => {
    if (isLoaded) first.current ??= dashboard.data?.reorder;
  }, [isLoaded, dashboard.data]);
  return (
    <>
      <Desk viewer={viewer} dashboard={dashboard} />
      {viewer === 'buyer' ? (
        <>
          <OrderAgain
            isAgain={bought.length > 0}
            loading={dashboard.status === 'loading'}
            wines={bought.length > 0 ? bought : advised}
          />
          <LastOrders />
        </>
      ) : null}
    </>
  );
}
