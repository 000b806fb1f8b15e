import { useGateway } from '../test/use-gateway.ts';

const gateway = useGateway({ requestsPerMinute: 2 });
const visitor = { 'x-forwarded-for': '203.0.113.9' };

/** The lines that are marked, whose request numbers are those of the answers. */
function watchLog() {
  const info = jest.spyOn(gateway.app.log, 'info').mockImplementation(() => undefined);
  return () =>
    info.mock.calls.flatMap(([line]) =>
      typeof line === 'object' && line !== null && 'security' in line
        ? [line as Record<string, unknown>]
        : [],
    );
}

test('who asks for too many pages, from another site, or as an operator is told of, with address and number', async () => {
  const told = watchLog();
  await gateway.app.inject({ url: '/wines?q=secret', headers: visitor });
  expect(told()).toEqual([]);

  const answers = [
    await gateway.app.inject({ url: '/wines?q=secret', headers: visitor }),
    await gateway.app.inject({
      method: 'POST',
      url: '/api/v1/b2b-cart/add',
      payload: {},
      headers: { ...visitor, origin: 'https://evil.example' },
    }),
    await gateway.app.inject({ url: '/dev/health', headers: visitor }),
  ];
  const [pages, cart, health] = answers.map(({ headers, statusCode }) => ({
    security: true,
    address: '203.0.113.9',
    requestId: headers['x-request-id'],
    status: statusCode,
  }));
  expect(told()).toEqual([
    { ...pages, event: 'requests.limited', method: 'GET', path: '/wines' },
    { ...cart, event: 'origin.refused', method: 'POST', path: '/api/v1/b2b-cart/add' },
    { ...health, event: 'operator.refused', method: 'GET', path: '/dev/health' },
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 403, 403]);
});
