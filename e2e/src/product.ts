import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
export const NODE = resolve(ROOT, 'node_modules/node/bin/node');

/** The product under test: its provider, and the folder of its releases. */
export const PROVIDER = process.env.PROVIDER_URL ?? 'http://127.0.0.1:4000';
export const RELEASES = resolve(ROOT, process.env.RELEASES_FOLDER ?? 'releases');
