import { join } from 'node:path';
import { execa } from 'execa';

// Programs are started: a loaded machine may take its time.
jest.setTimeout(60_000);

test.each(['start', 'dev'])(
  'npm %s starts nothing where the public comes, and says what to do',
  async (name) => {
    const { exitCode, stdout, stderr } = await execa(process.execPath, [join(__dirname, `${name}.ts`)], {
      env: { NODE_ENV: '', PUBLIC_ORIGIN: 'https://shop.example' },
      stdin: 'ignore',
      reject: false,
      // Nothing that was started by mistake outlives the test.
      timeout: 45_000,
    });
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr.split('\n')).toHaveLength(1);
    expect(stderr).toMatch(/PUBLIC_ORIGIN.*https:\/\/shop\.example.*accounts create/);
  },
);
