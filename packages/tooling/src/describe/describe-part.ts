import { resolve } from 'node:path';
import { RemoteDescription } from '@vitis/contracts/registry';
import { execaNode } from 'execa';
import * as v from 'valibot';
import { readRemoteJson } from '../release/part-checks.ts';
import { Refused } from '../release/registry-changes.ts';
import { partFolder } from '../workspace.ts';
import { describeWith } from './describe-routes.ts';
import type { ReadOutcome, ReadScreen } from './read-screens.ts';

/**
 * Runs the sources of a remote in a process of their own: they are read afresh each time, and leave nothing behind. In a
 * thread, swc would crash the whole process where a second one loads it after the first has ended.
 */
async function readScreens(part: string): Promise<ReadScreen[]> {
  const reading = execaNode(resolve(import.meta.dirname, 'read-screens.ts'), [partFolder(part)], {
    ipc: true,
    nodeOptions: [],
    stdout: 'inherit',
    stderr: 'inherit',
  });
  const [outcome] = await Promise.all([reading.getOneMessage() as Promise<unknown>, reading]);
  const read = outcome as ReadOutcome;
  if ('failure' in read) throw new Error(read.failure);
  return read.screens;
}

/** Whether a guest sees any of its screens; so does everybody what is no remote. */
export const isForGuests = (description: RemoteDescription | null): boolean =>
  description === null || description.routes.some(({ guest }) => guest);

/** Whether at least half of its screens are seen by guests; so are those of what is no remote. */
export const isMostlyForGuests = (description: RemoteDescription | null): boolean =>
  description === null ||
  2 * description.routes.filter(({ guest }) => guest).length >= description.routes.length;

/**
 * The description of a part as it is released: what its `remote.json` says, and what its screens say of their routes. Null
 * for the shell, which has none.
 *
 * @throws Refused with what is wrong in either
 */
export async function describePart(part: string): Promise<RemoteDescription | null> {
  const decided = readRemoteJson(part);
  if (decided === null) return null;
  try {
    return v.parse(RemoteDescription, describeWith(decided, await readScreens(part)));
  } catch (error) {
    const place = v.isValiError(error) ? `${v.getDotPath(error.issues[0])}: ` : '';
    throw new Refused(`${part} cannot be described: ${place}${(error as Error).message}`);
  }
}
