import type { Problem } from '@vitis/contracts';

/** How a call went wrong, apart from the answers that its endpoint declares. */
export type FailureKind = 'problem' | 'network' | 'timeout' | 'unexpected-reply';

/** A call that did not bring one of the declared answers. `problem` is there when the provider said why. */
export class ApiFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly problem: Problem | null;

  constructor(
    kind: FailureKind,
    detail: { status?: number; problem?: Problem; message?: string; cause?: unknown } = {},
  ) {
    super(detail.problem?.message ?? detail.message ?? kind, { cause: detail.cause });
    this.name = 'ApiFailure';
    this.kind = kind;
    this.status = detail.status ?? null;
    this.problem = detail.problem ?? null;
  }

  /** Said to be the caller's doing: the provider's message is for people to read. */
  get isRefusal(): boolean {
    return this.status !== null && this.status >= 400 && this.status < 500;
  }
}
