import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type Deadlines, LEAST_STEP } from '../../shared/deadlines.ts';
import { answersBeside } from '../../shared/open-answers.ts';

/** A request from its headers until its answer has left this machine. */
interface Open {
  request: FastifyRequest;
  reply: FastifyReply;
  since: number;
  /** Where it stood at `movedAt`: bytes that came while the body comes, then bytes that left. */
  moved: number;
  movedAt: number;
  reading: boolean;
  /** Answered before the body was complete: the rest is only drained. */
  answered: boolean;
}

interface Options {
  deadlines: Deadlines;
  isUpload: (request: FastifyRequest) => boolean;
}

/** Pipelined requests of one connection; only iOS sends a few. */
const AT_ONCE = 6;

/** Whether fewer bytes than required moved within the step. */
function standsStill(open: Open, bytes: number, now: number, step: number): boolean {
  if (now - open.movedAt < step) return false;
  const still = bytes - open.moved < LEAST_STEP;
  open.moved = bytes;
  open.movedAt = now;
  return still;
}

function isTooSlow(open: Open, now: number, deadlines: Deadlines, isUpload: Options['isUpload']): boolean {
  const { raw } = open.request;
  const { socket } = raw;
  if (!raw.complete) {
    if (open.reply.raw.writableEnded && !open.answered) Object.assign(open, { answered: true, since: now });
    if (open.answered || !isUpload(open.request))
      return now - open.since > deadlines.call + deadlines.look * 2;
    if (now - open.since > deadlines.upload) return true;
    // The sender waits for this side: for its turn, or for the provider.
    if (raw.readableFlowing !== true) {
      Object.assign(open, { moved: socket.bytesRead, movedAt: now });
      return false;
    }
    return standsStill(open, socket.bytesRead, now, deadlines.step);
  }
  // Bytes that the reader has not taken yet are in this process's buffer.
  if (socket.writableLength === 0) {
    open.reading = false;
    return false;
  }
  const left = socket.bytesWritten - socket.writableLength;
  if (open.reading) return standsStill(open, left, now, deadlines.step);
  Object.assign(open, { reading: true, moved: left, movedAt: now });
  return false;
}

/**
 * Closes connections of clients that send or read too slowly (slowloris), or that pipeline requests without waiting for
 * answers: browsers and load balancers do neither.
 *
 * Node has timeouts for headers and whole requests only: an answer could wait for its reader for ever, and a call could
 * take as long as an upload.
 */
export const slowClients = fastifyPlugin<Options>(async (app, { deadlines, isUpload }) => {
  const all = new Set<Open>();
  /** Idle connections with their start. Node counts empty lines as activity, which would keep them open for ever. */
  const idle = new Map<Socket, number>();
  /** Web sockets, which have timeouts of their own. */
  const upgraded = new WeakSet<Socket>();

  app.addHook('onRequest', async (request, reply) => {
    const { socket, upgrade } = request.raw as IncomingMessage & { upgrade: boolean };
    // What a test injects has no connection.
    if (!(socket instanceof Socket)) return;
    // Requests of the same packet are parsed even after the connection is destroyed.
    if (socket.destroyed) return reply.hijack();
    if (answersBeside(socket, reply.raw) >= AT_ONCE) {
      request.log.info(
        { requestId: request.id, address: request.ip },
        'a client did not wait for its answer',
      );
      socket.destroy();
      return reply.hijack();
    }
    idle.delete(socket);
    if (upgrade) return void upgraded.add(socket);
    const now = Date.now();
    const open = { request, reply, since: now, moved: 0, movedAt: now, reading: false, answered: false };
    open.moved = socket.bytesRead;
    all.add(open);
  });

  const timer = setInterval(() => {
    const now = Date.now();
    for (const open of all) {
      const { request, reply } = open;
      const { socket } = request.raw;
      if (socket.destroyed) all.delete(open);
      else if (request.raw.complete && reply.raw.closed) {
        all.delete(open);
        if (!upgraded.has(socket)) idle.set(socket, now);
      } else if (isTooSlow(open, now, deadlines, isUpload)) {
        all.delete(open);
        request.log.info({ requestId: request.id, address: request.ip }, 'a client was too slow');
        socket.destroy();
      }
    }
    for (const { request } of all) idle.delete(request.raw.socket);
    for (const [socket, since] of idle) {
      if (!socket.destroyed && now - since <= deadlines.keepAlive + deadlines.look) continue;
      idle.delete(socket);
      socket.destroy();
    }
  }, deadlines.look).unref();
  app.addHook('onClose', async () => clearInterval(timer));
});
