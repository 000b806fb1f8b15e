import { type ChatMessage, type SentMessage, storeChatMessage } from '@vitis/contracts';
import { $socketOpen, ApiFailure, callApi, emitSocket } from '@vitis/platform';

/** How a message fared: stored, refused for good, or nobody knows yet. */
export type Sent =
  | { kind: 'stored'; message: ChatMessage }
  | { kind: 'refused'; reason: string }
  /** `fault`: the provider itself failed over it. That it cannot be reached (502 to 504) says nothing of the message. */
  | { kind: 'unknown'; fault: boolean; reason: string };

/** Refusals that a later try may not meet again. */
const TRANSIENT_CODES = new Set([
  'UNAUTHENTICATED',
  'SESSION_ENDED',
  'TOO_MANY_REQUESTS',
  'IDEMPOTENCY_IN_PROGRESS',
  'UNAVAILABLE',
  'INTERNAL',
]);

/**
 * Sends over the socket where there is one, over HTTP where that does not answer. The message carries its own name, so
 * that however often it is sent, and whichever way, it is one message.
 */
export async function sendMessage(message: SentMessage): Promise<Sent> {
  const answer = $socketOpen.get() ? await emitSocket('chat:send', message).catch(() => null) : null;
  if (answer?.ok && answer.message) return { kind: 'stored', message: answer.message };
  if (answer?.ok === false && !TRANSIENT_CODES.has(answer.code))
    return { kind: 'refused', reason: answer.message };
  return sendOverHttp(message);
}

async function sendOverHttp(message: SentMessage): Promise<Sent> {
  try {
    // A key of its own each time: an earlier refusal must not answer for this try.
    const idempotencyKey = crypto.randomUUID();
    const { body } = await callApi(storeChatMessage, { body: message }, { idempotencyKey });
    return { kind: 'stored', message: body };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { problem, isRefusal, status } = error;
    if (isRefusal && problem && !TRANSIENT_CODES.has(problem.code))
      return { kind: 'refused', reason: problem.message };
    return { kind: 'unknown', fault: status === 500, reason: problem?.message ?? '' };
  }
}
