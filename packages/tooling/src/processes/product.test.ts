import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PlainError } from '../plain-error.ts';
import { ROOT } from '../workspace.ts';
import type { Job, ManagedProcess, ProcessSupervisor } from './process-supervisor.ts';
import { sparingMalloc, startProvider } from './product.ts';

test('README starts the API server as npm start does, with its flags and its memory', async () => {
  const started: Job[] = [];
  const ended = new PlainError('ended');
  const supervisor = {
    start: async (job: Job) => {
      started.push(job);
      return { failed: Promise.resolve(ended) } as ManagedProcess;
    },
  } as ProcessSupervisor;
  const { signal } = new AbortController();
  const settings = { gatewayPort: 0, providerPort: 9, logs: '', env: {}, signal };
  await expect(startProvider(supervisor, settings)).rejects.toBe(ended);

  const readme = readFileSync(resolve(ROOT, 'README.md'), 'utf8');
  const memory = Object.entries(sparingMalloc).map(([name, value]) => `${name}=${value}`);
  const [{ args, env }] = started as [Job];
  expect(env).toMatchObject(sparingMalloc);
  expect(readme).toContain(`${memory.join(' ')} node_modules/.bin/node ${args.join(' ')}`);
});
