import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { type PartManifest, releaseUrl } from '@vitis/contracts/registry';
import type { Remote } from '@vitis/platform';
import type { LoadStage } from './remote-failure.ts';

const integrities = new Map<string, string>();

/** Containers are fetched the way the page preloads them, and checked against the manifest. */
export function protectScripts(): void {
  registerPlugins([
    {
      name: 'vitis-scripts',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        const integrity = integrities.get(new URL(url, document.baseURI).pathname);
        if (integrity !== undefined) script.integrity = integrity;
        return script;
      },
    },
  ]);
}

/**
 * Loads the container of a build and its exposed module. After a failed attempt the runtime's memory of the remote
 * is cleared, and the address changes so that a broken answer in a cache is not served again.
 */
export async function loadContainer(
  manifest: PartManifest,
  attempt: number,
  reached: (stage: LoadStage) => void,
): Promise<Remote> {
  const [entry] = manifest.entry.scripts;
  if (entry === undefined) throw new Error(`${manifest.part} ${manifest.build} has no entry`);
  const address = releaseUrl(manifest.part, manifest.build, entry);
  const known = manifest.files[entry];
  if (known !== undefined) integrities.set(address, known.integrity);

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
      // Everything but a file that did not arrive is the remote's own code failing while it starts.
      if (!isFileMissing(error)) reached('start');
      throw error;
    },
  );
  if (module?.remote === undefined) throw new Error(`${manifest.part} ${manifest.build} exposes no remote`);
  return module.remote;
}

/** The runtime's code for a script that could not be fetched, and webpack's names for a chunk or its styles. */
const isFileMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (/RUNTIME-008|ScriptExternalLoadError|Loading (?:CSS )?chunk/.test(error.message) ||
    error.name === 'ChunkLoadError');
