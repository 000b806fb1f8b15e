import type { FastifyInstance } from 'fastify';
import { cspHash } from './csp-hash.ts';
import { ADDRESSES } from './rate-limit.ts';

interface FramedPage {
  path: string;
  /** Visits from one address. */
  perMinute: number;
  language: string;
  title: string;
  style: string;
  body: string;
  /**
   * Draws it, in the browser: its text becomes the one inline script, so it may use nothing of its file but types.
   *
   * @param settings what it is called with
   */
  draw: (settings: never) => void;
  settings: object;
  /** What its policy opens besides that script and inline styles: sources by directive. */
  sources: Readonly<Record<`${'script' | 'img' | 'connect' | 'frame'}-src`, string>>;
}

/**
 * Somebody else's widget in a document of its own, which the shop's pages alone may frame. Its scripts come from
 * elsewhere and write HTML from strings: no page of the shop is opened for that, and none waits for it.
 */
export function serveFramedPage(app: FastifyInstance, page: FramedPage): void {
  const { path, perMinute, language, title, style, body, sources } = page;
  const script = `(${page.draw.toString()})(${JSON.stringify(page.settings).replaceAll('<', '\\u003c')});`;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body>${body}<script>${script}</script></body></html>`;
  const policy = [
    "default-src 'none'",
    `script-src ${sources['script-src']} ${cspHash(script)}`,
    `frame-src ${sources['frame-src']}`,
    // Both widgets set styles of their own, in elements and in attributes.
    "style-src 'unsafe-inline'",
    `img-src ${sources['img-src']}`,
    `connect-src ${sources['connect-src']}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

  app.get(
    path,
    { config: { inOwnFrames: true, rateLimit: { max: perMinute, cache: ADDRESSES } } },
    async (_request, reply) =>
      reply
        .header('Content-Security-Policy', policy)
        .header('Cache-Control', 'public, max-age=300')
        .type('text/html; charset=utf-8')
        .send(html),
  );
}
