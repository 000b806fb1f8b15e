import { CAPTCHA_FRAME_PATH } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { serveFramedPage } from '../../shared/framed-page.ts';
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

/** From where the script loads the rest of itself. */
const PLACES = 'https://www.gstatic.com/recaptcha/';
const FRAMES = 'https://recaptcha.google.com/recaptcha/';

/** Google's captcha, in a document of its own that a page shows in a frame. */
export async function recaptcha(app: FastifyInstance, { key, url, perMinute }: Options): Promise<void> {
  const google = `${url}/recaptcha/`;
  serveFramedPage(app, {
    path: CAPTCHA_FRAME_PATH,
    perMinute,
    language: 'en',
    title: 'reCAPTCHA',
    style: 'html,body{margin:0}',
    body: '<div id="captcha"></div>',
    draw: showRecaptcha,
    settings: { script: `${google}api.js?render=explicit`, siteKey: key } satisfies CaptchaSettings,
    sources: {
      'script-src': `${google} ${PLACES}`,
      'frame-src': `${google} ${FRAMES}`,
      'img-src': `${google} ${PLACES} data:`,
      'connect-src': google,
    },
  });
}
