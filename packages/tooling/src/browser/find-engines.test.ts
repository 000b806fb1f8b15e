import type { Machine } from './find-chromium.ts';
import { findEngines } from './find-engines.ts';

jest.mock('playwright', () => ({ chromium: { executablePath: () => '/cache/chrome' } }));

const CHROMIUM = '/usr/bin/chromium-headless-shell';
const FIREFOX = '/usr/bin/firefox-esr';

function machine(present: string[], more: Partial<Machine> = {}): Machine {
  return {
    env: {},
    exists: (path) => present.includes(path),
    playwrightPath: '/cache/chrome',
    isRoot: false,
    isDebian: true,
    install: () => Promise.reject(new Error('must not install')),
    ...more,
  };
}

test('takes what is there, and says of each engine that is not how to get it', async () => {
  const { programs, missing } = await findEngines(() => {}, machine([CHROMIUM, FIREFOX]));
  expect(programs).toEqual({ chromium: CHROMIUM, firefox: FIREFOX });
  expect(missing).toEqual([expect.stringContaining('apt-get install webkit2gtk-driver xvfb')]);
  expect((await findEngines(() => {}, machine([]))).missing).toHaveLength(3);
});

test('installs what is missing as root on Debian, and goes on without what cannot be installed', async () => {
  const present = [CHROMIUM];
  const said: string[] = [];
  const install = async (packages: readonly string[]) => {
    if (packages.includes('firefox-esr')) present.push(FIREFOX);
    else throw new Error('no such package');
  };
  const { programs, missing } = await findEngines(
    (line) => said.push(line),
    machine(present, { isRoot: true, install }),
  );
  expect(programs).toEqual({ chromium: CHROMIUM, firefox: FIREFOX });
  expect(missing).toHaveLength(1);
  expect(said).toHaveLength(2);
});
