import { type BodyOf, type Endpoint, HEADERS, type ParamsOf, type SuccessOf, urlOf } from '@vitis/contracts';

/** What a provider has said it did: with which key, and in which words. */
export interface Acknowledgement {
  userId: number;
  key: string;
  answer: string;
}

/** Somebody who writes and is sure of nothing until it is acknowledged: then it is asked for no more. */
export class Writer {
  readonly acknowledged: Acknowledgement[] = [];
  /** Times that a call was made again because nobody answered the last one. */
  repeated = 0;
  #frozen = 0;
  readonly #where: () => string;
  readonly #token: string;
  readonly #userId: number;

  constructor(where: () => string, { token, userId }: { token: string; userId: number }) {
    this.#where = where;
    this.#token = token;
    this.#userId = userId;
  }

  /** What was acknowledged since this was last asked: nothing that comes later changes it. */
  freeze(): Acknowledgement[] {
    const frozen = this.acknowledged.slice(this.#frozen);
    this.#frozen = this.acknowledged.length;
    return frozen;
  }

  /** Calls with one key until there is an answer. Throws an Error for a refusal: these calls are all in order. */
  async write<E extends Endpoint>(
    endpoint: E,
    input: { params?: ParamsOf<E>; body?: BodyOf<E> },
  ): Promise<SuccessOf<E>> {
    const key = crypto.randomUUID();
    for (;;) {
      const response = await this.#send(endpoint, input, key);
      if (response?.ok) {
        this.acknowledged.push({ userId: this.#userId, key, answer: response.text });
        return JSON.parse(response.text) as SuccessOf<E>;
      }
      if (response && response.status < 500 && !response.text.includes('IDEMPOTENCY_IN_PROGRESS'))
        throw new Error(`${response.status} ${response.text}`);
      this.repeated += 1;
      await new Promise((later) => setTimeout(later, 100));
    }
  }

  /** Undefined where the answer did not arrive whole. */
  async #send<E extends Endpoint>(
    endpoint: E,
    input: { params?: ParamsOf<E>; body?: BodyOf<E> },
    key: string,
  ): Promise<{ ok: boolean; status: number; text: string } | undefined> {
    try {
      const response = await fetch(this.#where() + urlOf(endpoint, input), {
        method: endpoint.method,
        headers: {
          [HEADERS.authorization]: `Bearer ${this.#token}`,
          [HEADERS.idempotencyKey]: key,
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      });
      return { ok: response.ok, status: response.status, text: await response.text() };
    } catch (error) {
      // By its name: within a test run fetch throws the TypeError of another realm.
      if ((error as Error).name === 'TypeError') return undefined;
      throw error;
    }
  }
}
