import { cspHash } from '../../shared/csp-hash.ts';

/**
 * Policy of a page. HTML is cached and shared, so what is inline is allowed by hash and there is no nonce: the styles of the
 * page, and scripts that are the same everywhere. Style attributes are allowed: they cannot run code, and React writes them
 * while it renders on the server.
 *
 * @param filesAt where released files are: another origin's scripts, styles, fonts and texts are allowed below it
 * @param publicOrigin where the public reaches the shop; where it is known, no script comes from anywhere but the releases
 * @param more another folder whose files this page may load
 * @param policies Trusted Types policies that may be made besides the page's own
 */
export function contentSecurityPolicy(
  styles: readonly string[],
  inlineScripts: readonly string[],
  filesAt: string,
  publicOrigin: string,
  more?: string,
  policies: readonly string[] = [],
): string {
  const own = ["'self'", filesAt.startsWith('/') ? '' : filesAt, more ?? ''].filter(Boolean).join(' ');
  const scripts =
    publicOrigin === '' ? own : [new URL(filesAt, publicOrigin).href, more ?? ''].filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    `script-src ${scripts} ${inlineScripts.map(cspHash).join(' ')}`,
    `style-src ${own} ${styles.map(cspHash).join(' ')}`.trimEnd(),
    "style-src-attr 'unsafe-inline'",
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    `connect-src ${own}`,
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types default', ...policies].join(' '),
  ].join('; ');
}
