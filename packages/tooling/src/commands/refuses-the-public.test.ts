import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

// Programs are started: a loaded machine may take its time.
jest.setTimeout(60_000);

test.each(['start', 'dev'])(
  'npm %s starts nothing where the public comes, and says what to do',
  async (name) => {
    const child = spawn(process.execPath, [join(__dirname, `${name}.ts`)], {
      env: { ...process.env, NODE_ENV: '', PUBLIC_ORIGIN: 'https://shop.example' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Nothing that was started by mistake outlives the test.
    const giveUp = setTimeout(() => child.kill('SIGTERM'), 45_000);
    const [[code], said, shown] = await Promise.all([
      once(child, 'exit'),
      text(child.stderr),
      text(child.stdout),
    ]);
    clearTimeout(giveUp);
    expect([code, shown]).toEqual([1, '']);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(said).toMatch(/PUBLIC_ORIGIN.*https:\/\/shop\.example.*accounts create/);
  },
);
