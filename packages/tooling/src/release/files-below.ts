import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every file in a folder and below it, relative to it, with forward slashes. */
export function filesBelow(folder: string, under = folder): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path, under) : [relative(under, path).replaceAll('\\', '/')];
  });
}
