import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Registry } from '@vitis/contracts/registry';
import { buildGateway } from '@vitis/gateway/app';

/** Releases that a test may change: the current builds of others, and what the test releases itself. */
export interface OwnReleases {
  folder: string;
  /** Build of a part that is served now. */
  current: (part: string) => string;
  /** Puts a build into force, as a release does, by one write. */
  serve: (part: string, build: string) => void;
  /** Leaves the current build of a part without one to fall back to. */
  forgetLastGood: (part: string) => void;
  /** Takes a build's files away. */
  sweep: (part: string, build: string) => void;
  remove: () => void;
}

/** Makes a folder with the current builds of another one, which stay where they are. */
export function ownReleases(from: string): OwnReleases {
  const folder = mkdtempSync(join(tmpdir(), 'vitis-releases-'));
  const file = join(folder, 'registry.json');
  const read = (at: string) => JSON.parse(readFileSync(at, 'utf8')) as Registry;
  const write = (registry: Registry) => {
    writeFileSync(`${file}.tmp`, JSON.stringify(registry));
    renameSync(`${file}.tmp`, file);
  };
  const registry: Registry = { version: 1, parts: {} };
  for (const [part, { current }] of Object.entries(read(join(from, 'registry.json')).parts)) {
    mkdirSync(join(folder, part));
    symlinkSync(resolve(from, part, current), join(folder, part, current));
    registry.parts[part] = { current, history: [{ build: current, releasedAt: new Date().toISOString() }] };
  }
  write(registry);
  return {
    folder,
    current: (part) => read(file).parts[part]?.current ?? '',
    serve(part, build) {
      const known = read(file);
      const { current, history } = known.parts[part] ?? { current: build, history: [] };
      const release = { build, releasedAt: new Date().toISOString() };
      known.parts[part] = { current: build, lastGood: current, history: [release, ...history] };
      write(known);
    },
    forgetLastGood(part) {
      const known = read(file);
      delete known.parts[part]?.lastGood;
      write(known);
    },
    sweep: (part, build) => rmSync(join(folder, part, build), { recursive: true }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Copies a build under another name, to be changed before it is served; nothing of it is compressed. */
export function copyBuild(releases: OwnReleases, part: string, build: string): string {
  const target = join(releases.folder, part, build);
  cpSync(join(releases.folder, part, releases.current(part)), target, { recursive: true, dereference: true });
  for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:br|gz)$/.test(name)) rmSync(join(target, name));
  return target;
}

/** A gateway in the test's own process. */
export interface OwnGateway {
  url: string;
  close: () => Promise<void>;
}

/** Starts a gateway on a port of its own. What `settings` leave out is patient: a busy machine is not to be taken for a fault. */
export async function startGateway(
  providerUrl: string,
  releasesFolder: string,
  settings: Partial<Parameters<typeof buildGateway>[0]> = {},
): Promise<OwnGateway> {
  const app = await buildGateway({
    port: 0,
    host: '127.0.0.1',
    providerUrl,
    releasesFolder,
    releasesStore: null,
    developmentUrl: null,
    override: null,
    kakaoMap: null,
    recaptcha: null,
    filesAt: '/r/',
    operatorToken: '',
    publicOrigin: '',
    trustedProxies: 'loopback',
    requestsPerMinute: 100_000,
    connections: 1_000,
    renderTimeoutMs: 20_000,
    proxyTimeoutMs: 30_000,
    logLevel: 'silent',
    ...settings,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
