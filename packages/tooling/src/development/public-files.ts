import { createReadStream, existsSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, resolve, sep } from 'node:path';
import { partFolder } from '../workspace.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/vnd.microsoft.icon',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};

/** Answers with a file that a part serves as it is; false where it has no such file. */
export function sendPublicFile(part: string, file: string, response: ServerResponse): boolean {
  const folder = resolve(partFolder(part), 'public');
  const path = resolve(folder, file);
  if (!path.startsWith(folder + sep) || !existsSync(path) || !statSync(path).isFile()) return false;
  response.writeHead(200, {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': 'no-store',
  });
  createReadStream(path).pipe(response);
  return true;
}
