import { releaseUrl } from '@vitis/contracts/registry';
import { useEffect, useEffectEvent } from 'react';
import type { RemoteFailure } from '../../federation/remote-failure.ts';
import { usePage } from '../../shared/page-context.ts';
import { isAnswered, isChunkMissing, reloadOnce, statusOf, wasReloaded } from '../../shared/reload-once.ts';

/**
 * Reloads the page once where the files of its build are gone after a deploy: a new page has the newer build. A
 * missing screen is reason enough while the server answers; for a remote that has not started at all, the person retries
 * first. In a page that has been loaded anew for a screen, that one is tried once more: WebKit goes on refusing what did not
 * arrive before, and another try has another address.
 *
 * @param retried whether it has been tried again already
 */
export function useNewerPage(failure: RemoteFailure | null, retried: boolean, retry: () => void): void {
  const { filesAt } = usePage();
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    if (failure === null) return;
    const { part, build, stage, cause } = failure;
    const isScreen = stage === 'screen' && isChunkMissing(cause);
    if (!isScreen && !(retried && ['manifest', 'messages', 'entry'].includes(stage))) return;
    let gone = false;
    const look = async () => {
      const status = await statusOf(
        isScreen ? location.href : releaseUrl(part, build, 'manifest.json', filesAt),
      );
      const isReason = isScreen ? isAnswered(status) : status === 404;
      if (!isReason || gone || reloadOnce(part, build)) return;
      if (!retried && wasReloaded(part, build)) tryAgain();
    };
    void look();
    return () => {
      gone = true;
    };
  }, [failure, retried, filesAt]);
}
