import * as v from 'valibot';
import { METHODS } from './endpoint.ts';
import { BuildId, PartName } from './registry.ts';
import { listUpTo } from './scalars.ts';

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
  path: v.pipe(v.string(), v.maxLength(200), v.startsWith('/')),
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

/**
 * Why a call brought none of the answers that its endpoint declares: nothing came, nothing came in time, the server
 * answered with an error of its own, or with something that was not agreed.
 */
export const CALL_FAULTS = ['NETWORK', 'DEADLINE', 'ANSWER', 'CONTRACT'] as const;
export type CallFault = (typeof CALL_FAULTS)[number];

/** A call of the API that failed, for no doing of the caller's. */
export const CallReport = v.object({
  kind: v.literal('call'),
  method: v.picklist(METHODS),
  /** As the endpoint's path is declared: with the names of its parameters, never their values. */
  endpoint: v.pipe(v.string(), v.maxLength(200), v.regex(/^\/api\/[\w/:.-]*$/)),
  code: v.picklist(CALL_FAULTS),
  /** Of the HTTP answer, where there was one. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599))),
  /** Build of the shell that made the call. */
  build: BuildId,
});
export type CallReport = v.InferOutput<typeof CallReport>;

/** Body of `POST /reports`. */
export const PageReports = v.object({
  /** The page shows a developer's build of a part: what it says is nobody else's experience. */
  overridden: v.optional(v.boolean()),
  reports: listUpTo(v.variant('kind', [FaultReport, LoadReport, CallReport]), 20, 1),
});
export type PageReports = v.InferOutput<typeof PageReports>;
