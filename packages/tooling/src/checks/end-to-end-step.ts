import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { findChromium, thisMachine } from '../browser/find-chromium.ts';
import { freePorts } from '../processes/ports.ts';
import { seedProvider, startProduct } from '../processes/product.ts';
import { runPlaywright } from './run-playwright.ts';
import type { Step } from './step.ts';

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

/** Drives the built product in a real browser: its own database, freshly filled, and its own ports. */
export const endToEnd: Step = {
  name: 'e2e',
  title: 'End to end',
  async run(context) {
    const data = mkdtempSync(join(tmpdir(), 'vitis-end-to-end-'));
    // As root the database server runs as another user, who has to enter it.
    chmodSync(data, 0o755);
    try {
      const chromium = await findChromium(thisMachine(), context.say);
      const [gatewayPort = 0, providerPort = 0] = await freePorts(2);
      const settings = {
        gatewayPort,
        providerPort,
        logs: resolve(context.logs, 'end-to-end'),
        env: isolatedEnv(data),
        signal: context.signal,
      };
      await seedProvider(context.crew, settings);
      const product = await startProduct(context.crew, settings);
      const finished = runPlaywright(context, {
        name: 'end-to-end',
        config: 'e2e/playwright.config.ts',
        env: { BASE_URL: product.url, PROVIDER_URL: product.providerUrl, CHROMIUM_PATH: chromium },
      });
      // A server that dies under the tests is told with its last lines, instead of as hundreds of failures.
      return await Promise.race([finished, context.crew.untilStopped().then(() => finished)]);
    } catch (error) {
      if (!(error instanceof PlainError)) throw error;
      return { ok: false, findings: error.message };
    } finally {
      await context.crew.stop();
      rmSync(data, { recursive: true, force: true });
    }
  },
};
