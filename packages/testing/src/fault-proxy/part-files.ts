/** When a file of a remote is needed: its description, its container, its exposed module, and a screen of it. */
export const FILE_STAGES = [
  'manifest',
  'messages',
  'entry',
  'exposed module',
  'screen',
  'styles of the screen',
] as const;
export type FileStage = (typeof FILE_STAGES)[number];

/**
 * Addresses of the files that a part needs at a stage, of whatever build and attempt.
 *
 * @param part `mf-account`
 * @param chunk name of the screen's chunk, as `remote.json` has it; any screen where it is left out. Screens of a remote
 *   share some styles, and one may have none but those.
 */
export function filesOf(part: string, stage: FileStage, chunk = '(?!entry\\.|remote\\.)[\\w-]+'): RegExp {
  const file = {
    manifest: 'manifest\\.json',
    messages: 'messages/',
    entry: 'js/entry\\.',
    'exposed module': 'js/remote\\.',
    screen: `js/${chunk}\\.`,
    'styles of the screen': `css/(?:${chunk}|shared-[\\da-f]+)\\.`,
  }[stage];
  return new RegExp(`^/r/${part}/[^/]+/${file}`);
}
