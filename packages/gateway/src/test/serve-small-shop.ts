import { rmSync } from 'node:fs';
import { sparingHeap } from '../shared/sparing-heap.ts';

// As the server itself does.
sparingHeap();
const { buildGateway } = await import('../app.ts');
const { readConfig } = await import('../config.ts');
const { writeReleases } = await import('./use-gateway.ts');

// A gateway in a process of its own, on a release that has one page: for tests of what clients do to it.
const releases = writeReleases();
const app = await buildGateway({ ...readConfig(process.env, releases), releasesFolder: releases });

process.once('SIGTERM', () => {
  void app.close().then(() => {
    rmSync(releases, { recursive: true });
    process.exit(0);
  });
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${JSON.stringify({ ready: true, address })}\n`);
