import { CAPTCHA_FRAME_PATH } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { cspHash } from '../../shared/csp-hash.ts';
import { ADDRESSES } from '../../shared/rate-limit.ts';
import { type CaptchaSettings, showRecaptcha } from './show-recaptcha.ts';

export interface RecaptchaSettings {
  /** Site key, which browsers see; Google takes it from the domains alone that are registered for it. */
  key: string;
  /** Where Google is; where that is closed, `https://www.recaptcha.net` has the same. */
  url: string;
}

interface Options extends RecaptchaSettings {
  perMinute: number;
}

const STYLE = 'html,body{margin:0}';
/** From where the script loads the rest of itself. */
const PLACES = 'https://www.gstatic.com/recaptcha/';
const FRAMES = 'https://recaptcha.google.com/recaptcha/';

/**
 * Google's captcha, in a document of its own that a page shows in a frame. Its scripts come from elsewhere and write HTML
 * from strings: no page of the shop is opened for that, and none waits for it.
 */
export async function recaptcha(app: FastifyInstance, { key, url, perMinute }: Options): Promise<void> {
  const settings: CaptchaSettings = { script: `${url}/recaptcha/api.js?render=explicit`, siteKey: key };
  const script = `(${showRecaptcha.toString()})(${JSON.stringify(settings).replaceAll('<', '\\u003c')});`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>reCAPTCHA</title><style>${STYLE}</style></head><body><div id="captcha"></div><script>${script}</script></body></html>`;
  const google = `${url}/recaptcha/`;
  const policy = [
    "default-src 'none'",
    `script-src ${google} ${PLACES} ${cspHash(script)}`,
    `frame-src ${google} ${FRAMES}`,
    // It sets styles of its own, in elements and in attributes.
    "style-src 'unsafe-inline'",
    `img-src ${google} ${PLACES} data:`,
    `connect-src ${google}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

  app.get(
    CAPTCHA_FRAME_PATH,
    { config: { inOwnFrames: true, rateLimit: { max: perMinute, cache: ADDRESSES } } },
    async (_request, reply) =>
      reply
        .header('Content-Security-Policy', policy)
        .header('Cache-Control', 'public, max-age=300')
        .type('text/html; charset=utf-8')
        .send(html),
  );
}
