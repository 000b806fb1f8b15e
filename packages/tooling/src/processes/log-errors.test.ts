import { loggedError } from './log-errors.ts';

test.each([
  ['an error of the log', '{"level":50,"msg":"no answer"}', 'stdout', 'no answer'],
  [
    'a fatal one with its cause',
    '{"level":60,"msg":"stopped","err":{"message":"disk"}}',
    'stdout',
    'stopped: disk',
  ],
  [
    'a cause that the message repeats',
    '{"level":50,"msg":"disk full","err":{"message":"disk"}}',
    'stdout',
    'disk full',
  ],
  ['a cause without a message', '{"level":50,"err":{"message":"disk"}}', 'stdout', 'disk'],
  ['what is written to stderr', 'Segmentation fault', 'stderr', 'Segmentation fault'],
  ['something like a record that is none', '{ not json', 'stderr', '{ not json'],
] as const)('shows %s', (_what, line, from, shown) => {
  expect(loggedError(line, from)).toBe(shown);
});

test.each([
  ['a warning of the log', '{"level":40,"msg":"slow"}', 'stdout'],
  ['an ordinary line', 'listening', 'stdout'],
  ['an empty line', '', 'stderr'],
  ["a warning of Node's own", '(node:7) [DEP0001] DeprecationWarning: old', 'stderr'],
  ['its second line', '(Use `node --trace-warnings ...` to show where the warning was created)', 'stderr'],
  [
    "a warning of the stand-in's library",
    'oidc-provider WARNING: a quick start development-only in-memory adapter is used',
    'stderr',
  ],
] as const)('keeps %s for the log file', (_what, line, from) => {
  expect(loggedError(line, from)).toBeNull();
});
