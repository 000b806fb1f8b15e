import type { ProcessSupervisor } from '../processes/process-supervisor.ts';
import { runSteps, type Step, type StepContext, type StepResult } from './step.ts';
import { selectSteps } from './verify-steps.ts';

const step = (name: string, result: StepResult): Step => ({
  name,
  title: `Step ${name}`,
  run: async () => result,
});

let shown: string[];
const context: StepContext = {
  supervisor: {} as ProcessSupervisor,
  signal: new AbortController().signal,
  logs: '/nowhere',
  say: () => {},
};

beforeEach(() => {
  shown = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void shown.push(line));
});

test('runs every step even when one fails; a step that is no test suite counts as one failure', async () => {
  const tallies = await runSteps(
    [
      step('lint', { ok: false, findings: 'a.ts:1 is wrong' }),
      step('texts', { ok: true }),
      step('unit', { ok: false, tally: { passed: 7, failed: 2 } }),
    ],
    context,
  );
  expect(tallies).toEqual([
    { passed: 0, failed: 1 },
    { passed: 0, failed: 0 },
    { passed: 7, failed: 2 },
  ]);
  expect(shown).toContain('a.ts:1 is wrong');
});

test('what failed before the last step is said again after it', async () => {
  const failing = step('unit', { ok: false, findings: 'b.test.ts fails\n' });
  await runSteps([failing, step('texts', { ok: true })], context);
  expect(shown.at(-1)).toMatch(/Step unit.*\nb\.test\.ts fails$/s);
  shown = [];
  await runSteps([step('texts', { ok: true }), failing], context);
  expect(shown.filter((line) => line.includes('b.test.ts fails'))).toHaveLength(1);
});

const all = ['lint', 'types', 'unit'].map((name) => step(name, { ok: true }));
const namesOf = (steps: Step[]) => steps.map(({ name }) => name);

test('arguments select steps, in their own order; none select all', () => {
  expect(namesOf(selectSteps(all, []))).toEqual(['lint', 'types', 'unit']);
  expect(namesOf(selectSteps(all, ['unit', 'lint']))).toEqual(['lint', 'unit']);
});

test('a word that is no step is refused with the list', () => {
  expect(() => selectSteps(all, ['units'])).toThrow(
    'There is no step "units"; the steps are lint, types, unit.',
  );
});
