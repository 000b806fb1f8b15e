import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { findChromium, type Machine, thisMachine } from './find-chromium.ts';

/** What is installed for an engine where it is missing, and what is there then. */
const FROM_DEBIAN = {
  firefox: { title: 'Firefox ESR', packages: ['firefox-esr'], programs: ['/usr/bin/firefox-esr'] },
  webkit: {
    title: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  },
} as const;

export interface FoundEngines {
  /** The program of each engine that is there. */
  programs: Readonly<Record<string, string>>;
  /** Package and version of each. */
  versions: readonly string[];
  /** Why others are missing, a sentence for each. */
  missing: readonly string[];
}

/** What Debian calls the version of a program's package; of one that is from elsewhere, its path. */
async function versionOf(program: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('dpkg-query', ['--search', program]);
    const [name = ''] = stdout.split(':');
    const told = await promisify(execFile)('dpkg-query', ['--show', name]);
    return told.stdout.trim().replace('\t', ' ');
  } catch {
    return program;
  }
}

/**
 * Chromium, Firefox ESR and WebKitGTK: those of the machine, or, as root on Debian, freshly installed. One that cannot be
 * had is told, and the others are tested without it.
 */
export async function findEngines(
  say: (line: string) => void,
  machine: Machine = thisMachine(),
): Promise<FoundEngines> {
  const programs: Record<string, string> = {};
  const missing: string[] = [];
  try {
    programs.chromium = await findChromium(machine, say);
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    missing.push(error.message);
  }
  for (const [engine, { title, packages, programs: wanted }] of Object.entries(FROM_DEBIAN)) {
    const isThere = () => wanted.every((program) => machine.exists(program));
    if (!isThere() && machine.isDebian && machine.isRoot) {
      say(`Installing ${title} with apt-get.`);
      await machine.install(packages).catch(() => undefined);
    }
    if (isThere()) programs[engine] = wanted[0];
    else
      missing.push(
        `${title} is missing here: \`apt-get install ${packages.join(' ')}\` on Debian brings it.`,
      );
  }
  const versions = await Promise.all(Object.values(programs).map(versionOf));
  return { programs, versions, missing };
}
