import { forgetFolder } from '../create-remote/forget-folder.ts';
import { partNames } from '../workspace.ts';
import { withRemoval } from './registry-changes.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Takes a part from everybody, and what pnpm-lock.yaml says of it, once its folder has been deleted.
 *
 * @param root the checkout
 * @param say told what has been done, a sentence at a time
 * @throws Refused where there is nothing to take away
 */
export async function removePart(
  root: string,
  store: ReleaseStore,
  part: string,
  at: Date,
  say: (line: string) => void,
): Promise<void> {
  const isForgotten = await forgetFolder(root, part);
  if (isForgotten && (await store.readRegistry()).parts[part] === undefined) {
    say(`${part} is not released; its entry in pnpm-lock.yaml is gone.`);
    return;
  }
  if (isForgotten) say(`pnpm-lock.yaml knows nothing of ${part} any more.`);
  await store.changeRegistry((registry) => withRemoval(registry, part, at.toISOString()));
  say(`Nobody gets ${part} with the next page; npm run rollback -- ${part} brings it back.`);
  if (partNames(root).includes(part))
    say('Its folder is still here: delete it, or npm start and npm run build release it again.');
}
