import { type DeskCounts, getDashboard } from '@vitis/contracts';
import { $firstRole, useSocketHint, useStore } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';

/** What a menu's entry counts: the work that waits behind it. */
const COUNTED: Readonly<Record<string, readonly (keyof DeskCounts)[]>> = {
  '/mypage/manage-estimate-history': ['estimatesWaiting'],
  '/mypage/manage-order-history': ['ordersWaiting'],
  '/mypage/manage-delivery-schedule': ['ordersUnplanned', 'ordersFailed'],
  '/mypage/bonds-sales-situation': ['clientsOverdue'],
  '/mypage/shipping-list': ['deliveriesToday'],
};

/** How much waits behind the entries of a menu, by their paths; it follows. Nothing for who has no desk. */
export function useDeskCounts(): ReadonlyMap<string, number> {
  const role = useStore($firstRole);
  const isStaff = role === 'SALESPERSON' || role === 'DRIVER';
  const dashboard = useEndpoint(getDashboard, isStaff ? {} : null);
  const look = () => {
    if (isStaff) dashboard.refresh();
  };
  useSocketHint('estimate:changed', look);
  useSocketHint('order:changed', look);
  useSocketHint('delivery:changed', look);
  const desk = dashboard.data?.desk;
  if (desk === undefined) return new Map();
  return new Map(
    Object.entries(COUNTED).map(([path, names]) => [
      path,
      names.reduce((sum, name) => sum + (desk[name] ?? 0), 0),
    ]),
  );
}
