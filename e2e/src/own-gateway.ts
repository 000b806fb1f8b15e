import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from '@vitis/contracts/registry';

const ROOT = resolve(import.meta.dirname, '../..');

/** A gateway before the same provider, over releases of its own that begin as those under test. */
export interface OwnGateway {
  url: string;
  /** Folder of its releases. */
  releases: string;
  close: () => Promise<void>;
}

/** The builds in force, and the registry that names them. */
function copyReleases(): string {
  const from = resolve(ROOT, process.env.RELEASES_FOLDER ?? 'releases');
  const to = mkdtempSync(join(tmpdir(), 'vitis-own-releases-'));
  const registry = JSON.parse(readFileSync(join(from, 'registry.json'), 'utf8')) as Registry;
  for (const [part, { current, lastGood }] of Object.entries(registry.parts))
    for (const build of new Set([current, lastGood ?? current])) {
      mkdirSync(join(to, part), { recursive: true });
      cpSync(join(from, part, build), join(to, part, build), { recursive: true });
    }
  cpSync(join(from, 'registry.json'), join(to, 'registry.json'));
  return to;
}

const freePort = () =>
  new Promise<number>((settle, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0));
    });
  });

export async function startOwnGateway(): Promise<OwnGateway> {
  const releases = copyReleases();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    join(ROOT, 'node_modules/node/bin/node'),
    [join(ROOT, 'packages/gateway/src/server.ts')],
    {
      env: {
        ...process.env,
        GATEWAY_PORT: String(port),
        GATEWAY_HOST: '127.0.0.1',
        RELEASES_FOLDER: releases,
        RELEASES_STORE: '',
        // A busy machine renders late, and a page that is late goes out as its frame.
        RENDER_TIMEOUT_MS: '20000',
        VITIS_LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const ended = new Promise<void>((settle) => child.once('exit', () => settle()));
  const close = async () => {
    child.kill();
    await ended;
    rmSync(releases, { recursive: true, force: true });
  };
  for (let tries = 0; child.exitCode === null && tries < 300; tries += 1) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return { url, releases, close };
    await sleep(100);
  }
  await close();
  throw new Error(`The gateway at ${url} is not ready`);
}
