import type { BodyOf, Endpoint } from '@vitis/contracts';
import { type Answer, ApiFailure, type EndpointInput } from '@vitis/platform';
import { useCommand } from '@vitis/platform/data';
import { useState } from 'react';
import { useDraft } from '@vitis/portal/forms';

interface Attempt<E extends Endpoint> {
  /** Idempotency key: the provider answers the same attempt with the same document. */
  key: string;
  body: BodyOf<E>;
}

/** Said no for good; anything else may have been done without our hearing of it. */
const isSettled = (error: unknown): boolean =>
  error instanceof ApiFailure && error.isRefusal && error.problem?.code !== 'IDEMPOTENCY_IN_PROGRESS';

/**
 * Sends a document once. Where the answer is lost, the attempt is kept by the window, so that sending the same again,
 * even after a reload, cannot make a second document. `unsettled` is such an attempt.
 */
export function useAttempt<E extends Endpoint>(endpoint: E, name: string) {
  const place = useDraft(`${name} attempt`);
  const { run, busy } = useCommand(endpoint);
  const [unsettled, setUnsettled] = useState(() => (place.read() as Attempt<E> | undefined) ?? null);

  const send = async (body: BodyOf<E>): Promise<Answer<E> | null> => {
    const kept = place.read() as Attempt<E> | undefined;
    const same = kept !== undefined && JSON.stringify(kept.body) === JSON.stringify(body);
    const attempt = same ? kept : { key: crypto.randomUUID(), body };
    place.write(attempt);
    try {
      const reply = await run({ body } as EndpointInput<E>, { idempotencyKey: attempt.key });
      if (reply === null) return null;
      place.clear();
      setUnsettled(null);
      return reply;
    } catch (error) {
      if (isSettled(error)) place.clear();
      setUnsettled(isSettled(error) ? null : attempt);
      throw error;
    }
  };
  return { send, busy, unsettled: unsettled?.body ?? null };
}
