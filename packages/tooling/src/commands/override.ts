// Prints a link that shows a build of one remote on a running shop, to whoever opens it there and agrees, for some hours.
import { OVERRIDE_HOURS_LIMIT, OverrideOrigin, OWN_RELEASES } from '@vitis/contracts/override';
import { BuildId } from '@vitis/contracts/registry';
import * as v from 'valibot';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { readArgs } from '../command-line.ts';
import { claimsOf } from '../override/find-build.ts';
import { serveBuilds } from '../override/serve-builds.ts';
import { overrideLink } from '../override/sign-ticket.ts';
import { openReleaseStore } from '../release/open-store.ts';
import { Refused } from '../release/registry-changes.ts';
import { partNames, releasesFolder } from '../workspace.ts';

const USAGE =
  'Usage: npm run override -- <remote> [--build <build>] [--origin <origin> [--serve]] [--hours <1–8>] [--shop <origin>]';

function readPart([part, ...others]: string[]): string {
  if (part === undefined || others.length > 0) throw new PlainError(USAGE);
  const remotes = partNames().filter((name) => name !== 'shell');
  if (remotes.includes(part)) return part;
  throw new Refused(`There is no remote "${part}"; there are ${remotes.join(', ')}.`);
}

function readHours(given: string): number {
  const hours = Number(given);
  if (hours > 0 && hours <= OVERRIDE_HOURS_LIMIT) return hours;
  throw new Refused(`--hours takes a time of at most ${OVERRIDE_HOURS_LIMIT} hours, and not "${given}".`);
}

/** The one that was asked for, or the one that this checkout has made last. */
async function readBuild(part: string, given: string | undefined): Promise<string> {
  const build = given ?? (await openReleaseStore().readRegistry()).parts[part]?.current;
  if (build === undefined) throw new Refused(`${part} has not been built here: name a --build.`);
  if (!v.is(BuildId, build)) throw new Refused(`"${build}" is no build: they are called 0.1.0-3fa94c21.`);
  return build;
}

function readOrigin(option: string, given: string): string {
  const origin = given.replace(/\/$/, '');
  if (v.is(OverrideOrigin, origin)) return origin;
  throw new Refused(`--${option} takes https://… or http://127.0.0.1:<port>, and not "${given}".`);
}

try {
  const { values, positionals } = readArgs(USAGE, {
    allowPositionals: true,
    options: {
      build: { type: 'string' },
      origin: { type: 'string', default: OWN_RELEASES },
      serve: { type: 'boolean', default: false },
      hours: { type: 'string', default: '2' },
      shop: { type: 'string' },
    },
  });
  const part = readPart(positionals);
  const hours = readHours(values.hours);
  const build = await readBuild(part, values.build);
  const origin = readOrigin('origin', values.origin);
  const here = `http://127.0.0.1:${process.env.GATEWAY_PORT ?? 3000}`;
  const shop = readOrigin('shop', values.shop ?? (process.env.PUBLIC_ORIGIN || here));
  if (shop === OWN_RELEASES || (values.serve && !origin.startsWith('http://'))) throw new PlainError(USAGE);
  if (values.serve) await serveBuilds(releasesFolder(), origin);
  const claims = await claimsOf(part, build, origin, shop);
  const secret = process.env.OVERRIDE_SECRET;
  console.log(await overrideLink({ claims, shop, hours, secret, now: new Date() }));
  if (values.serve) console.error(`Serving this checkout's builds at ${origin} until Ctrl-C.`);
} catch (error) {
  if (!(error instanceof Refused || error instanceof PlainError)) throw error;
  console.error(error instanceof Refused ? `No link. ${error.message}` : error.message);
  // A server that has been started would keep the command alive.
  process.exit(1);
}
