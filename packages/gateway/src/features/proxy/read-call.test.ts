import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { LARGEST_BODY_LIMIT } from '@vitis/contracts';
import type { FastifyRequest } from 'fastify';
import { createCallReader } from './read-call.ts';

const read = createCallReader(60_000);
const from = (ip: string, body: PassThrough) =>
  read({ ip, headers: {} } as FastifyRequest, body as unknown as IncomingMessage);

/** A body of which so many bytes have come, and whose end has not. */
function halfABody(ip: string, bytes: number) {
  const body = new PassThrough({ highWaterMark: LARGEST_BODY_LIMIT });
  const outcome = from(ip, body).then(
    () => 'read',
    ({ statusCode }: { statusCode: number }) => statusCode,
  );
  body.write(Buffer.alloc(bytes));
  return { body, outcome };
}

const settled = () => new Promise((turn) => setTimeout(turn, 20));

test('while large bodies are held, others of that size wait, and the small ones of everybody are read', async () => {
  const holders = Array.from({ length: 5 }, (_, address) =>
    Array.from({ length: 15 }, () => halfABody(`203.0.113.${address}`, LARGEST_BODY_LIMIT)),
  ).flat();
  await settled();
  const late = halfABody('198.51.100.1', LARGEST_BODY_LIMIT);
  expect(await late.outcome).toBe(503);

  const small = new PassThrough();
  small.end('{"email":"a@b.co"}');
  expect(await text(await from('198.51.100.1', small))).toBe('{"email":"a@b.co"}');

  for (const { body } of holders) body.destroy();
  await settled();
  const after = halfABody('198.51.100.1', LARGEST_BODY_LIMIT);
  after.body.end();
  expect(await after.outcome).toBe('read');
});

test('a body past the largest of any call is too large', async () => {
  expect(await halfABody('198.51.100.2', LARGEST_BODY_LIMIT + 1).outcome).toBe(413);
});

test('a body in pieces of a byte is cut off before it costs', async () => {
  const body = new PassThrough();
  const outcome = from('198.51.100.3', body).catch(({ statusCode }: { statusCode: number }) => statusCode);
  for (let piece = 0; piece < 1_000 && !body.destroyed; piece += 1) {
    body.write('x');
    await new Promise((next) => setImmediate(next));
  }
  expect(await outcome).toBe(413);
  expect(body.destroyed).toBe(true);
});

test('what arrives in parts reaches the provider in one piece', async () => {
  const body = new PassThrough();
  const read = from('198.51.100.4', body);
  const sent = Buffer.from('가나다'.repeat(2_000));
  for (let at = 0; at < sent.length; at += 1_000) body.write(sent.subarray(at, at + 1_000));
  body.end();
  const pieces: Buffer[] = [];
  for await (const piece of await read) pieces.push(piece as Buffer);
  expect(pieces).toEqual([sent]);
});
