import { PREFETCH_IDLE_TIMEOUT_MS } from '@vitis/domain';
import { $user } from '@vitis/platform';
import { whenIdle } from '../shared/when-idle.ts';
import type { RestingPage } from './idle-work.ts';

/** The counts of the header, once somebody is signed in: a guest has none, and needs none of the code. */
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

/** What the page does once it stands: counts, and, when the browser has nothing better to do, font and prefetching. */
export function startExtras(page: RestingPage): void {
  followCounts();
  const load = () => import(/* webpackChunkName: "idle-work" */ './idle-work.ts');
  const start = () =>
    load().then(
      ({ startIdleWork }) => startIdleWork(page),
      // Without it every screen is fetched when it is wanted, and shown in the stand-in's face.
      () => {},
    );
  whenIdle(() => void start(), PREFETCH_IDLE_TIMEOUT_MS);
}
