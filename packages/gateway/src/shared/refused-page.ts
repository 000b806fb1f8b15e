import type { Language } from '@vitis/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cspHash } from './csp-hash.ts';
import { FALLBACK_MESSAGES } from './fallback-messages.ts';
import { type Refusal, refusalText } from './gateway-problem.ts';
import { addressIn, escapeHtml, languageOf } from './html.ts';

const STYLE = `
:root { color: #1e1a1c; background: #fbf9f6; font: 14px/1.6 "Pretendard Variable", "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR", system-ui, sans-serif; }
body { margin: 0; padding: 40px 20px; }
main { box-sizing: border-box; max-width: 560px; margin: 0 auto; padding: 28px; background: #fff; border: 1px solid #e4ded6; border-radius: 6px; word-break: keep-all; overflow-wrap: anywhere; }
h1 { margin: 0 0 12px; font-size: 20px; line-height: 1.4; color: #6e1f34; }
p { margin: 0 0 24px; }
.ways { display: flex; flex-wrap: wrap; gap: 8px; }
.ways > a { box-sizing: border-box; min-width: 162px; height: 42px; padding: 0 20px; border: 1px solid #cfc6ba; border-radius: 6px; font-weight: 600; line-height: 40px; text-align: center; text-decoration: none; color: #1e1a1c; background: #fff; }
.ways > a:first-child { color: #fff; background: #6e1f34; border-color: #6e1f34; }
:focus-visible { outline: 2px solid #6e1f34; outline-offset: 2px; }
@media (max-width: 575px) { body { padding: 16px; } main { padding: 20px; } .ways > a { flex: 1 1 100%; } }
`;

/** Of the small pages. */
export const SMALL_PAGE_POLICY = `default-src 'none'; style-src ${cspHash(STYLE)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

interface SmallPage {
  language: Language;
  title: string;
  text: string;
  /** Address to try again. */
  retry?: string;
}

/** A page that needs nothing but itself: what happened, and the ways on. */
export function smallPage({ language, title, text, retry }: SmallPage): string {
  const messages = FALLBACK_MESSAGES[language];
  const way = (href: string, label: string) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
  const ways = [
    ...(retry === undefined ? [] : [way(retry, messages.retry)]),
    way(addressIn('/', language), messages.home),
  ].join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} | VITIS</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><div class="ways">${ways}</div></main></body></html>`;
}

const TITLES: Record<Language, string> = {
  'ko-KR': '잠시 후 다시 시도해 주세요',
  'en-US': 'Please try again in a moment',
  'zh-CN': '请稍后重试',
  'zh-TW': '請稍後再試',
  'ja-JP': 'しばらくしてからもう一度お試しください',
};

/** Answers a page with a small one that says why it does not come now. No cache keeps it. */
export function sendRefusedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  const language = languageOf(request);
  if (refusal.retryAfter !== undefined) reply.header('Retry-After', String(refusal.retryAfter));
  return reply
    .code(refusal.status)
    .header('Cache-Control', 'no-store')
    .header('Content-Language', language)
    .header('Content-Security-Policy', SMALL_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(
      smallPage({
        language,
        title: TITLES[language],
        text: refusalText(refusal, language),
        retry: request.url.replace(/^\/+/, '/'),
      }),
    );
}
