import { Outlet } from '@vitis/platform/router';

export function DefaultLayout() {
  return (
    <main id="content">
      <Outlet />
    </main>
  );
}
