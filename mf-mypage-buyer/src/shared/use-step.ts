import { type Endpoint, etagOf, type SuccessOf } from '@vitis/contracts';
import { ApiFailure, reportFailure } from '@vitis/platform';
import { type useCommand, useRefresh } from '@vitis/platform/data';
import { useState } from 'react';

type Input<E extends Endpoint> = Parameters<ReturnType<typeof useCommand<E>>['run']>[0];

/** What became of a step: done; refused, because the document is another one by now; or not done at all. */
export type StepOutcome<E extends Endpoint> =
  | { kind: 'done'; document: SuccessOf<E> }
  | { kind: 'changed' }
  | { kind: 'failed' };

/** Wrong words of a person, by the field that they stand in. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * One step of a document: sent with the version that its reader has seen. Where somebody was faster (412), or the
 * state forbids it (409), what holds now is fetched, and nothing that was typed is touched. `unsettled` is a step that
 * may have been done without our hearing of it: the same sent again is answered as it was then.
 */
export function useStep<E extends Endpoint>(
  command: ReturnType<typeof useCommand<E>>,
  lists: readonly Endpoint[],
) {
  const refresh = useRefresh();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [fields, setFields] = useState<FieldErrors>({});
  const [unsettled, setUnsettled] = useState(false);

  const run = async (version: number, input: Input<E>): Promise<StepOutcome<E>> => {
    setRefusal(null);
    setFields({});
    try {
      const reply = await command.run(input, { ifMatch: etagOf(version) });
      if (reply === null) return { kind: 'failed' };
      setUnsettled(false);
      await refresh(...lists);
      if (reply.status === 200) return { kind: 'done', document: reply.body as SuccessOf<E> };
      setRefusal((reply.body as { message: string }).message);
      return { kind: 'changed' };
    } catch (error) {
      const problem = error instanceof ApiFailure ? error.problem : null;
      const isAnswered = error instanceof ApiFailure && error.isRefusal;
      setUnsettled(!isAnswered || problem?.code === 'IDEMPOTENCY_IN_PROGRESS');
      if (problem?.status === 412 || problem?.status === 409) {
        await refresh(...lists);
        setRefusal(problem.message);
        return { kind: 'changed' };
      }
      const wrong = problem?.errors ?? [];
      if (wrong.length > 0) setFields(Object.fromEntries(wrong.map((each) => [each.field, each.message])));
      else reportFailure(error);
      return { kind: 'failed' };
    }
  };
  return { run, busy: command.busy, refusal, fields, unsettled, forget: () => setRefusal(null) };
}
