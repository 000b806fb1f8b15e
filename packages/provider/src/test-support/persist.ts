import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for a busy machine; more is a fault. */
const mostTries = 200;

/** What a call was answered, as it came. */
export interface Answered {
  status: number;
  etag: string | null;
  text: string;
}

/**
 * Makes a call again, as a good client does, while the server says that it is busy (503) or that the first call with
 * this key is still running. What comes then is the answer.
 */
export async function persist(make: () => Promise<Response>): Promise<Answered> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const response = await make();
    const text = await response.text();
    const running = response.status === 409 && text.includes('"IDEMPOTENCY_IN_PROGRESS"');
    if (response.status !== 503 && !running) {
      return { status: response.status, etag: response.headers.get('etag'), text };
    }
    await pause(20 + Math.random() * 80);
  }
  throw new Error('the server stayed busy');
}
