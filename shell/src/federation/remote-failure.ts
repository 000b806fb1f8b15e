/** How far the loading of a remote had come. */
export type LoadStage = 'registry' | 'manifest' | 'messages' | 'entry' | 'start' | 'screen' | 'render';

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
