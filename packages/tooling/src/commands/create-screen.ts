// Makes a screen in a remote, with its test, texts and entries: `-- mf-mypage-buyer receipts --list --endpoint listReceipts`.
import { PlainError } from '../../../../tools/plain-error.mjs';
import { UNWRITTEN, unwrittenTexts } from '../checks/unwritten.ts';
import { createScreen } from '../create-screen/create-screen.ts';
import { readWantedScreen } from '../create-screen/wanted-screen.ts';
import { ROOT } from '../workspace.ts';

try {
  const { remote, name, kind, path, roles } = await createScreen(
    ROOT,
    readWantedScreen(process.argv.slice(2)),
  );
  console.log(
    `${remote} has a ${kind} at ${path}, for ${roles?.join(', ') ?? 'everyone'}: ${remote}/src/features/${name}.`,
  );
  const unwritten = [...new Set(unwrittenTexts(ROOT, remote))];
  if (unwritten.length > 0)
    console.log(
      `A release is refused until these are written, without the "${UNWRITTEN.trim()}":\n  ${unwritten.join('\n  ')}`,
    );
} catch (error) {
  if (!(error instanceof PlainError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
