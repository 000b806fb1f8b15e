import { findChromium, type Machine } from './find-chromium.ts';

jest.mock('playwright', () => ({ chromium: { executablePath: () => '/cache/chrome' } }));

const headless = '/usr/bin/chromium-headless-shell';
const system = '/usr/bin/chromium';
const downloaded = '/cache/chrome';

function machine(present: string[], more: Partial<Machine> = {}): Machine {
  return {
    env: {},
    exists: (path) => present.includes(path),
    playwrightPath: downloaded,
    isRoot: false,
    isDebian: true,
    install: () => Promise.reject(new Error('must not install')),
    ...more,
  };
}

const find = (given: Machine) => findChromium(given, () => {});

test('takes the one that is named before all others', async () => {
  const env = { CHROMIUM_PATH: '/opt/chrome' };
  expect(await find(machine(['/opt/chrome', system], { env }))).toBe('/opt/chrome');
});

test('says so when nothing is where CHROMIUM_PATH points, instead of taking another', async () => {
  const env = { CHROMIUM_PATH: '/opt/chrome' };
  await expect(find(machine([system], { env }))).rejects.toThrow(
    'CHROMIUM_PATH names /opt/chrome, where there is nothing.',
  );
});

test("takes the system's before playwright's own, and there the one without windows", async () => {
  expect(await find(machine([system, headless, downloaded]))).toBe(headless);
  expect(await find(machine([system, downloaded]))).toBe(system);
  expect(await find(machine([downloaded]))).toBe(downloaded);
});

test('installs one as root on Debian', async () => {
  const present: string[] = [];
  const install = async () => void present.push(headless);
  expect(await find(machine(present, { isRoot: true, install }))).toBe(headless);
});

test.each([
  ['without root', { isRoot: false, isDebian: true }],
  ['on another system', { isRoot: true, isDebian: false }],
])('says in one line how to get one %s', async (_where, who) => {
  await expect(find(machine([], who))).rejects.toThrow(/^There is no Chromium here: [^\n]*CHROMIUM_PATH\.$/);
});

test('says why the installation failed, and what else there is', async () => {
  const install = () =>
    Promise.reject(Object.assign(new Error('code 100'), { stderr: 'E: a\nE: no network\n' }));
  await expect(find(machine([], { isRoot: true, install }))).rejects.toThrow(
    /^apt-get could not install Chromium \(E: no network\): [^\n]*$/,
  );
});
