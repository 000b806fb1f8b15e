import type { Readable } from 'node:stream';
import { ProblemError } from '../../problems/problem-error.ts';

/** Public files are served by their path alone; private ones only through their policy. */
export type FileArea = 'public' | 'private';
export const FILE_AREAS = ['public', 'private'] as const;

/** Where bytes are kept: a folder on disk or a bucket. What cannot be reached throws a `StoreFailure`. */
export interface FileStore {
  /** Place of the store, for messages. */
  name: string;
  /** Written whole or not at all. */
  put(area: FileArea, path: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is no such file. */
  open(area: FileArea, path: string): Promise<{ stream: Readable; size: number } | undefined>;
  remove(area: FileArea, path: string): Promise<void>;
  /** Paths of all files of an area, in no order. */
  list(area: FileArea): Promise<string[]>;
}

/** Failure of the store: a 503 for the caller, and a line with the reason for operators. */
export class StoreFailure extends ProblemError {
  constructor(message: string, cause?: unknown) {
    super(503, 'UNAVAILABLE', { headers: { 'retry-after': '5' }, cause: new Error(message, { cause }) });
    this.name = 'StoreFailure';
    this.message = message;
  }
}

/** Types of the files that are kept, by the end of their names. */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

export const typeOfPath = (path: string): string =>
  TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
