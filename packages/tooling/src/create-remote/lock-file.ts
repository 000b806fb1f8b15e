/** Where pnpm-lock.yaml says what one folder of the workspace depends on. */
const blockOf = (folder: string) => new RegExp(`^  ${folder}:\\n(?:(?: {4}.*)?\\n)*?(?=^ {0,2}\\S)`, 'm');

/** The lock file without what it says of a folder; the same text when it says nothing of it. */
export const withoutFolder = (text: string, folder: string): string => text.replace(blockOf(folder), '');

/**
 * The lock file without what other remotes than this part depend on: none of it is built into the part. The versions of all
 * packages stay, and so does what the shared folders depend on.
 */
export function withoutOtherRemotes(text: string, part: string): string {
  const remotes = [...text.matchAll(/^ {2}(mf-[a-z0-9-]+):$/gm)].map(([, folder = '']) => folder);
  return remotes.filter((folder) => folder !== part).reduce(withoutFolder, text);
}

/**
 * The lock file with one more folder at the root of the checkout that depends on exactly what another does. It is what
 * pnpm itself would write, without asking a registry what it knows already.
 *
 * @param text of pnpm-lock.yaml; what it says of the folder so far is replaced
 * @param pattern folder of the one with the same packages, as `packages/mf-new-remote`
 * @throws Error when it says nothing of that one
 */
export function withSamePackages(text: string, pattern: string, folder: string): string {
  const [block] = blockOf(pattern).exec(text) ?? [];
  if (block === undefined) throw new Error(`pnpm-lock.yaml does not know ${pattern}`);
  const added = block
    .replace(`  ${pattern}:`, `  ${folder}:`)
    .replaceAll('version: link:../', 'version: link:../packages/');
  const others = withoutFolder(text, folder);
  const start = others.indexOf('\nimporters:\n');
  const next = [...others.matchAll(/^ {2}(\S+):$/gm)].find(
    ({ 1: name, index }) => index > start && (name ?? '') > folder,
  );
  if (start < 0 || next === undefined) throw new Error('pnpm-lock.yaml is not what pnpm 10 writes');
  return others.slice(0, next.index) + added + others.slice(next.index);
}
