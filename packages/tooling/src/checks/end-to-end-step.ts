import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { findChromium, thisMachine } from '../browser/find-chromium.ts';
import { findEngines } from '../browser/find-engines.ts';
import { freePorts } from '../processes/ports.ts';
import { buildProduct, seedProvider, startProduct } from '../processes/product.ts';
import { runPlaywright } from './run-playwright.ts';
import type { Step, StepContext } from './step.ts';

/** Nothing of the person's own settings reaches the product under test: neither a database nor a data folder. */
export function isolatedEnv(data: string): NodeJS.ProcessEnv {
  return {
    DATABASE_URL: undefined,
    VITIS_DATA: data,
    VITIS_TOKEN_SECRET: undefined,
    // All tests come from one address.
    VITIS_REQUESTS_PER_MINUTE: '100000',
    NODE_ENV: 'test',
  };
}

interface Wanted {
  name: string;
  title: string;
  /** Names the files that the run leaves in the logs. */
  log: string;
  /** Words for Playwright: which tests. */
  args: string[];
  env: NodeJS.ProcessEnv;
  /** File of Playwright's settings. */
  config?: string;
  /** Finds what drives the pages: the environment that says it. */
  browsers?: (context: StepContext) => Promise<NodeJS.ProcessEnv>;
}

const chromiumAlone = async ({ say }: StepContext) => ({
  CHROMIUM_PATH: await findChromium(thisMachine(), say),
});

/** Drives the built product in a real browser: its own database, freshly filled, and its own ports. */
const endToEndStep = ({
  name,
  title,
  log,
  args,
  env,
  config = 'e2e/playwright.config.ts',
  browsers = chromiumAlone,
}: Wanted): Step => ({
  name,
  title,
  async run(context) {
    const data = mkdtempSync(join(tmpdir(), 'vitis-end-to-end-'));
    // As root the database server runs as another user, who has to enter it.
    chmodSync(data, 0o755);
    try {
      await buildProduct(context.supervisor, context.logs, context.signal);
      const found = await browsers(context);
      const [gatewayPort = 0, providerPort = 0] = await freePorts(2);
      const settings = {
        gatewayPort,
        providerPort,
        logs: resolve(context.logs, log),
        env: isolatedEnv(data),
        signal: context.signal,
      };
      await seedProvider(context.supervisor, settings);
      const product = await startProduct(context.supervisor, settings);
      const finished = runPlaywright(context, {
        name: log,
        args,
        config,
        // Commands of the operator, which tests run, are for the same shop.
        env: {
          ...isolatedEnv(data),
          ...env,
          BASE_URL: product.url,
          PROVIDER_URL: product.providerUrl,
          ...found,
        },
      });
      // A server that dies under the tests is told with its last lines, instead of as hundreds of failures.
      return await Promise.race([finished, context.supervisor.untilStopped().then(() => finished)]);
    } catch (error) {
      if (!(error instanceof PlainError)) throw error;
      return { ok: false, findings: error.message };
    } finally {
      await context.supervisor.stop();
      rmSync(data, { recursive: true, force: true });
    }
  },
});

/** All of a person's ways through the product, or those that Playwright chooses by its words. */
export const endToEnd = (args: string[] = []): Step =>
  endToEndStep({ name: 'e2e', title: 'End to end', log: 'end-to-end', args, env: {} });

/** The long form of the tests by fault: every file of every remote, broken in every way. */
export const everyFault = endToEndStep({
  name: 'faults',
  title: 'Every fault of every remote, end to end',
  log: 'every-fault',
  args: ['--project=faults'],
  env: { VITIS_LONG: '1' },
});

/** Two hundred changes of the screen in open pages, which leave nothing behind. */
export const endurance = endToEndStep({
  name: 'endurance',
  title: 'Two hundred ways through open pages, end to end',
  log: 'endurance',
  args: ['by-endurance/'],
  env: { VITIS_LONG: '1' },
});

/** Every address once, and the ways that engines differ in, in each engine that there is on this machine. */
export const everyEngine = (args: string[]): Step =>
  endToEndStep({
    name: 'browsers',
    title: 'Every address in every engine',
    log: 'browsers',
    args,
    env: {},
    config: 'e2e/playwright.browsers.config.ts',
    browsers: async ({ say }) => {
      const { programs, versions, missing } = await findEngines(say);
      for (const line of [...versions, ...missing]) say(line);
      return { ENGINES: JSON.stringify(programs) };
    },
  });
