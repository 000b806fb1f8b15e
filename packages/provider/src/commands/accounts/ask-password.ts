import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { UsageError } from '../command.ts';

const nothing = () => new UsageError('no password was given; --generate makes one');

/** Shows nothing of what is typed. */
const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });

function askHidden(question: string): Promise<string> {
  // First of all: from here on the terminal itself shows nothing either.
  const line = createInterface({ input: process.stdin, output: unseen, terminal: true });
  process.stderr.write(question);
  return new Promise((answer, fail) => {
    line.once('close', () => fail(nothing()));
    line.question('', (typed) => {
      answer(typed);
      line.close();
      process.stderr.write('\n');
    });
  });
}

/**
 * A password from the operator: typed twice without being shown, or the first line of what a program pipes in. Throws
 * `UsageError` for none, or for two that differ.
 */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    const [first = ''] = (await text(process.stdin)).split(/\r?\n/);
    if (first === '') throw nothing();
    return first;
  }
  const typed = await askHidden('Password: ');
  if (typed === '') throw nothing();
  if ((await askHidden('Once more: ')) !== typed) throw new UsageError('the two passwords differ');
  return typed;
}
