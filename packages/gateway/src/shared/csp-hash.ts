import { createHash } from 'node:crypto';

/** `'sha256-…'` of an inline element's text, as a Content Security Policy names it. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
