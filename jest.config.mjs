import { resolve } from 'node:path';
import { browserProject, nodeProject } from './packages/tooling/src/jest/presets.ts';
import { partNames } from './packages/tooling/src/workspace.ts';

const at = (folder) => resolve(import.meta.dirname, folder);

export default {
  // A busy machine is slow, and no test is about how fast one is.
  testTimeout: 30_000,
  projects: [
    ...['contracts', 'domain', 'demo-shop', 'provider', 'gateway', 'tooling', 'testing', 'bench'].map(
      (name) => nodeProject(at(`packages/${name}`)),
    ),
    ...[
      'packages/platform',
      'packages/portal',
      'packages/driver-outbox',
      'packages/ui',
      'packages/mf-new-remote',
      'packages/mf-new-screens',
      ...partNames(),
    ].map((folder) => browserProject(at(folder))),
  ],
};
