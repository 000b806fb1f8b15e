import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

// Programs are started: a loaded machine may take its time.
jest.setTimeout(30_000);

/** A command that tells what it is asked, and ends by itself. */
const script = `
  import { listenForStop } from ${JSON.stringify(join(__dirname, 'stop-request.ts'))};
  const { signal, forced } = listenForStop();
  signal.addEventListener('abort', () => { console.log('stop'); setTimeout(() => process.exit(0), Number(process.argv[1])); });
  forced.addEventListener('abort', () => { console.log('forced'); process.exit(0); });
  setInterval(() => {}, 1000);
  console.log('up');
`;

/** @param lingers milliseconds that it takes to end once it is asked */
async function start(lingers = 0) {
  const args = ['--input-type=module-typescript', '-e', script, String(lingers)];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (text) => {
    output += text;
  });
  const said = async (word: string) => {
    while (!output.includes(word)) await new Promise((settle) => setTimeout(settle, 20));
  };
  await said('up');
  return { child, said, ended: once(child, 'exit').then(() => output.trim().split('\n')) };
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s asks to stop', async (signal) => {
  const { child, ended } = await start();
  child.kill(signal);
  expect(await ended).toEqual(['up', 'stop']);
});

test('the same Ctrl-C that arrives by several ways is one request', async () => {
  const { child, ended } = await start(500);
  child.kill('SIGINT');
  await new Promise((settle) => setTimeout(settle, 50));
  child.kill('SIGINT');
  expect(await ended).toEqual(['up', 'stop']);
});

test('a second Ctrl-C forces', async () => {
  const { child, said, ended } = await start(30_000);
  child.kill('SIGINT');
  await said('stop');
  await new Promise((settle) => setTimeout(settle, 1_200));
  child.kill('SIGINT');
  expect(await ended).toEqual(['up', 'stop', 'forced']);
});

test('the death of the launcher asks to stop', async () => {
  const { child, ended } = await start();
  child.disconnect();
  expect(await ended).toEqual(['up', 'stop']);
});
