import { request as httpRequest, type IncomingMessage, ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forwardedHeaders } from '../../shared/forwarded-headers.ts';
import { sendProblem, TOO_LATE, UNREACHABLE } from '../../shared/gateway-problem.ts';

interface Options {
  /** Path under which sockets are. */
  prefix: string;
  providerUrl: string;
  /** What the provider may take for a handshake, in milliseconds. */
  timeoutMs: number;
  /** A socket on which nothing passes for so long is closed, in milliseconds. */
  silence: number;
}

/** Headers of the provider's refusal that the visitor gets to see. */
const PASSED_ON = ['content-type', 'retry-after', 'x-request-id'];
/** Bytes of a refusal. */
const REFUSAL_LIMIT = 16 * 1024;

/** A visitor's side of a handshake. */
interface Near {
  socket: Socket;
  head: Buffer;
  response: ServerResponse;
}

function headLines({ rawHeaders }: IncomingMessage): string {
  let lines = 'HTTP/1.1 101 Switching Protocols\r\n';
  for (let at = 0; at < rawHeaders.length; at += 2) lines += `${rawHeaders[at]}: ${rawHeaders[at + 1]}\r\n`;
  return `${lines}\r\n`;
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) {
    text += chunk;
    if (text.length > REFUSAL_LIMIT) break;
  }
  return text;
}

/**
 * Leads web sockets to the provider byte by byte. Nothing is kept here, finished frame or not: how long a frame may
 * be, who may have a socket and whether it still answers is the provider's to say, and its refusal reaches the visitor.
 */
export function createSocketTunnel(app: FastifyInstance, options: Options) {
  const { prefix, providerUrl, timeoutMs, silence } = options;
  const waiting = new WeakMap<IncomingMessage, Near>();
  const open = new Set<Socket>();
  const dial = providerUrl.startsWith('https:') ? httpsRequest : httpRequest;

  app.server.on('upgrade', (raw: IncomingMessage, socket: Socket, head: Buffer) => {
    // While parts are developed, another listener serves its own path.
    const own = raw.url?.startsWith(`${prefix}/`) === true;
    if (!own && app.server.listenerCount('upgrade') > 1) return;
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(raw);
    response.assignSocket(socket);
    response.once('finish', () => socket.destroySoon());
    waiting.set(raw, { socket, head, response });
    app.routing(raw, response);
  });
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy();
  });

  const join = (
    { socket: near, head, response }: Near,
    answer: IncomingMessage,
    far: Socket,
    farHead: Buffer,
  ) => {
    response.detachSocket(near);
    near.write(headLines(answer));
    near.write(farHead);
    far.write(head);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.setTimeout(silence, () => one.destroy());
      one.setNoDelay(true);
      one.on('error', () => one.destroy());
      // What is on its way still arrives; a side that does not read it is cut with the silence.
      one.once('close', () => {
        open.delete(one);
        other.destroySoon();
      });
      one.pipe(other);
    }
  };

  /** Does nothing for a request that is no upgrade. */
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const near = waiting.get(request.raw);
    if (near === undefined) return;
    const upstream = dial(providerUrl + request.url, {
      agent: false,
      timeout: timeoutMs,
      headers: { ...request.headers, host: new URL(providerUrl).host, ...forwardedHeaders(request) },
    });
    upstream.on('timeout', () => upstream.destroy(new Error('the provider does not answer a handshake')));
    const giveUp = () => upstream.destroy();
    near.socket.once('close', giveUp);
    const answered = await new Promise<IncomingMessage | Error | null>((done) => {
      upstream.once('upgrade', (answer, far, farHead) => {
        // From now on a side that ends still hands over what is on its way.
        near.socket.off('close', giveUp);
        if (near.socket.destroyed) far.destroy();
        else {
          reply.hijack();
          join(near, answer, far as Socket, farHead);
        }
        done(null);
      });
      upstream.once('response', done).on('error', done).end();
    });
    if (answered === null) return reply;
    if (answered instanceof Error) {
      request.log.warn({ err: answered }, 'the provider does not answer');
      return sendProblem(request, reply, /not answer/.test(answered.message) ? TOO_LATE : UNREACHABLE);
    }
    for (const name of PASSED_ON) {
      const value = answered.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    return reply.code(answered.statusCode ?? 502).send(await textOf(answered));
  };
}
