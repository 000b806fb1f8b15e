import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { BuildId, PartManifest, PartName } from '@vitis/contracts/registry';
import * as v from 'valibot';
import { readJsonAs } from '../read-json.ts';
import { damageIn } from './intact.ts';
import { changeRegistry, readRegistry } from './registry-file.ts';
import type { ReleaseStore, StoredBuild } from './release-store.ts';

/** Beginning of the names of drafts and of builds that are being deleted: no gateway serves those. */
const LEFTOVER = /^\.(?:draft|swept)-/;
/** Name of a registry that is being written. */
const DRAFT = /^registry\.json\.\d+\.tmp$/;
const LEFTOVER_AGE_MS = 86_400_000;

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    : [];

/** Releases in a folder: `<releases>/<part>/<build>/` and `<releases>/registry.json`. */
export function folderStore(releases: string): ReleaseStore {
  const parts = () => foldersIn(releases).filter((name) => v.is(PartName, name));

  return {
    readRegistry: async () => readRegistry(releases),
    changeRegistry: (change) => changeRegistry(releases, change),

    async readManifest(part, build) {
      const file = resolve(releases, part, build, 'manifest.json');
      return existsSync(file) ? readJsonAs(PartManifest, file) : null;
    },

    damage: async (manifest) => damageIn(resolve(releases, manifest.part, manifest.build), manifest),

    async add() {
      // Publishing has put it here already, in one step.
    },

    async builds() {
      return parts().flatMap((part) =>
        foldersIn(resolve(releases, part))
          .filter((name) => v.is(BuildId, name))
          .flatMap((build): StoredBuild[] => {
            // Another command may have swept it meanwhile.
            const found = statSync(resolve(releases, part, build), { throwIfNoEntry: false });
            return found === undefined ? [] : [{ part, build, storedAt: found.mtime }];
          }),
      );
    },

    async remove(part, build) {
      // Another command may have swept it meanwhile.
      if (!existsSync(resolve(releases, part, build))) return;
      const away = resolve(releases, part, `.swept-${build}-${process.pid}`);
      renameSync(resolve(releases, part, build), away);
      rmSync(away, { recursive: true, force: true });
    },

    async clearLeftovers(now) {
      const drafts = existsSync(releases) ? readdirSync(releases).filter((name) => DRAFT.test(name)) : [];
      const folders = parts().flatMap((part) =>
        foldersIn(resolve(releases, part)).flatMap((name) => (LEFTOVER.test(name) ? `${part}/${name}` : [])),
      );
      for (const name of [...drafts, ...folders]) {
        const left = resolve(releases, name);
        // Another command may be clearing the same.
        const written = statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime();
        if (now.getTime() - written > LEFTOVER_AGE_MS) rmSync(left, { recursive: true, force: true });
      }
    },
  };
}
