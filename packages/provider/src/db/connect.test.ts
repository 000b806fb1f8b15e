import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';
import { connect } from './connect.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider();
});

afterAll(() => provider.close());

/** Opens a connection and has the server end it, as one does that is stopped. Returns what was told of that. */
async function toldOf(whileClosing: boolean): Promise<string[]> {
  const told: string[] = [];
  const connection = connect(provider.databaseUrl, { onError: ({ message }) => void told.push(message) });
  const client = await connection.pool.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  const closed = whileClosing ? connection.close() : undefined;
  await provider.pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
  await ended;
  client.release(true);
  await (closed ?? connection.close());
  return told;
}

test('a connection that breaks is told of, unless all of them are being closed', async () => {
  expect(await toldOf(false)).toContain('terminating connection due to administrator command');
  expect(await toldOf(true)).toEqual([]);
});
