import { RouterStateContext } from '@vitis/platform/owner';
import { Outlet } from '@vitis/platform/router';
import { startTransition, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { type ScreenAhead, stageStore } from './stage-store.ts';

/**
 * Where screens stand: what the router draws and, hidden, the screen that is drawn ahead. When that one is opened, it is
 * shown as it stands in the place of the router's own, until the page goes to another screen.
 */
export function Stage() {
  const [{ ahead, opened }, follow] = useState(stageStore.get());
  const state = useContext(RouterStateContext);
  const [shown, show] = useState<ScreenAhead | null>(null);
  const arrived = [opened, shown].find((one) => state && one?.isOpen(state)) ?? null;
  if (arrived !== shown) show(arrived);
  // In a transition, as what the router says: both are drawn together. What is opened can be seen before.
  useEffect(() => stageStore.subscribe((next) => startTransition(() => follow(next))), []);
  // From its arrival on, what the router says is what holds. Said as soon as it is drawn: nothing is to be taken back then.
  useLayoutEffect(() => {
    if (opened !== null && opened === arrived) stageStore.set({ ...stageStore.get(), opened: null });
  }, [opened, arrived]);
  const open = opened ?? arrived;
  return (
    <>
      {open ? null : (
        <div data-screen>
          <Outlet />
        </div>
      )}
      {[...new Set([open, ahead])].map((one) => one?.draw(one === open))}
    </>
  );
}
