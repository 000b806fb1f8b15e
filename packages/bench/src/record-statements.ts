// Loaded into the provider by the benchmark: writes down every statement that a request asks of PostgreSQL, so that
// the very same ones can be asked without the provider. SIGUSR2 ends it, and nothing of it is left in the process.
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { appendFileSync, chmodSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { ROOT } from '@vitis/tooling/workspace';
import type { ClientBase } from 'pg';
import type { RecordedLine } from './recording.ts';

type Query = (this: ClientBase, ...args: unknown[]) => unknown;

interface Config {
  text: string;
  name?: string;
  rowMode?: 'array';
  values?: unknown[];
}

type Place = Omit<Extract<RecordedLine, { kind: 'database' }>, 'kind'>;

const requestStart = 'http.server.request.start';
const file = process.env.BENCH_RECORDING ?? '';
const request = new AsyncLocalStorage<string>();

const write = (line: RecordedLine) => appendFileSync(file, `${JSON.stringify(line)}\n`);

const enter = (message: unknown) =>
  request.enterWith((message as { request: IncomingMessage }).request.url ?? '');

function start(): void {
  const pg = createRequire(resolve(ROOT, 'packages/provider/package.json'))('pg') as typeof import('pg');
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  let told = '';
  let last = 0;

  writeFileSync(file, '');
  chmodSync(file, 0o600);
  subscribe(requestStart, enter);

  prototype.query = function recorded(...args) {
    const url = request.getStore();
    const { host, port, user, password, database } = this as unknown as Place;
    if (database !== told) {
      write({ kind: 'database', host, port, user, password, database });
      told = database;
    }
    if (url === undefined) return query.apply(this, args);
    const [first, second] = args;
    const config: Config = typeof first === 'string' ? { text: first } : (first as Config);
    if (typeof config.text !== 'string') throw new Error('A statement of this kind cannot be recorded');
    const id = ++last;
    const values = Array.isArray(second) ? second : (config.values ?? []);
    const { text, name, rowMode } = config;
    write({ kind: 'asked', url, id, statement: { text, name, rowMode, values } });
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const ended = (...answer: unknown[]) => {
        write({ kind: 'answered', url, id });
        return callback(...answer);
      };
      return query.apply(this, [...args.slice(0, -1), ended]);
    }
    return Promise.resolve(query.apply(this, args)).finally(() => write({ kind: 'answered', url, id }));
  };

  process.once('SIGUSR2', () => {
    prototype.query = query;
    unsubscribe(requestStart, enter);
    request.disable();
  });
}

if (isMainThread && file !== '') start();
