/**
 * Modules that the shell provides to every remote, once per page: a remote carries no copy of them.
 * Only what must exist once (React, the router, stores, the SWR cache) or is used by nearly every screen
 * belongs here; small tools (valibot, ky, react-hook-form) are bundled where they are used.
 */
export const HOST_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@vitis/platform',
  '@vitis/platform/data',
  '@vitis/platform/i18n',
  '@vitis/platform/router',
] as const;

/** The npm package that a host module belongs to: its version is what the federation runtime compares. */
export function packageOf(request: string): string {
  const [scope = '', name = ''] = request.split('/');
  return request.startsWith('@') ? `${scope}/${name}` : scope;
}
