import { readArgs, readPart } from './command-line.ts';

const usage = 'Usage: npm run release -- <part> [--canary <1–99>]';
const options = { canary: { type: 'string' } } as const;
const read = (...args: string[]) => readArgs(usage, { args, allowPositionals: true, options });

test('arguments and options are told apart', () => {
  const { positionals, values } = read('mf-chat', '--canary', '10');
  expect(positionals).toEqual(['mf-chat']);
  expect(values.canary).toBe('10');
});

test.each([
  [['mf-chat', '--canry', '10'], "Unknown option '--canry'."],
  [['mf-chat', '--canary'], "Option '--canary <value>' argument missing."],
])('%j is refused in one sentence, with the usage', (args, sentence) => {
  expect(() => read(...args)).toThrow(`${sentence}\n${usage}`);
});

test('a word that a command has no use for is refused', () => {
  expect(() => readArgs(usage, { args: ['shop'] })).toThrow(`Unexpected argument 'shop'.\n${usage}`);
});

test('whoever asks for help gets the usage, and the command ends well', () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const ended = jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  expect(() => read('--help')).toThrow('ended with 0');
  expect(said).toHaveBeenCalledWith(usage);
  said.mockRestore();
  ended.mockRestore();
});

test.each([[[]], [['mf-chat', 'mf-account']]])('without one part there is the usage: %j', (args) => {
  expect(() => readPart(args, 'Usage: x')).toThrow(/^Usage: x$/);
});

test.each(['constructor', '__proto__', '../releases', 'MF-chat', ''])('%j is no part', (word) => {
  expect(() => readPart([word], 'Usage: x')).toThrow(`"${word}" is no part`);
});
