import {
  type Endpoint,
  isLastingRefusal,
  isRefusedAtDoor,
  type Problem,
  type SuccessOf,
} from '@vitis/contracts';
import { type Answer, ApiFailure, reportFailure, showAlert } from '@vitis/platform';

/** What is wrong with fields, in the provider's words, by the field's dotted path. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What became of a command. `problem` is what the provider says about it, null where it has no words. */
export type Outcome<Body> =
  | { kind: 'done'; body: Body }
  /** Said no for good: the state forbids it, a field is wrong, it is not the sender's to do. */
  | { kind: 'refused'; problem: Problem | null; fields: FieldErrors }
  /** Somebody was faster: it was sent with a version that does not hold any more. */
  | { kind: 'stale'; problem: Problem | null }
  /** No answer that was agreed on: it may have been done. The same sent again is answered as it was then. */
  | { kind: 'unknown'; error: unknown }
  /** Another one is under way, and this one was not sent. */
  | { kind: 'busy' };

interface Settled<Body> {
  outcome: Outcome<Body>;
  /** Refused before the provider looked at the idempotency key: it says nothing of an earlier try with the same one. */
  isUnseen: boolean;
  /** Tells in a dialog what has gone wrong. */
  tell: () => void;
}

function refusalOf(status: number | null, problem: Problem | null): Outcome<never> {
  if (status === 412) return { kind: 'stale', problem };
  const errors = problem?.errors ?? [];
  return {
    kind: 'refused',
    problem,
    fields: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
  };
}

const isRefused = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && isLastingRefusal(error);

/** What the answer to a command means, declared by its endpoint or not. */
export async function settle<E extends Endpoint>(answer: Promise<Answer<E>>): Promise<Settled<SuccessOf<E>>> {
  try {
    const { status, body } = (await answer) as { status: number; body: unknown };
    if (status < 300)
      return { outcome: { kind: 'done', body: body as SuccessOf<E> }, isUnseen: false, tell: () => {} };
    const problem = body as Problem;
    return {
      outcome: refusalOf(status, problem),
      isUnseen: isRefusedAtDoor(status),
      tell: () => void showAlert(problem.message),
    };
  } catch (error) {
    return {
      outcome: isRefused(error) ? refusalOf(error.status, error.problem) : { kind: 'unknown', error },
      isUnseen: isRefused(error) && isRefusedAtDoor(error.status),
      tell: () => reportFailure(error),
    };
  }
}
