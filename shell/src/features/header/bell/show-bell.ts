import { $user } from '@vitis/platform';
import { bellStore } from './bell.store.ts';

/**
 * Gives members their bell, and takes it away with the session. Its code is one file with the account menu's, which
 * members alone have, too. Who has to set up a second factor first would be refused all that it asks for.
 */
export function showBell(): void {
  $user.subscribe((user) => {
    if (user === null || user.secondFactorMissing) {
      bellStore.set(null);
      return;
    }
    import(/* webpackChunkName: "member-frame" */ './bell.tsx').then(
      ({ Bell }) => bellStore.set($user.get() === null ? null : Bell),
      // The header works without it, and the next page has it again.
      () => {},
    );
  });
}
