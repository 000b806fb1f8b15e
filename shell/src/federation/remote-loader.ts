import type { LoadStage } from '@vitis/contracts/page-reports';
import { type PageData, PartManifest, PLATFORM_CONTRACT, releaseUrl } from '@vitis/contracts/registry';
import type { Remote } from '@vitis/platform';
import * as v from 'valibot';
import { withDeadline } from './deadline.ts';
import { extendWhileDownloading } from './extend-while-downloading.ts';
import { loadContainer } from './federation-runtime.ts';
import { prefetchFiles } from './part-files.ts';
import { ContractMismatch, RemoteFailure } from './remote-failure.ts';
import { reportLoad, reportRemoteFailure } from './report.ts';

/** One deadline around the whole load of a remote, retries included; files that arrive put it off. */
export const LOAD_DEADLINE_MS = 10_000;
/** Pauses before the two retries. */
const RETRY_AFTER_MS = [300, 1_200];

export interface LoadedRemote {
  remote: Remote;
  manifest: PartManifest;
}

/** The build that is being loaded, and the step at which a load that hangs is. */
interface Progress {
  build: string;
  stage: LoadStage;
}

export interface RemoteLoader {
  /** Loads a remote once per page; after a failure the next call tries afresh. Throws `RemoteFailure`. */
  load(part: string): Promise<LoadedRemote>;
  /** Where the newest load of a remote is, or has ended. */
  progressOf(part: string): Progress;
  /** Discards a remote of which something hangs: the next call loads all of it again. */
  forget(part: string): void;
  /** Whether this build of a remote has arrived in this page. */
  isThere(part: string, build: string): boolean;
  /** Loads the manifest of a remote, so that all files of a screen can be requested at once. Never throws. */
  learn(part: string): Promise<void>;
  /** Asks for the files of a screen, all at once if they are known; `load` finds them. */
  prepare(part: string, chunk: string): void;
}

/** A build with the hash of its manifest, as the page's registry names it. */
interface NamedBuild {
  build: string;
  integrity?: string | undefined;
  filesAt?: string | undefined;
}

interface Dependencies {
  page: PageData;
  /** Adds the texts of a remote to the page's i18n. */
  addMessages: (part: string, messages: Record<string, unknown>) => void;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Fetched {
  signal: AbortSignal;
  /** Bypasses caches, whose copy may be broken. */
  fresh: boolean;
  /** The browser refuses what has another hash. */
  integrity: string | undefined;
}

async function fetchJson(url: string, { signal, fresh, integrity }: Fetched): Promise<unknown> {
  const cache = fresh ? 'reload' : 'default';
  const response = await fetch(url, { signal, cache, ...(integrity ? { integrity } : {}) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

function checkContract(manifest: PartManifest): void {
  const [expected] = PLATFORM_CONTRACT.split('.');
  const [found] = manifest.contract.split('.');
  if (expected !== found) throw new ContractMismatch(PLATFORM_CONTRACT, manifest.contract);
}

/** Loads remotes of the page's registry on demand. */
export function createRemoteLoader({ page, addMessages }: Dependencies): RemoteLoader {
  const running = new Map<string, Promise<LoadedRemote>>();
  // Counted over the page's whole life: a script that hangs is remembered by the browser and by the runtime, so
  // every attempt after the first asks under an address of its own.
  const attempts = new Map<string, number>();
  const arrived = new Set<string>();
  /** Manifests of the builds that run. */
  const loadedOnes = new Map<string, PartManifest>();
  const progresses = new Map<string, Progress>();
  const nextAttempt = (part: string): number => {
    const attempt = attempts.get(part) ?? 0;
    attempts.set(part, attempt + 1);
    return attempt;
  };

  /** The build that the page names, and where its files are. */
  const namedBuild = (part: string) => {
    const named = page.registry.remotes[part];
    return named && { filesAt: page.filesAt, ...named };
  };

  /** The beginning of a load. */
  const start = (part: string): Progress => ({ build: namedBuild(part)?.build ?? '', stage: 'manifest' });

  const learnt = new Map<string, Promise<PartManifest>>();

  async function fetchManifest(
    part: string,
    { build, integrity, filesAt }: NamedBuild,
    { signal, fresh }: Pick<Fetched, 'signal' | 'fresh'>,
  ): Promise<PartManifest> {
    const address = releaseUrl(part, build, 'manifest.json', filesAt);
    return v.parse(PartManifest, await fetchJson(address, { signal, fresh, integrity }));
  }

  /** The manifest of the build that the page names, asked for once; what fails is asked for anew. */
  function learn(part: string): Promise<PartManifest> {
    const known = learnt.get(part);
    if (known !== undefined) return known;
    const named = namedBuild(part);
    if (named === undefined) return Promise.reject(new Error(`${part} is not in the registry`));
    const inlined = page.manifests[part];
    const learning =
      inlined?.build === named.build
        ? Promise.resolve(inlined)
        : fetchManifest(part, named, { signal: AbortSignal.timeout(LOAD_DEADLINE_MS), fresh: false });
    learnt.set(part, learning);
    learning.catch(() => learnt.delete(part));
    return learning;
  }

  async function loadBuild(
    part: string,
    { build, integrity, filesAt }: NamedBuild,
    attempt: number,
    signal: AbortSignal,
    progress: Progress,
  ): Promise<LoadedRemote> {
    Object.assign(progress, { build, stage: 'manifest' });
    const fresh = attempt > 0;
    const addressOf = (file: string) => releaseUrl(part, build, file, filesAt);
    try {
      const inlined = page.manifests[part];
      const isServed = build === page.registry.remotes[part]?.build;
      const manifest =
        isServed && (!fresh || inlined?.build === build)
          ? await learn(part)
          : await fetchManifest(part, { build, integrity, filesAt }, { signal, fresh });
      checkContract(manifest);
      const messages = manifest.messages[page.language];
      const texts =
        messages === undefined
          ? null
          : fetchJson(addressOf(messages), {
              signal,
              fresh,
              integrity: manifest.files[messages]?.integrity,
            });
      // Both run at once; whichever fails first is the failure, and the other one is not left unhandled.
      texts?.catch(() => {});
      const reached = (stage: LoadStage) => {
        progress.stage = stage;
      };
      reached('entry');
      const remote = await loadContainer(manifest, attempt, reached, filesAt);
      reached('messages');
      if (texts !== null) addMessages(part, (await texts) as Record<string, unknown>);
      return { remote, manifest };
    } catch (cause) {
      throw cause instanceof RemoteFailure ? cause : new RemoteFailure(part, build, progress.stage, cause);
    }
  }

  /** Once given up it attempts nothing more: that would take away the scripts of a load that somebody has begun since. */
  async function loadWithRetries(
    part: string,
    signal: AbortSignal,
    progress: Progress,
  ): Promise<LoadedRemote> {
    const known = namedBuild(part);
    if (known === undefined) throw new RemoteFailure(part, '', 'registry', new Error('not in the registry'));
    for (let retry = 0; ; retry += 1) {
      try {
        return await loadBuild(part, known, nextAttempt(part), signal, progress);
      } catch (error) {
        const failure = error as RemoteFailure;
        if (signal.aborted) throw failure;
        const { lastGood, lastGoodIntegrity: integrity } = known;
        if (failure.stage === 'start' && lastGood !== undefined && lastGood !== known.build) {
          reportRemoteFailure(failure);
          const before = { build: lastGood, integrity, filesAt: page.filesAt };
          return loadBuild(part, before, nextAttempt(part), signal, progress);
        }
        const wait = RETRY_AFTER_MS[retry];
        if (wait === undefined || failure.needsNewPage) throw failure;
        await pause(wait);
        if (signal.aborted) throw failure;
      }
    }
  }

  return {
    forget: (part) => void running.delete(part),
    progressOf: (part) => progresses.get(part) ?? start(part),
    isThere: (part, build) => arrived.has(`${part} ${build}`),
    learn: (part) =>
      learn(part).then(
        () => {},
        () => {},
      ),
    prepare(part, chunk) {
      const named = namedBuild(part);
      // What is asked for is of the last good build where that runs.
      Promise.resolve(loadedOnes.get(part) ?? learn(part)).then(
        (manifest) =>
          prefetchFiles(manifest, chunk, manifest.build === named?.build ? named.filesAt : page.filesAt),
        // What is wrong is told when the part is loaded.
        () => {},
      );
    },
    load(part) {
      const known = running.get(part);
      if (known !== undefined) return known;
      const progress = start(part);
      progresses.set(part, progress);
      const started = performance.now();
      const before = attempts.get(part) ?? 0;
      const loading = withDeadline(
        LOAD_DEADLINE_MS,
        (signal) => loadWithRetries(part, signal, progress),
        extendWhileDownloading(page.filesAt),
      ).then(
        (loaded) => {
          const retries = (attempts.get(part) ?? 0) - before - 1;
          arrived.add(`${part} ${loaded.manifest.build}`);
          loadedOnes.set(part, loaded.manifest);
          reportLoad(part, loaded.manifest.build, performance.now() - started, retries);
          return loaded;
        },
        (error: unknown) => {
          running.delete(part);
          if (error instanceof RemoteFailure) throw error;
          throw new RemoteFailure(part, progress.build, progress.stage, error);
        },
      );
      running.set(part, loading);
      return loading;
    },
  };
}
