import vm from 'node:vm';
import type { Releases } from './releases.ts';
import type { RenderModule } from './render-module.ts';

interface Evaluated {
  exports: Record<string, unknown>;
}

/** Runs a CommonJS bundle with a `require` of ours: it reaches nothing but what it is given. */
function evaluate(
  code: string,
  filename: string,
  require: (request: string) => unknown,
): Record<string, unknown> {
  const wrapper = new vm.Script(`(function (module, exports, require) {${code}\n})`, { filename });
  const module: Evaluated = { exports: {} };
  const run = wrapper.runInThisContext() as (
    module: Evaluated,
    exports: object,
    require: (request: string) => unknown,
  ) => void;
  run(module, module.exports, require);
  return module.exports;
}

/** The server side of parts, each evaluated once per build. */
export function createServerBundles(releases: Releases) {
  const loaded = new Map<string, Promise<Record<string, unknown>>>();

  function once(key: string, load: () => Promise<Record<string, unknown>>): Promise<Record<string, unknown>> {
    const known = loaded.get(key);
    if (known !== undefined) return known;
    const loading = load().catch((error: unknown) => {
      loaded.delete(key);
      throw error;
    });
    loaded.set(key, loading);
    return loading;
  }

  async function shell(build: string): Promise<RenderModule> {
    const nodeRequire = process.getBuiltinModule('module').createRequire(import.meta.url);
    const bundle = await once(`shell ${build}`, async () =>
      // The shell's bundle carries all it needs; what is left are Node's own modules, used by React's renderer.
      evaluate(await releases.read('shell', build, 'server.cjs'), `shell-${build}.cjs`, nodeRequire),
    );
    return { ...(bundle as unknown as RenderModule), build };
  }

  async function remote(part: string, build: string, host: RenderModule): Promise<unknown> {
    const bundle = await once(`${part} ${build} @${host.build}`, async () =>
      evaluate(await releases.read(part, build, 'server.cjs'), `${part}-${build}.cjs`, (request) => {
        if (request in host.hostModules) return host.hostModules[request];
        throw new Error(`${part} asks the server for "${request}", which the shell does not provide`);
      }),
    );
    return bundle.remote;
  }

  return {
    shell,
    remote,
    /** Forgets builds that are no longer served, so that a hundred releases do not fill the memory. */
    keepOnly(builds: ReadonlySet<string>) {
      for (const key of loaded.keys()) {
        // `part build` for the shell, `part build @shell-build` for a remote: all builds of it must still be served.
        const named = key.split(/ @?/).slice(1);
        if (!named.every((build) => builds.has(build))) loaded.delete(key);
      }
    },
  };
}
