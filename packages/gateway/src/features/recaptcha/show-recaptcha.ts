/// <reference lib="dom" />

/** What of Google's captcha is used. */
interface Recaptcha {
  ready(then: () => void): void;
  render(
    element: HTMLElement,
    options: {
      sitekey: string;
      size: 'normal' | 'compact';
      callback: (token: string) => void;
      'error-callback': () => void;
    },
  ): unknown;
}

export interface CaptchaSettings {
  script: string;
  siteKey: string;
}

/**
 * Draws Google's captcha, in the browser: its text is an inline script, so it may use nothing of this file but types. What
 * becomes of it is told to the page around, which has the same origin.
 */
export function showRecaptcha({ script, siteKey }: CaptchaSettings): void {
  const tell = (message: object) => parent.postMessage(message, location.origin);
  const fail = () => tell({ captcha: 'failed' });
  const language =
    /^[A-Za-z-]{2,5}$/.exec(new URLSearchParams(location.search).get('lang') ?? '')?.[0] ?? 'ko';
  const element = document.createElement('script');
  // Google has one kind of Korean, English and Japanese, and two of Chinese.
  element.src = `${script}&hl=${language.startsWith('zh') ? language : language.slice(0, 2)}`;
  element.onerror = fail;
  element.onload = () => {
    const { grecaptcha } = window as unknown as { grecaptcha?: Recaptcha };
    if (grecaptcha === undefined) return fail();
    grecaptcha.ready(() => {
      grecaptcha.render(document.getElementById('captcha')!, {
        sitekey: siteKey,
        // Its ordinary box is 304 px wide.
        size: innerWidth < 304 ? 'compact' : 'normal',
        callback: (token) => tell({ captcha: 'solved', token }),
        'error-callback': fail,
      });
    });
  };
  document.head.appendChild(element);

  // The pictures that Google asks about lie below its box, in a frame of their own that is hidden until then.
  let height = 0;
  setInterval(() => {
    const shown = [...document.querySelectorAll('iframe')].filter(
      (frame) =>
        getComputedStyle(frame).visibility !== 'hidden' && frame.getBoundingClientRect().top > -1_000,
    );
    const now = Math.ceil(Math.max(0, ...shown.map((frame) => frame.getBoundingClientRect().bottom)));
    if (now === height) return;
    height = now;
    tell({ captcha: 'height', height });
  }, 200);
}
