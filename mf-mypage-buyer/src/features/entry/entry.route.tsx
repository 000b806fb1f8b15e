import {
  getBuyerLevels,
  getCash,
  getDashboard,
  getMe,
  getPurchaseSituation,
  listOrderForms,
  listPosts,
} from '@vitis/contracts';
import { $firstRole, request, useStore } from '@vitis/platform';
import { lastOrdersQuery } from '@vitis/portal/buying';
import { defineScreen } from '@vitis/portal/remote';
import { StaffDesk } from './desk/staff-desk.tsx';
import { LAST_ORDERS } from './last-orders.tsx';
import { LATEST_NOTICES } from './notices.tsx';
import { Overview } from './overview.tsx';

/** The beginning of my page: what waits for a buyer, and what waits at the desk of staff. */
export const Screen = defineScreen(EntryScreen, {
  access: 'members',
  data: ({ roles }) => [
    request(getDashboard),
    ...(roles?.[0] === 'B2B'
      ? [
          request(getCash),
          request(getMe),
          request(getBuyerLevels),
          request(listOrderForms, lastOrdersQuery(LAST_ORDERS)),
          request(getPurchaseSituation),
          request(listPosts, LATEST_NOTICES),
        ]
      : []),
  ],
});

function EntryScreen() {
  const role = useStore($firstRole);
  if (role === null) return null;
  return role === 'B2B' ? <Overview /> : <StaffDesk />;
}
