import { head as headOf, rawClient } from '../../test/raw-client.ts';
import { until } from '../../test/until.ts';
import { useGateway } from '../../test/use-gateway.ts';

const gateway = useGateway();

const head = (line: string, ...headers: string[]) => headOf(line, 'X-Forwarded-For: 203.0.113.9', ...headers);

test.each([
  ['before it is answered', head('GET /api/v1/wines/kinds'), 0],
  ['in the midst of its answer', head('GET /files/all.pdf'), 1],
  [
    'in the midst of its upload',
    `${head('POST /api/v1/files', 'Authorization: Bearer x', 'Content-Type: multipart/form-data; boundary=b', 'Content-Length: 90000')}--b`,
    0,
  ],
  [
    'in the midst of its call',
    `${head('POST /api/v1/b2b-cart/add', 'Content-Type: application/json', 'Content-Length: 500')}{`,
    -1,
  ],
])('a client that goes away %s is no fault of the shop', async (_when, text, answered) => {
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  let asked = 0;
  gateway.handle = ({ url }, response) => {
    if (url === '/api/v1/b2b/account/me') return void response.end('{"id":1}');
    asked += 1;
    if (answered === 1) response.write(Buffer.alloc(2_000_000));
  };
  const [warn, error] = [jest.spyOn(gateway.app.log, 'warn'), jest.spyOn(gateway.app.log, 'error')];
  let [begun, ended] = [0, 0];
  gateway.app.server.on('request', (_request, response) => {
    begun += 1;
    response.once('close', () => (ended += 1));
  });
  const client = rawClient(gateway.app, text);
  await until(() => (answered < 0 ? begun === 1 : asked === 1));
  if (answered === 1) await until(() => client.heard().length > 1_000);
  client.socket.destroy();
  await until(() => ended === 1);
  await new Promise((soon) => setTimeout(soon, 200));
  expect([...warn.mock.calls, ...error.mock.calls]).toEqual([]);
});
