import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ownReleases, startGateway } from '@vitis/testing/own-gateway';
import { test as base } from './fixtures.ts';
import { NODE, PROVIDER, RELEASES, ROOT } from './product.ts';
import { makeTrial, tamper } from './trial-build.ts';

const SECRET = 'the secret of the shop under test alone';

export const PART = 'mf-account';
/** Builds that nobody has released: on the developer's machine, there but changed, and in the shop's own folder. */
export const TRIAL = '9.0.0-0000000a';
export const TAMPERED = '9.0.0-0000000b';
export const OWN_TRIAL = '9.0.0-0000000c';

/** How the texts of an unreleased build can be told. */
export const marked = (text: string): string => `${text} 9.0`;

/** A shop where overrides are possible, and the machine of a developer. */
export interface Shop {
  url: string;
  /** The developer's machine. */
  origin: string;
  /** The link of a build, from the operator's command. */
  linkTo: (build: string) => string;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

/** The first line that a program prints. */
async function firstLine(program: ChildProcess): Promise<string> {
  if (program.stdout === null) throw new Error('The program has no output');
  for await (const line of createInterface(program.stdout)) return line;
  throw new Error('The program ended without a word');
}

async function withShop(use: (shop: Shop) => Promise<void>): Promise<void> {
  const releases = ownReleases(RELEASES);
  const machine = mkdtempSync(join(tmpdir(), 'vitis-override-'));
  const retitle = (text: string) => text.replace('"title":"로그인"', `"title":"${marked('로그인')}"`);
  makeTrial(releases.folder, PART, OWN_TRIAL, retitle);
  for (const build of [TRIAL, TAMPERED]) makeTrial(machine, PART, build, retitle);

  const origin = `http://127.0.0.1:${await freePort()}`;
  const override = { secret: SECRET, origins: ['self', origin] };
  const gateway = await startGateway(PROVIDER, releases.folder, { override });
  const programs: ChildProcess[] = [];
  const command = (...args: string[]) => {
    const file = 'packages/tooling/src/commands/override.ts';
    const program = spawn(NODE, [file, PART, '--shop', gateway.url, ...args], {
      cwd: ROOT,
      env: { ...process.env, RELEASES_FOLDER: machine, OVERRIDE_SECRET: SECRET },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    programs.push(program);
    return firstLine(program);
  };
  try {
    // The first command goes on serving the machine's builds.
    const links: Record<string, string> = {};
    links[TRIAL] = await command('--build', TRIAL, '--origin', origin, '--serve');
    links[TAMPERED] = await command('--build', TAMPERED, '--origin', origin);
    links[OWN_TRIAL] = await command('--build', OWN_TRIAL);
    tamper(machine, PART, TAMPERED);
    await use({ url: gateway.url, origin, linkTo: (build) => links[build] ?? '' });
  } finally {
    for (const program of programs) program.kill();
    await gateway.close();
    releases.remove();
    rmSync(machine, { recursive: true, force: true });
  }
}

/** Everybody of such a test is at a shop of the test's own, where overrides are possible. */
export const test = base.extend<object, { shop: Shop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
  shop: [async ({}, use) => withShop(use), { scope: 'worker', timeout: 60_000 }],
  baseURL: async ({ shop }, use) => use(shop.url),
});
