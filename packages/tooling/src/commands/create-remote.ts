// Makes a remote with a screen, a test, five languages and its description: `-- mf-reviews`, `--mount /reviews`.
import { PlainError } from '../../../../tools/plain-error.mjs';
import { unwrittenHint, unwrittenTexts } from '../checks/unwritten.ts';
import { createRemote } from '../create-remote/create-remote.ts';
import { readWanted } from '../create-remote/wanted-remote.ts';
import { ROOT } from '../workspace.ts';

try {
  const wanted = readWanted(process.argv.slice(2));
  const { name, mount, guest } = wanted;
  await createRemote(ROOT, wanted);
  console.log(`${name} is made: ${mount} is its own, for ${guest ? 'everybody' : 'members'}.`);
  const unwritten = unwrittenTexts(ROOT, name).length;
  if (unwritten > 0) console.log(unwrittenHint(name, unwritten));
  console.log(`
  npm run dev -- ${name}                serves it; what changes is replaced in the open page
  npm run release -- ${name}            gives it to everybody
  npm run release -- ${name} --remove   takes it from everybody, once its folder is deleted`);
} catch (error) {
  if (!(error instanceof PlainError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
