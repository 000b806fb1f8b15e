import { releaseUrl } from '@vitis/contracts/registry';
import { useEffect } from 'react';
import type { RemoteFailure } from '../../federation/remote-failure.ts';
import { usePage } from '../../shared/page-context.ts';
import { isAnswered, isChunkMissing, reloadOnce, statusOf } from '../../shared/reload-once.ts';

/**
 * Reloads the page once where the files of its build are gone after a deploy: a new page has the newer build. A
 * missing screen is reason enough while the server answers; for a remote that has not started at all, the person retries
 * first.
 *
 * @param retried whether the person has tried again already
 */
export function useNewerPage(failure: RemoteFailure | null, retried: boolean): void {
  const { filesAt } = usePage();
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
      if (isReason && !gone) reloadOnce(part, build);
    };
    void look();
    return () => {
      gone = true;
    };
  }, [failure, retried, filesAt]);
}
