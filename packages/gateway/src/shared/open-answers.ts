import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const answers = new WeakMap<Socket, readonly ServerResponse[]>();

const unfinished = (socket: Socket): ServerResponse[] =>
  (answers.get(socket) ?? []).filter(({ writableFinished }) => !writableFinished);

/** Whether a connection still waits for an answer. One that does cannot become a web socket: the answer owns it. */
export const isAnswering = (socket: Socket): boolean => unfinished(socket).length > 0;

/** How many answers a connection waits for besides this one. */
export const answersBeside = (socket: Socket, answer: ServerResponse): number =>
  unfinished(socket).filter((other) => other !== answer).length;

/**
 * Keeps in mind what each connection waits for, from the moment its request is read: before any hook, since the next
 * request of the same packet is read before the first hook of this one has gone on.
 *
 * A connection that closes takes its answers with it. Node does so for an ordinary end alone: after a `CONNECT` or an
 * upgrade, the answers in line would never hear of it, and keep what they hold.
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
