import type { Registry } from '@vitis/contracts/registry';
import {
  buildsInUse,
  withCanary,
  withPromotion,
  withRelease,
  withRemoval,
  withRollback,
  withWithdrawal,
} from './registry-changes.ts';

const empty: Registry = { version: 1, parts: {} };
const [A, B, C, D] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc', '1.3.0-dddddddd'] as const;

const released = (...builds: string[]): Registry =>
  builds.reduce((registry, build, day) => withRelease(registry, 'mf-chat', build, `day ${day}`), empty);
const chat = (registry: Registry) => registry.parts['mf-chat'];

test('the build before a release becomes the one to fall back to', () => {
  const first = withRelease(empty, 'mf-chat', '1.0.0-aaaaaaaa', 'monday');
  const second = withRelease(first, 'mf-chat', '1.1.0-bbbbbbbb', 'tuesday');

  expect(first.parts['mf-chat']).toEqual({
    current: '1.0.0-aaaaaaaa',
    history: [{ build: '1.0.0-aaaaaaaa', releasedAt: 'monday' }],
  });
  expect(second.parts['mf-chat']).toMatchObject({ current: '1.1.0-bbbbbbbb', lastGood: '1.0.0-aaaaaaaa' });
  expect(second.parts['mf-chat']?.history.map(({ build }) => build)).toEqual([
    '1.1.0-bbbbbbbb',
    '1.0.0-aaaaaaaa',
  ]);
});

test('releasing the same build again changes nothing', () => {
  const registry = withRelease(empty, 'mf-chat', '1.0.0-aaaaaaaa', 'monday');
  expect(withRelease(registry, 'mf-chat', '1.0.0-aaaaaaaa', 'tuesday')).toBe(registry);
});

test('a rollback puts the release before in force, and twice goes further back', () => {
  const once = withRollback(released(A, B, C), 'mf-chat', 'day 3');
  const twice = withRollback(once, 'mf-chat', 'day 4');

  expect(chat(once)).toMatchObject({ current: B, lastGood: A });
  expect(chat(twice)?.current).toBe(A);
  expect(chat(twice)).not.toHaveProperty('lastGood');
  expect(() => withRollback(twice, 'mf-chat', 'day 5')).toThrow(`mf-chat has no earlier release than ${A}.`);
  expect(() => withRollback(empty, 'mf-chat', 'day 5')).toThrow(
    'mf-chat has never been released: npm run releases lists what has.',
  );
});

test('no rollback leads to a build that was rolled back itself', () => {
  const again = withRelease(withRollback(released(A, B), 'mf-chat', 'day 2'), 'mf-chat', C, 'day 3');
  expect(chat(again)).toMatchObject({ current: C, lastGood: A });
  expect(chat(withRollback(again, 'mf-chat', 'day 4'))?.current).toBe(A);
});

test('a build that was rolled back may be released again', () => {
  const back = withRollback(released(A, B), 'mf-chat', 'day 2');
  const again = withRelease(back, 'mf-chat', B, 'day 3');
  expect(chat(again)?.current).toBe(B);
  expect(chat(withRollback(again, 'mf-chat', 'day 4'))?.current).toBe(A);
});

test('a canary leaves the current build, and becomes it or goes', () => {
  const trial = withCanary(released(A), 'mf-chat', B, 10, 'day 1');
  expect(chat(trial)).toMatchObject({ current: A, canary: { build: B, percent: 10, since: 'day 1' } });

  const promoted = chat(withPromotion(trial, 'mf-chat', 'day 2'));
  expect(promoted).toMatchObject({ current: B, lastGood: A });
  expect(promoted).not.toHaveProperty('canary');

  const withdrawn = withWithdrawal(trial, 'mf-chat', 'day 2');
  expect(chat(withdrawn)?.current).toBe(A);
  expect(chat(withdrawn)).not.toHaveProperty('canary');
  expect(() => withRollback(withdrawn, 'mf-chat', 'day 3')).toThrow('no earlier release');
  expect(() => withPromotion(withdrawn, 'mf-chat', 'day 3')).toThrow('mf-chat has no canary to promote.');
  expect(() => withWithdrawal(withdrawn, 'mf-chat', 'day 3')).toThrow('mf-chat has no canary to withdraw.');
});

test('who asks for a rollback because of a canary is told how to end it', () => {
  const trial = withCanary(released(A), 'mf-chat', B, 10, 'day 1');
  expect(() => withRollback(trial, 'mf-chat', 'day 2')).toThrow(
    `mf-chat has no earlier release than ${A}. ${B} is being tried on 10 % of visitors: npm run release -- mf-chat --withdraw ends that.`,
  );
});

test('the share of a canary changes without a new start; another canary takes its place', () => {
  const trial = withCanary(released(A), 'mf-chat', B, 10, 'day 1');
  const wider = withCanary(trial, 'mf-chat', B, 50, 'day 2');
  expect(chat(wider)?.canary).toEqual({ build: B, percent: 50, since: 'day 1' });

  const other = withCanary(wider, 'mf-chat', C, 5, 'day 3');
  expect(chat(other)?.canary).toEqual({ build: C, percent: 5, since: 'day 3' });
  expect(chat(other)?.history).toContainEqual({
    build: B,
    releasedAt: 'day 1',
    servedUntil: 'day 3',
    withdrawn: true,
  });
});

test('what everybody gets is no canary, and a part without a release has none', () => {
  expect(() => withCanary(released(A), 'mf-chat', A, 10, 'day 1')).toThrow('what everybody gets already');
  expect(() => withCanary(empty, 'mf-chat', A, 10, 'day 1')).toThrow('never been released');
});

test('a build that is served may not be taken away, whatever it is served as', () => {
  const part = chat(withCanary(released(A, B), 'mf-chat', D, 10, 'day 2'));
  expect(part && [...buildsInUse(part)].sort()).toEqual([A, B, D]);
});

test('a part that is taken away is served to nobody and remembered, its canary with it', () => {
  const gone = withRemoval(withCanary(released(A, B), 'mf-chat', C, 10, 'day 2'), 'mf-chat', 'day 3');
  expect(gone.parts).toEqual({});
  expect(gone.removed?.['mf-chat']).toEqual({
    current: B,
    history: [
      { build: C, releasedAt: 'day 2', servedUntil: 'day 3', withdrawn: true },
      { build: B, releasedAt: 'day 1', servedUntil: 'day 3' },
      { build: A, releasedAt: 'day 0', servedUntil: 'day 1' },
    ],
  });
  expect(() => withRemoval(gone, 'mf-chat', 'day 4')).toThrow('mf-chat has been taken away already.');
  expect(() => withRemoval(empty, 'mf-chat', 'day 4')).toThrow(
    'mf-chat has never been released: npm run releases lists what has.',
  );
  const shell = withRelease(empty, 'shell', A, 'day 0');
  expect(() => withRemoval(shell, 'shell', 'day 4')).toThrow('Without the shell there is no page');
});

test('a rollback brings back what was taken away, and a release begins after it', () => {
  const gone = withRemoval(withRollback(released(A, B, C), 'mf-chat', 'day 3'), 'mf-chat', 'day 4');

  const back = withRollback(gone, 'mf-chat', 'day 5');
  expect(chat(back)).toMatchObject({ current: B });
  expect(chat(back)?.history.find(({ build }) => build === B)).not.toHaveProperty('servedUntil');
  expect(back).not.toHaveProperty('removed');
  expect(chat(withRollback(back, 'mf-chat', 'day 6'))?.current).toBe(A);

  const again = withRelease(gone, 'mf-chat', D, 'day 5');
  expect(chat(again)?.history.map(({ build }) => build)).toEqual([D, C, B, A]);
  expect(again).not.toHaveProperty('removed');
});

test('a rollback to the build on trial ends the trial: everybody has it', () => {
  const trial = withCanary(released(A, B), 'mf-chat', A, 10, 'day 2');
  const back = withRollback(trial, 'mf-chat', 'day 3');
  expect(chat(back)).not.toHaveProperty('canary');
  expect(chat(back)?.current).toBe(A);
  expect(() => withWithdrawal(back, 'mf-chat', 'day 4')).toThrow('mf-chat has no canary to withdraw.');
});

test('a trial of what everybody has, as older registries may name it, ends with the next release of it', () => {
  const [known] = [chat(released(A, B))];
  if (known === undefined) throw new Error('released');
  const odd: Registry = {
    ...empty,
    parts: { 'mf-chat': { ...known, canary: { build: B, percent: 10, since: 'day 1' } } },
  };
  expect(chat(withPromotion(odd, 'mf-chat', 'day 2'))).toEqual(known);
  expect(chat(withRelease(odd, 'mf-chat', B, 'day 2'))).toEqual(known);
});
