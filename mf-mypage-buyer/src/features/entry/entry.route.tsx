import { $firstRole, useStore } from '@vitis/platform';
import { defineScreen } from '@vitis/portal/remote';
import { StaffDesk } from './desk/staff-desk.tsx';
import { Overview } from './overview.tsx';

/** The beginning of my page: what waits for a buyer, and what waits at the desk of staff. */
export const Screen = defineScreen(EntryScreen, { access: 'members' });

function EntryScreen() {
  const role = useStore($firstRole);
  if (role === null) return null;
  return role === 'B2B' ? <Overview /> : <StaffDesk />;
}
