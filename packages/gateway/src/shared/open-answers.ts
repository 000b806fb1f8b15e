import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const answers = new WeakMap<Socket, readonly ServerResponse[]>();

const unfinished = (socket: Socket): ServerResponse[] =>
  (answers.get(socket) ?? []).filter(({ writableFinished }) => !writableFinished);

/** Whether a response is pending on the connection, which then cannot become a web socket. */
export const isAnswering = (socket: Socket): boolean => unfinished(socket).length > 0;

/** Number of other pending responses on the connection (HTTP pipelining). */
export const answersBeside = (socket: Socket, answer: ServerResponse): number =>
  unfinished(socket).filter((other) => other !== answer).length;

/**
 * Tracks pending responses per connection from the moment a request is parsed, before any hook: the next request of the
 * same packet is parsed before the first hook of this one has finished.
 *
 * Closing a connection destroys its pending responses. Node does so for an ordinary end only: after a `CONNECT` or an
 * upgrade, queued responses would never close, and leak what they hold.
 */
export function watchAnswers({ server }: FastifyInstance): void {
  server.prependListener('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    if (!answers.has(socket))
      socket.once('close', () => {
        for (const open of unfinished(socket)) open.destroy();
      });
    answers.set(socket, [...unfinished(socket), answer]);
  });
}
