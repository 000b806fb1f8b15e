import { checkChatsRead, getDashboard } from '@vitis/contracts';
import { frameEntries, PREFETCH_IDLE_TIMEOUT_MS } from '@vitis/domain';
import { $token, $user, fetchData, type PlatformEvent, subscribe, type UserInfo } from '@vitis/platform';
import {
  cartCountStore,
  chatUnreadStore,
  connectSocket,
  disconnectSocket,
  onSocket,
} from '@vitis/platform/owner';
import { whenIdle } from '../../shared/when-idle.ts';

/** Debounce of several facts in a row, in ms. */
const GATHER_MS = 200;

/** Facts after which the counts are asked for again. They cross tabs, so every tab stays right. */
const FACTS: readonly PlatformEvent[] = [
  'cart/line-added',
  'cart/changed',
  'estimate/requested',
  'order/placed',
  'chat/read',
];

/** Whose counts there are: who has to set up a second factor first is refused all of them. */
const counted = (user: UserInfo | null): UserInfo | null => (user?.secondFactorMissing ? null : user);

async function askCounts(user: UserInfo): Promise<void> {
  const { cartCount, chat } = frameEntries(user.roles);
  const isStill = () => $user.get()?.id === user.id;
  if (cartCount) {
    const counts = await fetchData(getDashboard, {});
    if (!isStill()) return;
    cartCountStore.set(counts.cartCount ?? 0);
    chatUnreadStore.set(counts.unreadMessages ?? 0);
  } else if (chat) {
    const { unread } = await fetchData(checkChatsRead, {});
    if (isStill()) chatUnreadStore.set(unread);
  }
}

/**
 * Keeps the header's counts true: asked for after sign-in, and again after facts of this tab, of other tabs and of
 * the socket. The cart is counted for buyers alone. The returned function ends it.
 */
export function startBadges(): () => void {
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let endWaiting = () => {};
  let current: number | null = null;

  const look = () => {
    clearTimeout(gathering);
    gathering = setTimeout(() => {
      const user = counted($user.get());
      // An outdated count is better than none; the next fact fetches again.
      if (user !== null) askCounts(user).catch(() => {});
    }, GATHER_MS);
  };

  const follow = (user: UserInfo | null) => {
    if ((user?.id ?? null) === current) return;
    current = user?.id ?? null;
    clearTimeout(gathering);
    endWaiting();
    disconnectSocket();
    cartCountStore.set(null);
    chatUnreadStore.set(0);
    if (user === null) return;
    look();
    endWaiting = whenIdle(() => {
      // Socket hints are optional: the next navigation corrects the counts.
      connectSocket(() => $token.get()).catch(() => {});
    }, PREFETCH_IDLE_TIMEOUT_MS);
  };

  const ends = [
    $user.subscribe((user) => follow(counted(user as UserInfo | null))),
    ...FACTS.map((fact) => subscribe(fact, look)),
    onSocket('cart:changed', ({ count }) => {
      if (cartCountStore.get() !== null) cartCountStore.set(count);
    }),
    onSocket('chat:message', look),
    onSocket('chat:read', look),
    onSocket('reconnected', look),
  ];
  return () => {
    for (const end of ends) end();
    clearTimeout(gathering);
    endWaiting();
    disconnectSocket();
  };
}
