import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

// Programs are started: a loaded machine may take its time.
jest.setTimeout(30_000);

const root = resolve(__dirname, '../../../..');
const biome = join(root, 'node_modules/.bin/biome');

const order = 'builds? on|stands below|knows nothing of ours|knows contracts';
const program = 'are programs, not libraries';
const ownerOnly = 'Only the shell writes';
const inputsForServers = 'All inputs at once are for servers';
const oneRouter = 'The page has one router';
const oneI18n = 'Texts come through';
const leaves = 'never leaves its package';
const sibling = 'imports no sibling feature';
const layer = 'knows none above it';

const packages = [
  'contracts',
  'domain',
  'ui',
  'platform',
  'portal',
  'driver-outbox',
  'gateway',
  'demo-shop',
  'tooling',
  'testing',
  'bench',
];
const programs = ['provider', 'shell', 'mf-catalog', 'mf-chat'];

/** Who may import which package of ours; whatever is not named here is refused. */
const allowed: Record<string, string[]> = {
  'packages/contracts/src/a.ts': [],
  'packages/domain/src/a.ts': ['contracts'],
  'packages/ui/src/a.tsx': [],
  'packages/platform/src/a.ts': ['contracts', 'domain'],
  'packages/demo-shop/src/a.ts': ['contracts', 'domain'],
  'packages/platform/src/buying/a.ts': ['contracts', 'domain'],
  'packages/portal/src/list/a.tsx': ['contracts', 'domain', 'platform', 'ui'],
  'packages/portal/src/list/a.test.tsx': ['contracts', 'domain', 'platform', 'ui'],
  'packages/driver-outbox/src/a.ts': ['contracts', 'domain', 'platform'],
  'packages/driver-outbox/src/a.test.ts': ['contracts', 'domain', 'platform', 'testing'],
  'packages/provider/src/a.ts': ['contracts', 'domain'],
  'packages/provider/src/commands/seed.command.ts': ['contracts', 'domain'],
  'packages/provider/src/seed/a.ts': ['contracts', 'domain', 'demo-shop'],
  'packages/provider/src/a.test.ts': ['contracts', 'domain', 'demo-shop'],
  'packages/gateway/src/a.ts': ['contracts'],
  'packages/tooling/src/a.ts': ['contracts'],
  'packages/bench/src/a.ts': ['contracts', 'tooling'],
  'packages/testing/src/a.ts': ['contracts', 'domain', 'ui', 'platform', 'portal', 'gateway', 'tooling'],
  'packages/testing/src/builders/a.ts': ['contracts', 'domain'],
  'packages/testing/src/test-provider.ts': ['contracts', 'domain', 'provider'],
  'shell/src/app/a.tsx': ['contracts', 'domain', 'driver-outbox', 'platform', 'ui'],
  'shell/src/app/a.test.tsx': ['contracts', 'domain', 'driver-outbox', 'platform', 'ui', 'testing'],
  'mf-chat/src/features/room/a.tsx': ['contracts', 'domain', 'driver-outbox', 'platform', 'portal', 'ui'],
  'mf-chat/src/features/room/a.test.tsx': [
    'contracts',
    'domain',
    'driver-outbox',
    'platform',
    'portal',
    'ui',
    'testing',
  ],
  'mf-chat/src/features/room/a.test-support.tsx': [
    'contracts',
    'domain',
    'driver-outbox',
    'platform',
    'portal',
    'ui',
    'testing',
  ],
  'e2e/tests/a.ts': ['contracts', 'domain', 'testing'],
};

type Case = [file: string, specifier: string, refusal: string | null];

const betweenPackages: Case[] = Object.entries(allowed).flatMap(([file, names]) =>
  [...packages, ...programs].map((name): Case => {
    const closed = file.includes('test-provider') ? order : program;
    const refusal = programs.includes(name) ? closed : order;
    return [file, `@vitis/${name}`, names.includes(name) ? null : refusal];
  }),
);

const sharedOnce: Case[] = [
  ['shell/src/app/owner.ts', '@vitis/platform/owner', null],
  ['packages/platform/src/buying/data.ts', '@vitis/platform/data', order],
  ['packages/platform/src/session/data.ts', '@vitis/platform/data', order],
  ['packages/platform/src/buying/owner.ts', '@vitis/platform/owner', order],
  ['packages/portal/src/buying/data.ts', '@vitis/platform/data', null],
  ['packages/portal/src/buying/owner.ts', '@vitis/platform/owner', ownerOnly],
  ['packages/portal/src/forms/owner.test.tsx', '@vitis/platform/owner', null],
  ['mf-chat/src/inputs.ts', '@vitis/contracts/inputs', inputsForServers],
  ['packages/platform/src/inputs.ts', '@vitis/contracts/inputs', inputsForServers],
  ['packages/provider/src/inputs.ts', '@vitis/contracts/inputs', null],
  ['packages/portal/src/links.tsx', 'react-router', oneRouter],
  ['packages/portal/src/texts.ts', 'react-i18next', oneI18n],
  ['packages/testing/src/owner.ts', '@vitis/platform/owner', null],
  ['mf-chat/src/owner.ts', '@vitis/platform/owner', ownerOnly],
  ['mf-chat/src/owner.test.ts', '@vitis/platform/owner', ownerOnly],
  ['packages/ui/src/owner.ts', '@vitis/platform/owner', ownerOnly],
  ['mf-chat/src/router.ts', '@vitis/platform/router', null],
  ['packages/platform/src/router.ts', 'react-router', null],
  ['packages/platform/src/router.ts', 'react-router-dom', null],
  ['shell/src/router.ts', 'react-router-dom', oneRouter],
  ['mf-chat/src/router.ts', 'react-router', oneRouter],
  ['mf-chat/src/router.ts', 'react-router/dom', oneRouter],
  ['packages/ui/src/router.ts', 'react-router', oneRouter],
  ['packages/platform/src/text.ts', 'i18next', null],
  ['shell/src/text.ts', 'react-i18next', null],
  ['mf-chat/src/text.ts', 'i18next', oneI18n],
  ['packages/testing/src/text.ts', 'react-i18next', null],
  ['packages/ui/src/text.ts', 'react-i18next', oneI18n],
  ['packages/contracts/src/sub-path.ts', '@vitis/domain/money', order],
  ['packages/domain/src/sub-path.ts', '@vitis/contracts/registry', null],
  ['packages/domain/src/paper.ts', '@vitis/testing/builders/estimate', order],
  ['packages/domain/src/paper.test.ts', '@vitis/testing/builders/estimate', null],
  ['packages/domain/src/paper.test-support.ts', '@vitis/testing/builders/estimate', null],
  ['packages/domain/src/paper.test.ts', '@vitis/testing/render', order],
];

const relative: Case[] = [
  ['packages/domain/src/money.ts', './won.ts', null],
  ['packages/domain/src/money.ts', '../package.json', null],
  ['packages/domain/src/money.ts', '../../contracts/src/index.ts', leaves],
  ['packages/domain/src/deep/er/money.ts', '../../won.ts', null],
  ['packages/domain/src/deep/er/money.ts', '../../../package.json', null],
  ['packages/domain/src/deep/er/money.ts', '../../../../contracts/src/index.ts', leaves],
  ['packages/gateway/src/shell/page.ts', '../server.ts', null],
  ['packages/tooling/src/set/up.ts', '../../../../tools/lock.mjs', null],
  ['packages/tooling/src/set/up.ts', '../../../../shell/src/main.ts', leaves],
  ['mf-chat/src/remote.ts', './features/room/room.route.tsx', null],
  ['mf-chat/src/remote.ts', '../../mf-catalog/src/remote.ts', leaves],
  ['mf-chat/src/features/room/room.route.tsx', '../../../../shell/src/main.tsx', leaves],
  ['e2e/tests/a.spec.ts', '../pages/cart.ts', null],
  ['e2e/tests/a.spec.ts', '../../packages/testing/src/index.ts', leaves],
  ['mf-chat/src/features/room/room.route.tsx', './use-room.ts', null],
  ['mf-chat/src/features/room/room.route.tsx', './parts/line.tsx', null],
  ['mf-chat/src/features/room/room.route.tsx', '../../shared/time.ts', null],
  ['mf-chat/src/features/room/room.route.tsx', '../rooms/rooms.route.tsx', sibling],
  ['mf-chat/src/features/room/room.route.tsx', '../../features/rooms/rooms.route.tsx', sibling],
  ['mf-chat/src/features/room/parts/line.tsx', '../use-room.ts', null],
  ['mf-chat/src/features/room/parts/line.tsx', '../../../shared/time.ts', null],
  ['mf-chat/src/features/room/parts/line.tsx', '../../rooms/use-rooms.ts', sibling],
  ['shell/src/features/header/header.tsx', '../footer/footer.tsx', sibling],
  ['shell/src/app/app.tsx', '../features/footer/footer.tsx', null],
  ['shell/src/app/layouts/page.tsx', '../../features/footer/footer.tsx', null],
  ['shell/src/features/session/guard.ts', '../../app/routes.tsx', layer],
  ['shell/src/features/session/guard.ts', '../../federation/report.ts', null],
  ['shell/src/features/session/deep/er.ts', '../../../app/routes.tsx', layer],
  ['shell/src/features/session/guard.test.ts', '../../app/routes.tsx', layer],
  ['shell/src/federation/report.ts', '../features/session/guard.ts', layer],
  ['shell/src/federation/report.ts', '../app/routes.tsx', layer],
  ['shell/src/federation/report.ts', '../shared/reload-once.ts', null],
  ['shell/src/shared/when-idle.ts', '../app/routes.tsx', layer],
  ['shell/src/shared/when-idle.ts', '../features/session/guard.ts', layer],
  ['shell/src/shared/when-idle.ts', '../federation/report.ts', layer],
  ['shell/src/shared/health/reports.ts', '../page-context.ts', null],
  ['shell/src/shared/health/reports.ts', '../../app/routes.tsx', layer],
  ['mf-chat/src/shared/time.ts', '../features/room/room.route.tsx', layer],
  ['packages/gateway/src/features/pages/pages.routes.ts', '../override/overrides.ts', sibling],
  ['packages/gateway/src/features/pages/pages.routes.ts', '../../releases/releases.ts', null],
  ['packages/gateway/src/features/pages/pages.routes.ts', '../../shared/html.ts', null],
  ['packages/gateway/src/features/pages/pages.routes.ts', '../../app.ts', layer],
  ['packages/gateway/src/features/pages/pages.test.ts', '../../app.ts', null],
  ['packages/gateway/src/releases/releases.ts', '../features/override/overrides.ts', layer],
  ['packages/gateway/src/releases/releases.ts', '../shared/html.ts', null],
  ['packages/gateway/src/shared/html.ts', '../features/pages/document.ts', layer],
  ['packages/gateway/src/shared/html.ts', '../releases/releases.ts', layer],
  ['packages/gateway/src/app.ts', './features/pages/pages.routes.ts', null],
  ['packages/gateway/src/app.ts', './releases/releases.ts', null],
];

/** Every way in which one module can name another is held to the same rules. */
const forms: [name: string, write: (specifier: string) => string][] = [
  ['import', (specifier) => `import '${specifier}';`],
  ['type import', (specifier) => `import type { A } from '${specifier}';\nexport type B = A;`],
  ['inline type import', (specifier) => `export type A = import('${specifier}').A;`],
  ['re-export', (specifier) => `export * from '${specifier}';`],
  ['dynamic import', (specifier) => `export const a = import('${specifier}');`],
  ['require', (specifier) => `export const a = require('${specifier}');`],
  ['jest.mock', (specifier) => `jest.mock('${specifier}');`],
  ['jest.mock with a factory', (specifier) => `jest.mock('${specifier}', () => ({}));`],
];

interface Finding {
  location: { path: string; start: { line: number } };
  message: string;
  severity: string;
}

/** Lints a copy of the rules with the given files beside them; answers the errors per file. */
function lint(files: Map<string, string>): Map<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    const rules = 'packages/tooling/src/boundaries';
    mkdirSync(join(folder, rules), { recursive: true });
    for (const name of ['imports-between-packages.grit', 'relative-imports.grit']) {
      cpSync(join(root, rules, name), join(folder, rules, name));
    }
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return errorsByFile(runBiome(folder), folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function runBiome(folder: string): string {
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
  try {
    return execFileSync(biome, args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64e6,
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

function errorsByFile(report: string, folder: string): Map<string, string[]> {
  const { diagnostics } = JSON.parse(report) as { diagnostics: Finding[] };
  const found = new Map<string, string[]>();
  for (const { location, message, severity } of diagnostics) {
    if (severity !== 'error') continue;
    const file = location.path.replace(`${folder}/`, '').replace(/^\.\//, '');
    found.set(file, [...(found.get(file) ?? []), message]);
  }
  return found;
}

const groups: [name: string, cases: Case[]][] = [
  ['between packages', betweenPackages],
  ['of what exists once per page', sharedOnce],
  ['of relative paths', relative],
];

// Each case has a tree of its own: the rules go by where a file lies in its checkout.
const placeOf = (form: string, group: string, index: number, file: string) =>
  `${form}/${group}/${index}/${file}`.replaceAll(' ', '-');

let errors: Map<string, string[]>;

beforeAll(() => {
  const files = forms.flatMap(([form, write]) =>
    groups.flatMap(([group, cases]) =>
      cases.map(([file, specifier], index): [string, string] => [
        placeOf(form, group, index, file),
        write(specifier),
      ]),
    ),
  );
  errors = lint(new Map(files));
});

describe.each(forms)('boundaries, written as %s', (form) => {
  test.each(groups)('%s', (group, cases) => {
    const told = cases.map(([file, specifier], index) => [
      file,
      specifier,
      errors.get(placeOf(form, group, index, file)) ?? [],
    ]);
    const expected = cases.map(([file, specifier, refusal]) => [
      file,
      specifier,
      refusal === null ? [] : [expect.stringMatching(new RegExp(refusal))],
    ]);
    expect(told).toEqual(expected);
  });
});
