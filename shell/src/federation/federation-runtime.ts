import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { isDevelopmentBuild } from '@vitis/contracts/development';
import type { LoadStage } from '@vitis/contracts/page-reports';
import { type PartManifest, releaseUrl } from '@vitis/contracts/registry';
import type { Remote } from '@vitis/platform';
import { MissingModule } from './remote-failure.ts';

/** sha384 by address. */
const integrities = new Map<string, string>();
/** The hash of no file: a container that no manifest names is refused, and an empty value would let it pass. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** A retry asks under another query for the same file. */
function addressOf(url: string): URL {
  const address = new URL(url, document.baseURI);
  address.search = '';
  return address;
}

/** What the browser is to check a container against. */
function integrityOf({ href, pathname }: URL): string {
  // Under development a container changes while its page is open. This way out is not in a release of the shell.
  if (process.env.NODE_ENV !== 'production' && pathname.split('/').some(isDevelopmentBuild)) return '';
  return integrities.get(href) ?? NO_FILE;
}

/** Containers are fetched the way the page preloads them, and checked against the manifest. */
export function protectScripts(): void {
  registerPlugins([
    {
      name: 'vitis-scripts',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        const address = addressOf(url);
        script.integrity = integrityOf(address);
        // What another origin sends is checked only where it was asked for this way.
        if (address.origin !== location.origin) script.crossOrigin = 'anonymous';
        return script;
      },
    },
  ]);
}

/**
 * Clears leftovers of a failed attempt. Its chunks lie in webpack's global array, where the next container would use them;
 * it would also wait for a hanging script, and take a hanging stylesheet for a loaded one.
 */
function forgetAttempt({ part, container }: PartManifest): void {
  delete (globalThis as Record<string, unknown>)[`webpackChunk${container}`];
  const hanging = [
    ...document.querySelectorAll(`script[data-webpack^="${part}:"]`),
    ...[...document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][href*="/${part}/"]`)].filter(
      ({ sheet }) => sheet === null,
    ),
  ];
  for (const element of hanging) element.remove();
}

/**
 * Loads the container of a build and its exposed module. After a failed attempt the runtime's memory of the remote
 * is cleared, and the address changes so that a broken answer in a cache is not served again.
 */
export async function loadContainer(
  manifest: PartManifest,
  attempt: number,
  reached: (stage: LoadStage) => void,
  filesAt?: string,
): Promise<Remote> {
  const [entry] = manifest.entry.scripts;
  if (entry === undefined) throw new MissingModule(`${manifest.part} ${manifest.build} has no entry`);
  const address = releaseUrl(manifest.part, manifest.build, entry, filesAt);
  const known = manifest.files[entry];
  if (known !== undefined) integrities.set(addressOf(address).href, known.integrity);

  if (attempt > 0) forgetAttempt(manifest);
  registerRemotes(
    [
      {
        name: manifest.container,
        entry: attempt === 0 ? address : `${address}?retry=${attempt}`,
        type: 'global',
        entryGlobalName: manifest.container,
      },
    ],
    { force: attempt > 0 },
  );
  const module = await loadRemote<{ remote?: Remote }>(`${manifest.container}/remote`).catch(
    (error: unknown) => {
      // All other errors come from the remote's own code at start.
      if (!isFileMissing(error)) reached('start');
      throw error;
    },
  );
  if (module?.remote === undefined) {
    reached('start');
    throw new MissingModule(`${manifest.part} ${manifest.build} exposes no remote`);
  }
  return module.remote;
}

/**
 * The runtime's code for a script that could not be fetched, and webpack's names for a chunk or its styles. The runtime
 * has the same code for a script that came, and threw.
 */
const isFileMissing = (error: unknown): boolean =>
  error instanceof Error &&
  !error.message.includes('ScriptExecutionError') &&
  (/RUNTIME-008|ScriptExternalLoadError|Loading (?:CSS )?chunk/.test(error.message) ||
    error.name === 'ChunkLoadError');
