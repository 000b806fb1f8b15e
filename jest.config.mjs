import { resolve } from 'node:path';
import { browserProject, nodeProject } from './packages/tooling/src/jest/presets.ts';

const at = (folder) => resolve(import.meta.dirname, folder);

export default {
  // A busy machine is slow, and no test is about how fast one is.
  testTimeout: 30_000,
  projects: [
    ...['contracts', 'domain', 'provider', 'gateway', 'tooling', 'testing'].map((name) =>
      nodeProject(at(`packages/${name}`)),
    ),
    ...[
      'packages/platform',
      'packages/ui',
      'shell',
      'mf-catalog',
      'mf-account',
      'mf-mypage-buyer',
      'mf-mypage-sales',
      'mf-chat',
    ].map((folder) => browserProject(at(folder))),
  ],
};
