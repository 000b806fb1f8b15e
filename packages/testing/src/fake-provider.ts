import { type Endpoint, type FieldProblem, Problem, type ReplyOf, type SuccessOf } from '@vitis/contracts';
import * as v from 'valibot';

/** A call that a feature made. */
export interface SentCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Of JSON; of an upload its `FormData`. */
  body: unknown;
}

interface FakeReply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** What the provider says to one endpoint in a test. */
export interface FakeAnswer {
  endpoint: Endpoint;
  respond: (call: SentCall) => FakeReply | Promise<FakeReply>;
}

type Declared<E extends Endpoint> = ReplyOf<E> & Pick<FakeReply, 'headers'>;
type Reply<E extends Endpoint> = Declared<E> | ((call: SentCall) => Declared<E> | Promise<Declared<E>>);

/** Answers an endpoint with one of its declared replies; a body that its contract does not allow fails the test. */
export function answer<E extends Endpoint>(endpoint: E, reply: Reply<E>): FakeAnswer {
  return {
    endpoint,
    respond: async (call) => {
      const given = (typeof reply === 'function' ? await reply(call) : reply) as FakeReply;
      const schema = endpoint.responses[given.status] ?? Problem;
      const checked = v.safeParse(schema, given.body);
      if (!checked.success) {
        const [issue] = checked.issues;
        throw new Error(
          `${endpoint.method} ${endpoint.path} cannot answer that: ${v.getDotPath(issue)}: ${issue.message}`,
        );
      }
      return given;
    },
  };
}

/** Answers a read endpoint with its 200. */
export function answerOk<E extends Endpoint>(endpoint: E, body: SuccessOf<E>): FakeAnswer {
  return answer(endpoint, { status: 200, body } as ReplyOf<E>);
}

/** A refusal that an endpoint does not declare (401, 404, 500, …). */
export function answerProblem(
  endpoint: Endpoint,
  status: number,
  code: string,
  message: string,
  errors?: FieldProblem[],
): FakeAnswer {
  const body = {
    type: 'about:blank',
    title: code,
    status,
    code,
    message,
    requestId: 'test',
    ...(errors && { errors }),
  } satisfies Problem;
  return { endpoint, respond: () => ({ status, body }) };
}

const pattern = (endpoint: Endpoint) => new RegExp(`^${endpoint.path.replace(/:[A-Za-z]+/g, '[^/]+')}$`);

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return request.formData();
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * Puts a provider behind `fetch` for one test. The last answer given for an endpoint holds; a call that has none is
 * an error that names it. The calls made so far are in the list that is returned.
 */
export function fakeProvider(answers: readonly FakeAnswer[]): readonly SentCall[] {
  const calls: SentCall[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request =
      input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
    const { pathname, searchParams } = new URL(request.url);
    const call: SentCall = {
      method: request.method,
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: await readBody(request.clone()),
    };
    calls.push(call);
    // `/order-form/manager` is no order called "manager": a path without parameters goes first, as on the server.
    const fitting = answers.filter(
      ({ endpoint }) => endpoint.method === call.method && pattern(endpoint).test(pathname),
    );
    const found = fitting.findLast(({ endpoint }) => endpoint.path === pathname) ?? fitting.at(-1);
    if (found === undefined) throw new Error(`The test has no answer for ${call.method} ${pathname}`);
    const { status, body, headers } = await found.respond(call);
    return new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  });
  return calls;
}
