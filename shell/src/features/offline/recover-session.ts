import { sessionFailureStore } from '../../shared/session-failure.store.ts';
import { TRIES_WHEN_BACK_MS } from '../../shared/tries-when-back.ts';

/**
 * Asks again who is signed in while that cannot be found out, once the browser says that there is a network. The session
 * itself makes the first try; these are the further ones.
 *
 * @returns ends it
 */
export function recoverSession(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tryLater = (pauses: readonly number[]) => {
    clearTimeout(timer);
    const [pause, ...further] = pauses;
    if (pause === undefined) return;
    timer = setTimeout(() => {
      const failure = sessionFailureStore.get();
      if (failure === null || !navigator.onLine) return;
      failure.retry();
      tryLater(further);
    }, pause);
  };
  const begin = () => tryLater(TRIES_WHEN_BACK_MS.slice(1));
  addEventListener('online', begin);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', begin);
  };
}
