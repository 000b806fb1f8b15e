import { Outlet } from '@vitis/platform/router';

/** Nothing but the screen: print pages and pop-ups. */
export function EmptyLayout() {
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
