import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { PlainError } from '../../../../tools/plain-error.mjs';

/**
 * Where the packages of Debian and its kin put it: first the one without windows, which playwright takes for tests as
 * well. It starts and draws faster: five end-to-end tests took 14.9 s with it and 18.5 with the other.
 */
const headlessPath = '/usr/bin/chromium-headless-shell';
const systemPath = '/usr/bin/chromium';

const aptMilliseconds = 10 * 60_000;

export interface Machine {
  env: NodeJS.ProcessEnv;
  exists: (path: string) => boolean;
  /** Where playwright keeps the browser of its own download, whether or not it is there. */
  playwrightPath: string;
  isRoot: boolean;
  isDebian: boolean;
  /** Installs packages of the system; rejects when it cannot. */
  install: (packages: readonly string[]) => Promise<void>;
}

function readsDebian(): boolean {
  const file = '/etc/os-release';
  // Ubuntu's package of that name only points to a snap, so the kin of Debian do not count.
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, 'utf8'));
}

async function installWithApt(packages: readonly string[]): Promise<void> {
  const patience = [
    '-o',
    'DPkg::Lock::Timeout=120',
    '-o',
    'Acquire::Retries=2',
    '-o',
    'Acquire::http::Timeout=30',
  ];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (args: string[]) =>
    promisify(execFile)('apt-get', [...patience, ...args], {
      env,
      timeout: aptMilliseconds,
      maxBuffer: 64e6,
    });
  await run(['update']);
  await run(['install', '-y', '--no-install-recommends', ...packages]);
}

/** This machine, as `findChromium` sees it. */
export function thisMachine(): Machine {
  return {
    env: process.env,
    exists: existsSync,
    playwrightPath: chromium.executablePath(),
    isRoot: process.getuid?.() === 0,
    isDebian: readsDebian(),
    install: installWithApt,
  };
}

const howToGetOne =
  'install one (Debian: `apt-get install chromium-headless-shell fonts-noto-cjk`; elsewhere: `npx playwright install chromium`) or name one in CHROMIUM_PATH.';

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, the system's, playwright's own, or, as root on Debian,
 * a freshly installed one.
 *
 * @throws PlainError with one line that says how to get one
 */
export async function findChromium(
  machine: Machine = thisMachine(),
  say: (line: string) => void = console.log,
): Promise<string> {
  const named = machine.env.CHROMIUM_PATH;
  if (named) {
    if (machine.exists(named)) return named;
    throw new PlainError(`CHROMIUM_PATH names ${named}, where there is nothing.`);
  }
  const found = [headlessPath, systemPath, machine.playwrightPath].find(machine.exists);
  if (found !== undefined) return found;
  if (!machine.isDebian || !machine.isRoot) throw new PlainError(`There is no Chromium here: ${howToGetOne}`);

  say('Installing Chromium with apt-get.');
  try {
    await machine.install(['chromium-headless-shell', 'fonts-noto-cjk']);
  } catch (error) {
    const told = String((error as { stderr?: unknown }).stderr ?? '')
      .trim()
      .split('\n')
      .at(-1);
    throw new PlainError(
      `apt-get could not install Chromium (${told || (error as Error).message}): ${howToGetOne}`,
    );
  }
  if (machine.exists(headlessPath)) return headlessPath;
  throw new PlainError(`apt-get installed Chromium, but it is not at ${headlessPath}: ${howToGetOne}`);
}
