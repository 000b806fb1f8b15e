import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../test/until.ts';
import { pageDataOf, REMOTE, useGateway } from '../test/use-gateway.ts';

const gateway = useGateway();

test('a release is served by the next page, without a restart', async () => {
  expect(pageDataOf((await gateway.app.inject('/wines')).body).registry.remotes['mf-catalog']?.build).toBe(
    '1.0.0-bbbbbbbb',
  );
  gateway.release('1.1.0-dddddddd', REMOTE.replace('shows', 'now shows'));
  await until(async () =>
    (await gateway.app.inject('/wines')).body.includes('the only React now shows 레드'),
  );
});

test('a registry that was written badly leaves the one before in force', async () => {
  await gateway.app.inject('/wines');
  writeFileSync(join(gateway.releases, 'registry.json'), '{ half');
  await new Promise((passed) => setTimeout(passed, 600));
  expect((await gateway.app.inject('/wines?page=2')).body).toContain('shows 레드');
});

test('released files never change, come compressed, and nothing else of a release is given away', async () => {
  const url = '/r/mf-catalog/1.0.0-bbbbbbbb/js/entry.js';
  const { headers, statusCode } = await gateway.app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(statusCode).toBe(200);
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toContain('immutable');

  for (const hidden of [
    '/r/mf-catalog/1.0.0-bbbbbbbb/server.cjs',
    '/r/registry.json',
    '/r/mf-catalog/%2e%2e/registry.json',
  ]) {
    const refused = await gateway.app.inject(hidden);
    expect([hidden, refused.statusCode >= 400, refused.body.includes('"parts"')]).toEqual([
      hidden,
      true,
      false,
    ]);
  }
});

describe('files that pages ask for under another name', () => {
  const shared = useGateway({ filesAt: 'https://files.example/' });

  test.each([
    ['that is there', '/r/mf-catalog/1.0.0-bbbbbbbb/js/entry.js', 200],
    ['that is gone', '/r/mf-catalog/0.9.0-bbbbbbbb/js/entry.js', 404],
  ])('a page may read what is said of one %s', async (_which, url, status) => {
    const { headers, statusCode } = await shared.app.inject({ method: 'HEAD', url });
    expect(statusCode).toBe(status);
    expect(headers['access-control-allow-origin']).toBe('*');
  });
});
