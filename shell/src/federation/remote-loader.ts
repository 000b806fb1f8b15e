import { type PageData, PartManifest, PLATFORM_CONTRACT, releaseUrl } from '@vitis/contracts/registry';
import type { Remote } from '@vitis/platform';
import * as v from 'valibot';
import { withDeadline } from './deadline.ts';
import { loadContainer } from './federation-runtime.ts';
import { ContractMismatch, type LoadStage, RemoteFailure } from './remote-failure.ts';

/** One deadline around the whole load of a remote, retries included. */
export const LOAD_DEADLINE_MS = 10_000;
/** Pauses before the two retries. */
const RETRY_AFTER_MS = [300, 1_200];

export interface LoadedRemote {
  remote: Remote;
  manifest: PartManifest;
}

export interface RemoteLoader {
  /** Loads a remote once per page; after a failure the next call tries afresh. Throws `RemoteFailure`. */
  load(part: string): Promise<LoadedRemote>;
}

interface Dependencies {
  page: PageData;
  /** Adds the texts of a remote to the page's i18n. */
  addMessages: (part: string, messages: Record<string, unknown>) => void;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function fetchJson(url: string, signal: AbortSignal, fresh: boolean): Promise<unknown> {
  const response = await fetch(url, { signal, cache: fresh ? 'reload' : 'default' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

function checkContract(manifest: PartManifest): void {
  const [expected] = PLATFORM_CONTRACT.split('.');
  const [found] = manifest.contract.split('.');
  if (expected !== found) throw new ContractMismatch(PLATFORM_CONTRACT, manifest.contract);
}

/** Loads remotes of the page's registry. Nothing is asked of a remote before one of its screens is. */
export function createRemoteLoader({ page, addMessages }: Dependencies): RemoteLoader {
  const running = new Map<string, Promise<LoadedRemote>>();
  // Counted over the page's whole life: a script that hangs is remembered by the browser and by the runtime, so
  // every attempt after the first asks under an address of its own.
  const attempts = new Map<string, number>();
  const nextAttempt = (part: string): number => {
    const attempt = attempts.get(part) ?? 0;
    attempts.set(part, attempt + 1);
    return attempt;
  };

  async function loadBuild(
    part: string,
    build: string,
    attempt: number,
    signal: AbortSignal,
  ): Promise<LoadedRemote> {
    let stage: LoadStage = 'manifest';
    try {
      const inlined = page.manifests[part];
      const manifest =
        inlined?.build === build
          ? inlined
          : v.parse(
              PartManifest,
              await fetchJson(releaseUrl(part, build, 'manifest.json'), signal, attempt > 0),
            );
      checkContract(manifest);
      const messages =
        page.messages[part] && inlined?.build === build ? null : manifest.messages[page.language];
      const texts =
        messages === null || messages === undefined
          ? null
          : fetchJson(releaseUrl(part, build, messages), signal, attempt > 0);
      // Both run at once; whichever fails first is the failure, and the other one is not left unhandled.
      texts?.catch(() => {});
      stage = 'entry';
      const remote = await loadContainer(manifest, attempt, (reached) => {
        stage = reached;
      });
      stage = 'messages';
      if (texts !== null) addMessages(part, (await texts) as Record<string, unknown>);
      return { remote, manifest };
    } catch (cause) {
      throw cause instanceof RemoteFailure ? cause : new RemoteFailure(part, build, stage, cause);
    }
  }

  async function loadWithRetries(part: string, signal: AbortSignal): Promise<LoadedRemote> {
    const known = page.registry.remotes[part];
    if (known === undefined) throw new RemoteFailure(part, '', 'registry', new Error('not in the registry'));
    for (let retry = 0; ; retry += 1) {
      try {
        return await loadBuild(part, known.build, nextAttempt(part), signal);
      } catch (error) {
        const failure = error as RemoteFailure;
        const startsBadly =
          failure.stage === 'start' && known.lastGood !== undefined && known.lastGood !== known.build;
        if (startsBadly) return loadBuild(part, known.lastGood as string, nextAttempt(part), signal);
        const wait = RETRY_AFTER_MS[retry];
        if (wait === undefined || failure.needsNewPage || signal.aborted) throw failure;
        await pause(wait);
      }
    }
  }

  return {
    load(part) {
      const known = running.get(part);
      if (known !== undefined) return known;
      const build = page.registry.remotes[part]?.build ?? '';
      const loading = withDeadline(LOAD_DEADLINE_MS, (signal) => loadWithRetries(part, signal)).catch(
        (error: unknown) => {
          running.delete(part);
          throw error instanceof RemoteFailure ? error : new RemoteFailure(part, build, 'entry', error);
        },
      );
      running.set(part, loading);
      return loading;
    },
  };
}
