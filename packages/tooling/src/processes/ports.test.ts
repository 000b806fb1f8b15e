import { createServer, type Server } from 'node:net';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { freePorts, gatewayPort, providerPort, readPort, requirePorts } from './ports.ts';

const open: Server[] = [];
const script = process.env.npm_lifecycle_event;

afterEach(() => {
  for (const server of open.splice(0)) server.close();
  if (script === undefined) delete process.env.npm_lifecycle_event;
  else process.env.npm_lifecycle_event = script;
});

function listen(port: number, host: string): Promise<void> {
  const server = createServer();
  open.push(server);
  return new Promise((settle) => server.listen(port, host, settle));
}

test('a port comes from the environment, and has a default', () => {
  expect(readPort(gatewayPort, {})).toBe(3000);
  expect(readPort(gatewayPort, { GATEWAY_PORT: '' })).toBe(3000);
  expect(readPort(providerPort, { PROVIDER_PORT: '4100' })).toBe(4100);
});

test.each(['0', '65536', '80.5', '-1', 'http'])('GATEWAY_PORT=%s is refused by name', (text) => {
  expect(() => readPort(gatewayPort, { GATEWAY_PORT: text })).toThrow(
    new PlainError(
      `GATEWAY_PORT=${text} is no port for the web server: give a whole number from 1 to 65535.`,
    ),
  );
});

test('free ports are different, and may be listened on', async () => {
  const [first = 0, second = 0] = await freePorts(2);
  expect(first).not.toBe(second);
  await requirePorts([
    { use: gatewayPort, port: first },
    { use: providerPort, port: second },
  ]);
});

test.each([
  ['127.0.0.1', 'start', 'npm start'],
  ['0.0.0.0', 'dev', 'npm run dev'],
])(
  'a port that another program listens on at %s is named, and how to change it',
  async (host, event, args) => {
    process.env.npm_lifecycle_event = event;
    const [port = 0] = await freePorts(1);
    await listen(port, host);
    await expect(requirePorts([{ use: providerPort, port }])).rejects.toThrow(
      new RegExp(
        `^Port ${port} for the API server is taken by another program: .* \`PROVIDER_PORT=\\d+ ${args}\`\\.$`,
      ),
    );
  },
);

test('two programs cannot be given the same port', async () => {
  const [port = 0] = await freePorts(1);
  await expect(
    requirePorts([
      { use: gatewayPort, port },
      { use: providerPort, port },
    ]),
  ).rejects.toThrow(/GATEWAY_PORT and PROVIDER_PORT/);
});
