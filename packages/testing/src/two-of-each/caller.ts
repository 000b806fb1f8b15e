import {
  type BodyOf,
  type Endpoint,
  etagOf,
  HEADERS,
  type ParamsOf,
  type SuccessOf,
  urlOf,
} from '@vitis/contracts';

export interface Said<E extends Endpoint> {
  params?: ParamsOf<E>;
  body?: BodyOf<E>;
  /** The version that it was made from. */
  version?: number;
}

/** An answer that is no JSON: its length, how many of its characters are NUL, and how it begins and ends. */
const summaryOf = (text: string): string =>
  `with ${text.length} characters, ${text.split('\0').length - 1} NUL: ${JSON.stringify([text.slice(0, 80), text.slice(-80)])}`;

/** A member at work, who asks again with the same key until there is an answer, as the pages do. */
export class Caller {
  /** Times that nobody answered, or with a fault: what a person would have seen as one. */
  failures: string[] = [];
  #over = false;
  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  /** The answer of a call that has to succeed. Throws an Error for a refusal: these calls are all in order. */
  async call<E extends Endpoint>(endpoint: E, { body, version, ...where }: Said<E>): Promise<SuccessOf<E>> {
    const headers: Record<string, string> = { [HEADERS.idempotencyKey]: crypto.randomUUID() };
    if (version !== undefined) headers['if-match'] = etagOf(version);
    if (body !== undefined) headers['content-type'] = 'application/json';
    const text = await this.send(urlOf(endpoint, where as Parameters<typeof urlOf>[1]), {
      method: endpoint.method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    try {
      return JSON.parse(text) as SuccessOf<E>;
    } catch (error) {
      throw new Error(`${endpoint.method} ${endpoint.path} was answered ${summaryOf(text)}`, {
        cause: error,
      });
    }
  }

  /** The text of an answer; the same is sent until there is one. */
  async send(
    path: string,
    init: { method: string; headers?: Record<string, string>; body?: string | FormData },
  ) {
    while (!this.#over) {
      const headers = { ...init.headers, authorization: `Bearer ${this.#token}` };
      const answer = await fetch(this.#url + path, { ...init, headers })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch((error: Error) => ({ status: 0, text: String(error.cause ?? error) }));
      if (answer.status >= 200 && answer.status < 300) return answer.text;
      const passing =
        answer.status === 0 || answer.status >= 500 || answer.text.includes('IDEMPOTENCY_IN_PROGRESS');
      if (!passing) throw new Error(`${init.method} ${path} was answered ${answer.status} ${answer.text}`);
      if (!answer.text.includes('IDEMPOTENCY_IN_PROGRESS'))
        this.failures.push(`${init.method} ${path}: ${answer.status} ${answer.text}`);
      await new Promise((later) => setTimeout(later, 50));
    }
    throw new Error(`${init.method} ${path} was given up: ${this.failures.at(-1)}`);
  }

  /** What is still asked for is asked for no more. */
  giveUp(): void {
    this.#over = true;
  }
}
