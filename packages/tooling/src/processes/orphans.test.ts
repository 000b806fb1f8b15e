import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endOrphans, findOrphans } from './orphans.ts';
import { OWNER_VARIABLE } from './owner-variable.ts';

// Programs are started: a loaded machine may take its time.
jest.setTimeout(30_000);

const owner = `${process.pid}:orphans-test`;

/** A program on its own, as a database that runs as a daemon is. */
async function startDaemon(script: string, env: NodeJS.ProcessEnv = { [OWNER_VARIABLE]: owner }) {
  const child = spawn(
    process.execPath,
    ['-e', `${script}; console.log('up'); setInterval(() => {}, 1000);`],
    {
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  return { child, ended };
}

test('finds and ends what carries the mark of the owner, in order', async () => {
  const { child, ended } = await startDaemon("process.on('SIGINT', () => process.exit(7))");
  expect(findOrphans(owner)).toEqual([child.pid]);
  await endOrphans(owner);
  expect((await ended)[0]).toBe(7);
  expect(findOrphans(owner)).toEqual([]);
});

test('kills what will not end', async () => {
  const { ended } = await startDaemon("process.on('SIGINT', () => {})");
  await endOrphans(owner);
  expect((await ended)[1]).toBe('SIGKILL');
});

test('leaves alone what another command holds', async () => {
  const { child, ended } = await startDaemon('', { [OWNER_VARIABLE]: `${owner}0` });
  await endOrphans(owner);
  expect(child.exitCode).toBeNull();
  child.kill('SIGKILL');
  await ended;
});
