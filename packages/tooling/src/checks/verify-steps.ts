import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import PQueue from 'p-queue';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { workspaceFolders } from '../../../../tools/stamp.mjs';
import { buildProduct } from '../processes/product.ts';
import { partNames, ROOT, releasesFolder } from '../workspace.ts';
import { overBudget } from './budgets.ts';
import { checkLocales } from './locales.ts';
import { runJest, runTool } from './run-tool.ts';
import type { Step, StepContext, StepResult } from './step.ts';
import { unwrittenTexts } from './unwritten.ts';

const lint: Step = {
  name: 'lint',
  title: 'Format, lint and import rules',
  async run(context) {
    const args = ['check', '--error-on-warnings', '--max-diagnostics=200'];
    const { code, output } = await runTool(context, { name: 'biome', args, log: 'lint.log' });
    return { ok: code === 0, findings: code === 0 ? '' : output };
  },
};

const unused: Step = {
  name: 'unused',
  title: 'Unused files, exports and dependencies',
  async run(context) {
    const args = ['--no-progress', '--treat-config-hints-as-errors'];
    const { code, output } = await runTool(context, { name: 'knip', args, log: 'unused.log' });
    return { ok: code === 0, findings: code === 0 ? '' : output };
  },
};

const texts: Step = {
  name: 'texts',
  title: 'Texts in five languages',
  async run() {
    const wrong = checkLocales(ROOT);
    // A screen works without its words: only a release needs them.
    const unwritten = partNames().flatMap((part) => unwrittenTexts(ROOT, part));
    return { ok: wrong.length === 0, findings: [...wrong, ...unwritten].join('\n') };
  },
};

async function checkTypesOf(folder: string, context: StepContext): Promise<string> {
  const name = folder.replaceAll('/', '-');
  // Sources that have not changed since, nor anything that they import, are not checked again.
  const known = resolve(ROOT, 'node_modules/.cache/vitis/types', `${name}.tsbuildinfo`);
  const project = ['-p', resolve(ROOT, folder, 'tsconfig.json'), '--incremental', '--tsBuildInfoFile', known];
  const args = [...project, '--pretty', 'false'];
  const log = `types-${name}.log`;
  const { code, output } = await runTool(context, { name: 'tsc', args, log });
  return code === 0 ? '' : output;
}

const types: Step = {
  name: 'types',
  title: 'Types',
  async run(context): Promise<StepResult> {
    const folders = workspaceFolders(ROOT).filter((folder) =>
      existsSync(resolve(ROOT, folder, 'tsconfig.json')),
    );
    const queue = new PQueue({ concurrency: Math.min(availableParallelism(), 4) });
    const findings = await queue.addAll(folders.map((folder) => () => checkTypesOf(folder, context)));
    return { ok: findings.every((text) => text === ''), findings: findings.join('') };
  },
};

const unit: Step = {
  name: 'unit',
  title: 'Unit tests',
  // One more than there are cores at the least: some hundred seconds of these tests are waiting, for slow clients and drains.
  run: (context) => runJest(context, { name: 'unit', args: ['--maxWorkers=3'] }),
};

const build: Step = {
  name: 'build',
  title: 'Build, and its budgets',
  async run({ supervisor, logs, signal }) {
    try {
      await buildProduct(supervisor, logs, signal);
      const over = await overBudget(releasesFolder(), partNames());
      return { ok: over.length === 0, findings: over.join('\n') };
    } catch (error) {
      if (!(error instanceof PlainError)) throw error;
      return { ok: false, findings: error.message };
    }
  },
};

/** Everything that can be said of the sources without running the product. */
export const verifySteps: Step[] = [lint, unused, texts, types, unit, build];

/**
 * The steps that the arguments of a command line name; all of them without arguments.
 *
 * @throws PlainError that lists the names when a word is none of them
 */
export function selectSteps(steps: Step[], args: string[]): Step[] {
  const names = steps.map(({ name }) => name);
  const unknown = args.find((word) => !names.includes(word));
  if (unknown !== undefined) {
    throw new PlainError(`There is no step "${unknown}"; the steps are ${names.join(', ')}.`);
  }
  return args.length === 0 ? steps : steps.filter(({ name }) => args.includes(name));
}
