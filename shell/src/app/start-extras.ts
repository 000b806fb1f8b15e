import { PREFETCH_IDLE_TIMEOUT_MS } from '@vitis/domain';
import { $user } from '@vitis/platform';
import { whenIdle } from '../shared/when-idle.ts';
import type { IdlePage } from './idle-work.ts';

/** Loads the header's counts after sign-in; a guest has none and needs none of the code. */
function followCounts(): void {
  const end = $user.subscribe((user) => {
    if (user === null) return;
    queueMicrotask(() => end());
    import(/* webpackChunkName: "badges" */ '../features/badges/badges.ts').then(
      ({ startBadges }) => startBadges(),
      // The header works without its counts, and the next page has them again.
      () => {},
    );
  });
}

/** Work after hydration: counts at once, font and prefetching when the browser is idle. */
export function startExtras(page: IdlePage): void {
  followCounts();
  const load = () => import(/* webpackChunkName: "idle-work" */ './idle-work.ts');
  const start = () =>
    load().then(
      ({ startIdleWork }) => startIdleWork(page),
      // Without this chunk, screens load on demand and the fallback font stays.
      () => {},
    );
  whenIdle(() => void start(), PREFETCH_IDLE_TIMEOUT_MS);
}
