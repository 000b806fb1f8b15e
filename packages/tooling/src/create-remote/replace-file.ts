import { renameSync, writeFileSync } from 'node:fs';

/** Replaces a file in one step. */
export function replaceFile(file: string, text: string): void {
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
