import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { findChromium, thisMachine } from '../browser/find-chromium.ts';
import { freePorts } from '../processes/ports.ts';
import { waitUntilReady } from '../processes/readiness.ts';
import { isolatedEnv } from './end-to-end-step.ts';
import { runPlaywright } from './run-playwright.ts';
import type { Step, StepContext, StepResult } from './step.ts';
import { sum, type Tally } from './tally.ts';
import { copyWorkspace } from './workspace-copy.ts';

/** The first time everything is compiled, and the shop is filled. */
const readyLimit = 15 * 60_000;

/** What is developed, and the tests that can be made then: where one remote is, the shell is a finished build. */
const FORMS = [
  { name: 'all', parts: [], tests: [] },
  { name: 'one', parts: ['mf-chat'], tests: ['remote.spec.ts'] },
];

/** Starts `npm run dev` in the copy, runs tests that change its sources, and asks it to end. */
async function runForm(
  context: StepContext,
  copy: string,
  chromium: string,
  { name, parts, tests }: (typeof FORMS)[number],
): Promise<StepResult> {
  const [gatewayPort = 0, providerPort = 0] = await freePorts(2);
  const server = await context.supervisor.start({
    name: 'npm run dev',
    args: [resolve(copy, 'packages/tooling/src/commands/dev.ts'), ...parts],
    env: {
      ...isolatedEnv(resolve(copy, '.data')),
      GATEWAY_PORT: String(gatewayPort),
      PROVIDER_PORT: String(providerPort),
      RELEASES_FOLDER: undefined,
    },
    logFile: resolve(context.logs, `development-${name}-server.log`),
    show: 'none',
  });
  const url = `http://127.0.0.1:${gatewayPort}`;
  try {
    const ready = waitUntilReady(`${url}/health/ready`, readyLimit, context.signal);
    const outcome = await Promise.race([ready, server.failed]);
    if (outcome instanceof PlainError) throw outcome;
    if (outcome !== 200) throw new PlainError(`npm run dev ${parts.join(' ')} does not become ready.`);
    return await runPlaywright(context, {
      name: `development-${name}`,
      config: 'e2e/playwright.development.config.ts',
      args: tests,
      env: { BASE_URL: url, CHROMIUM_PATH: chromium, WORKSPACE_COPY: copy },
    });
  } finally {
    await server.stop();
  }
}

/** Changes sources of a copy of the workspace while its pages are open: all parts developed, and one of them. */
export const development: Step = {
  name: 'development',
  title: 'Sources change while pages are open',
  async run(context) {
    const copy = mkdtempSync(join(tmpdir(), 'vitis-development-'));
    // As root the database server runs as another user, who has to enter it.
    chmodSync(copy, 0o755);
    const tallies: Tally[] = [];
    try {
      const chromium = await findChromium(thisMachine(), context.say);
      copyWorkspace(copy);
      for (const form of FORMS) {
        const { tally } = await runForm(context, copy, chromium, form);
        if (tally !== undefined) tallies.push(tally);
      }
      const tally = sum(tallies);
      return { ok: tally.failed === 0, tally };
    } catch (error) {
      if (!(error instanceof PlainError)) throw error;
      return { ok: false, findings: error.message };
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  },
};
