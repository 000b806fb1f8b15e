import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartManifest } from '@vitis/contracts/registry';
import { OFFLINE_PAGE_PATH, SERVICE_WORKER_FILE, SERVICE_WORKER_PATH } from '@vitis/contracts/service-worker';
import { pageDataOf, SHELL_BUILD, useGateway } from '../../test/use-gateway.ts';

const BY_BROWSER = { 'service-worker': 'script' };

/** Gives the released shell a worker. */
function addWorker(releases: string): void {
  const folder = join(releases, 'shell', SHELL_BUILD);
  writeFileSync(join(folder, SERVICE_WORKER_FILE), 'serve();');
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as PartManifest;
  manifest.files[SERVICE_WORKER_FILE] = { integrity: 'sha384-w', bytes: 8 };
  writeFileSync(file, JSON.stringify(manifest));
}

describe('with a worker', () => {
  const gateway = useGateway({ filesAt: 'https://files.example/r/' });

  test('it is the released shell’s, asked for anew each time, and may fetch from here and from the releases alone', async () => {
    addWorker(gateway.releases);
    const { headers, body } = await gateway.app.inject({ url: SERVICE_WORKER_PATH, headers: BY_BROWSER });
    expect(body).toBe('self.vitisFilesAt="https://files.example/r/";serve();');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; connect-src 'self' https://files.example; base-uri 'none'; frame-ancestors 'none'",
    });
    const again = { ...BY_BROWSER, 'if-none-match': String(headers.etag) };
    expect((await gateway.app.inject({ url: SERVICE_WORKER_PATH, headers: again })).statusCode).toBe(304);
    const asked = await gateway.app.inject({ method: 'HEAD', url: SERVICE_WORKER_PATH });
    expect([asked.statusCode, asked.headers['content-length']]).toEqual([200, '53']);
  });

  test('the page that it keeps has no content, is nobody’s, and is for no cache on the way and no search engine', async () => {
    const { headers, body } = await gateway.app.inject({ url: `${OFFLINE_PAGE_PATH}?lang=ja-JP` });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(pageDataOf(body)).toMatchObject({
      rendered: 'empty',
      language: 'ja-JP',
      answers: {},
      manifests: {},
      registry: { shell: SHELL_BUILD },
    });
  });

  test('a shell from before the worker is one without', async () => {
    expect((await gateway.app.inject({ url: SERVICE_WORKER_PATH })).statusCode).toBe(204);
  });
});

describe('turned off', () => {
  const gateway = useGateway({ serviceWorker: false });

  test('pages are told so, and a browser that looks for a newer worker gets one that ends itself', async () => {
    addWorker(gateway.releases);
    expect((await gateway.app.inject({ url: SERVICE_WORKER_PATH })).statusCode).toBe(204);
    const { body } = await gateway.app.inject({ url: SERVICE_WORKER_PATH, headers: BY_BROWSER });
    expect(body).toContain('registration.unregister()');
    expect(body).not.toContain('serve()');
  });
});
