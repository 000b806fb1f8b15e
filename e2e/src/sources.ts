import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A copy of the workspace: nobody's own sources are changed. */
function workspace(): string {
  const folder = process.env.WORKSPACE_COPY;
  if (folder === undefined) throw new Error('WORKSPACE_COPY must name a copy of the workspace');
  return folder;
}

export interface Sources {
  /** Puts a text in the place of another one, as an editor does; a file that lacks it is an error of the test. */
  change: (file: string, from: string, to: string) => void;
  /** Puts every file back as it was. */
  restore: () => void;
}

/** The sources that are being developed. */
export function openSources(): Sources {
  const before = new Map<string, string>();
  return {
    change(file, from, to) {
      const path = resolve(workspace(), file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      if (!before.has(path)) before.set(path, text);
      writeFileSync(path, text.replace(from, to));
    },
    restore() {
      for (const [path, text] of before) writeFileSync(path, text);
    },
  };
}
