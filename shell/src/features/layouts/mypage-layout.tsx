import { Outlet } from '@vitis/platform/router';

export function MypageLayout() {
  return (
    <main id="content">
      <Outlet />
    </main>
  );
}
