import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { BuildId, PartManifest, PartName } from '@vitis/contracts/registry';
import * as v from 'valibot';
import { changeRegistry, readRegistry } from './registry-file.ts';
import type { ReleaseStore, StoredBuild } from './release-store.ts';

/** Drafts and builds on their way out: named so that no gateway serves them. */
const LEFTOVER = /^\.(?:draft|swept)-/;
/** A registry that was being written. */
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
      return existsSync(file) ? v.parse(PartManifest, JSON.parse(readFileSync(file, 'utf8'))) : null;
    },

    async add() {
      // Publishing has put it here already, in one step.
    },

    async builds() {
      return parts().flatMap((part) =>
        foldersIn(resolve(releases, part))
          .filter((name) => v.is(BuildId, name))
          .map((build): StoredBuild => {
            return { part, build, storedAt: statSync(resolve(releases, part, build)).mtime };
          }),
      );
    },

    async remove(part, build) {
      const away = resolve(releases, part, `.swept-${build}-${process.pid}`);
      renameSync(resolve(releases, part, build), away);
      rmSync(away, { recursive: true });
    },

    async clearLeftovers(now) {
      const drafts = existsSync(releases) ? readdirSync(releases).filter((name) => DRAFT.test(name)) : [];
      const folders = parts().flatMap((part) =>
        foldersIn(resolve(releases, part)).flatMap((name) => (LEFTOVER.test(name) ? `${part}/${name}` : [])),
      );
      for (const name of [...drafts, ...folders]) {
        const left = resolve(releases, name);
        const age = now.getTime() - statSync(left).mtimeMs;
        if (age > LEFTOVER_AGE_MS) rmSync(left, { recursive: true });
      }
    },
  };
}
