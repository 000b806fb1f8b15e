// Makes a screen in a remote, with its test, texts and entries: `-- mf-mypage-buyer open-orders --list --endpoint listOrderForms`.
import { PlainError } from '../../../../tools/plain-error.mjs';
import { unwrittenHint, unwrittenTexts } from '../checks/unwritten.ts';
import { createScreen } from '../create-screen/create-screen.ts';
import { readWantedScreen } from '../create-screen/wanted-screen.ts';
import { ROOT } from '../workspace.ts';

try {
  const { remote, name, kind, path, roles } = await createScreen(
    ROOT,
    readWantedScreen(process.argv.slice(2)),
  );
  console.log(`${remote} has a new ${kind} for ${roles?.join(', ') ?? 'everyone'} at ${path}.`);
  console.log(`What is its own is in ${remote}/src/features/${name}.`);
  const unwritten = unwrittenTexts(ROOT, remote).length;
  if (unwritten > 0) console.log(unwrittenHint(remote, unwritten));
} catch (error) {
  if (!(error instanceof PlainError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
