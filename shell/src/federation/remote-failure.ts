import type { FaultCode, LoadStage } from '@vitis/contracts/page-reports';
import { isChunkMissing } from '../shared/reload-once.ts';
import { DeadlinePassed } from './deadline.ts';

/** A remote, or one screen of it, that could not be shown. The frame and the other remotes go on working. */
export class RemoteFailure extends Error {
  readonly part: string;
  readonly build: string;
  readonly stage: LoadStage;

  constructor(part: string, build: string, stage: LoadStage, cause: unknown) {
    super(`${part} ${build} failed at ${stage}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'RemoteFailure';
    this.part = part;
    this.build = build;
    this.stage = stage;
  }

  /** Code of the failure in reports. */
  get code(): FaultCode {
    const { stage, cause } = this;
    if (cause instanceof DeadlinePassed) return 'DEADLINE';
    if (cause instanceof ContractMismatch) return 'CONTRACT';
    if (cause instanceof MissingModule || stage === 'registry') return 'NOT_THERE';
    if (stage === 'start' || stage === 'render' || stage === 'use') return 'THREW';
    if (stage === 'screen') return isChunkMissing(cause) ? 'FILE' : 'THREW';
    // `fetch` throws a TypeError without an answer or with a wrong hash; other errors had an answer.
    return stage === 'entry' || cause instanceof TypeError ? 'FILE' : 'ANSWER';
  }

  /** The remote was built for another major of the platform: only a newer page can show it. */
  get needsNewPage(): boolean {
    return this.cause instanceof ContractMismatch;
  }
}

/** The remote speaks another major version of the platform contract than this shell. */
export class ContractMismatch extends Error {
  constructor(expected: string, found: string) {
    super(`built for platform ${found}, this page speaks ${expected}`);
    this.name = 'ContractMismatch';
  }
}

/** A remote lacks what its description announces. */
export class MissingModule extends Error {
  override name = 'MissingModule';
}
