import * as v from 'valibot';
import { BuildId, PartName } from './registry.ts';

/** Where a page sends what it has to say about its parts. */
export const REPORTS_PATH = '/reports';

/** How far the loading of a remote had come. */
export const LOAD_STAGES = [
  'registry',
  'manifest',
  'messages',
  'entry',
  'start',
  'screen',
  'render',
  'use',
] as const;
export type LoadStage = (typeof LOAD_STAGES)[number];

/**
 * What went wrong, in one word: the deadline passed, the contract's major is another, a file did not arrive or was not
 * what the manifest says, the server answered with an error, the part's own code threw, or it lacks what it announces.
 */
export const FAULT_CODES = ['DEADLINE', 'CONTRACT', 'FILE', 'ANSWER', 'THREW', 'NOT_THERE'] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** A part that could not be shown, or gave way to its last good build. */
export const FaultReport = v.object({
  kind: v.literal('fault'),
  part: PartName,
  /** Empty when the registry does not know the part. */
  build: v.union([BuildId, v.literal('')]),
  stage: v.picklist(LOAD_STAGES),
  code: v.picklist(FAULT_CODES),
  /** Path of the page with the names of its parameters, never their values. */
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(200)),
});
export type FaultReport = v.InferOutput<typeof FaultReport>;

/** A part that arrived. */
export const LoadReport = v.object({
  kind: v.literal('load'),
  part: PartName,
  build: BuildId,
  /** Milliseconds from asking for the part to having it. */
  ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000)),
  retries: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
});
export type LoadReport = v.InferOutput<typeof LoadReport>;

/** Body of `POST /reports`. */
export const PageReports = v.object({
  /** The page shows a developer's build of a part: what it says is nobody else's experience. */
  overridden: v.optional(v.boolean()),
  reports: v.pipe(v.array(v.variant('kind', [FaultReport, LoadReport])), v.minLength(1), v.maxLength(20)),
});
export type PageReports = v.InferOutput<typeof PageReports>;
