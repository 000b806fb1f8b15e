import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePorts } from './ports.ts';
import { waitUntilReady } from './readiness.ts';

let server: Server;
let answers: number[];
let url: string;
const never = new AbortController().signal;

beforeEach(async () => {
  server = createServer((_request, response) => {
    response.statusCode = (answers.length > 1 ? answers.shift() : answers[0]) ?? 500;
    response.end();
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/health/ready`;
});

afterEach(() => server.close());

test('waits over refusals until the answer is 200', async () => {
  answers = [503, 503, 200];
  expect(await waitUntilReady(url, 10_000, never)).toBe(200);
});

test('gives up with the last answer', async () => {
  answers = [503];
  expect(await waitUntilReady(url, 300, never)).toBe(503);
});

test('gives up with nothing when nobody listens', async () => {
  const [port] = await freePorts(1);
  expect(await waitUntilReady(`http://127.0.0.1:${port}`, 300, never)).toBeNull();
});

test('ends when it is told to', async () => {
  answers = [503];
  const asked = new AbortController();
  const waiting = waitUntilReady(url, 60_000, asked.signal);
  asked.abort();
  await expect(waiting).rejects.toThrow();
});
