import { Outlet } from '@vitis/platform/router';

export function EmptyLayout() {
  return (
    <main id="content">
      <Outlet />
    </main>
  );
}
