import { getDashboard, LEDGER_HINTS, type ProductCard } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useHints } from '@vitis/portal/list';
import { useState } from 'react';
import type { MemberViewer } from '../../../shared/use-viewer.ts';
import { Desk } from './desk.tsx';
import { LastOrders } from './last-orders.tsx';
import { OrderAgain } from './order-again.tsx';

/** Events after which something else may wait for a member, or be owed. */
const HINTS = [
  'estimate:changed',
  ...LEDGER_HINTS,
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
  // What is bought meanwhile does not move the cards under a hand: they stay as they stood when it was told.
  const [kept, setKept] = useState<readonly ProductCard[]>();
  const bought = kept ?? dashboard.data?.reorder ?? [];
  useHints(HINTS, () => {
    setKept((before) => before ?? dashboard.data?.reorder);
    dashboard.refresh();
  });
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
