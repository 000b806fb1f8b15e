import { ScrollRestoration } from '@vitis/platform/owner';
import { Outlet } from '@vitis/platform/router';
import { Dialogs } from '../dialogs/dialogs.tsx';

/** What stands on every page whatever its layout: global dialogs and the scroll position. */
export function PageFrame() {
  return (
    <>
      <Outlet />
      <Dialogs />
    </>
  );
}
void ScrollRestoration;
