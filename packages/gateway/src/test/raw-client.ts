import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A client that says what no well-behaved one would. */
export interface RawClient {
  socket: Socket;
  /** What the server has said so far. */
  heard: () => string;
  /** Settles when the server has closed the connection. */
  closed: Promise<void>;
}

/** Deadlines for tests: short, yet longer than a busy machine lets somebody wait who is as quick as can be. */
export const SHORT_DEADLINES = {
  headers: 1_000,
  call: 1_000,
  upload: 5_000,
  step: 1_000,
  silence: 3_000,
  keepAlive: 2_000,
  look: 50,
};

/** Opens a connection to a gateway that listens, and sends this much and no more. */
export function rawClient(app: FastifyInstance, text: string, reads = true): RawClient {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  if (reads) socket.on('data', (chunk) => (heard += String(chunk)));
  else socket.pause();
  socket.on('error', () => socket.destroy());
  socket.write(text);
  return { socket, heard: () => heard, closed: new Promise((done) => socket.once('close', () => done())) };
}

/** Sends a byte, or what is given, every now and then for as long as the connection lives. */
export function drip({ socket }: RawClient, milliseconds: number, drop = 'x'): void {
  const timer = setInterval(() => socket.write(drop), milliseconds);
  socket.once('close', () => clearInterval(timer));
}

/** The head of a request by raw text; `headers` one per line. */
export const head = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, 'Host: shop.example', ...headers, '', ''].join('\r\n');
