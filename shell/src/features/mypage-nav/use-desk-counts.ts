import { type DeskCounts, getDashboard, LEDGER_HINTS } from '@vitis/contracts';
import { $firstRole, useStore } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useHints } from '../../shared/use-hints.ts';

/** What a menu's entry counts: the work that waits behind it. */
const COUNTED: Readonly<Record<string, readonly (keyof DeskCounts)[]>> = {
  '/mypage/manage-estimate-history': ['estimatesWaiting'],
  '/mypage/manage-order-history': ['ordersWaiting'],
  '/mypage/manage-delivery-schedule': ['ordersUnplanned', 'ordersFailed'],
  '/mypage/bonds-sales-situation': ['clientsOverdue'],
  '/mypage/shipping-list': ['deliveriesToday'],
};

const HINTS = ['estimate:changed', ...LEDGER_HINTS] as const;

/** How much waits behind the entries of a menu, by their paths; it follows. Nothing for who has no desk. */
export function useDeskCounts(): ReadonlyMap<string, number> {
  const role = useStore($firstRole);
  const isStaff = role === 'SALESPERSON' || role === 'DRIVER';
  const dashboard = useEndpoint(getDashboard, isStaff ? {} : null);
  useHints(HINTS, () => {
    if (isStaff) dashboard.refresh();
  });
  const desk = dashboard.data?.desk;
  if (desk === undefined) return new Map();
  return new Map(
    Object.entries(COUNTED).map(([path, names]) => [
      path,
      names.reduce((sum, name) => sum + (desk[name] ?? 0), 0),
    ]),
  );
}
