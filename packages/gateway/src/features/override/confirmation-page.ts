import type { Language } from '@vitis/contracts';
import { OVERRIDE_PATH, OWN_RELEASES } from '@vitis/contracts/override';
import { cspHash } from '../../shared/csp-hash.ts';
import { addressIn, escapeHtml } from '../../shared/html.ts';
import type { OverrideTrouble } from './overrides.ts';
import { fill, momentIn, type OverrideTexts, overrideTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';

const STYLE = `
:root { color: #1e1a1c; background: #fbf9f6; font: 14px/1.6 "Pretendard Variable", "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR", system-ui, sans-serif; }
body { margin: 0; padding: 40px 20px; }
main { box-sizing: border-box; max-width: 560px; margin: 0 auto; padding: 28px; background: #fff; border: 1px solid #e4ded6; border-radius: 6px; word-break: keep-all; overflow-wrap: anywhere; }
h1 { margin: 0 0 12px; font-size: 20px; line-height: 1.4; }
p { margin: 0 0 16px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 20px; margin: 0 0 16px; padding: 16px 0; border-block: 1px solid #e4ded6; }
dt { color: #655d60; }
dd { margin: 0; font-variant-numeric: tabular-nums; }
.rights { padding: 12px 16px; color: #6b3d00; background: #fbf1e2; border-radius: 6px; }
.quiet { color: #655d60; }
.ways { display: flex; flex-wrap: wrap; gap: 8px; margin: 24px 0 0; }
.ways > * { box-sizing: border-box; min-width: 162px; height: 42px; padding: 0 20px; border: 1px solid #cfc6ba; border-radius: 6px; font: inherit; font-weight: 600; line-height: 40px; text-align: center; text-decoration: none; color: #1e1a1c; background: #fff; cursor: pointer; }
.ways > button { color: #fff; background: #6e1f34; border-color: #6e1f34; }
.ways > button:hover { background: #561728; }
:focus-visible { outline: 2px solid #6e1f34; outline-offset: 2px; }
@media (max-width: 575px) { body { padding: 16px; } main { padding: 20px; } .ways > * { flex: 1 1 100%; } }
`;

/** No script, no frame around it, and its form goes nowhere else. */
export const CONFIRMATION_POLICY = `default-src 'none'; style-src ${cspHash(STYLE)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const document = (language: Language, title: string, body: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} | VITIS</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

/** Where a build's files come from, for people. */
export const originText = (origin: string, texts: OverrideTexts): string =>
  origin === OWN_RELEASES ? texts.ownReleases : origin;

/** Asks the person of this browser; only they can go ahead, by a button of this very page. */
export function confirmationPage(ticket: Ticket, token: string, language: Language): string {
  const texts = overrideTexts(language);
  const { part, build, origin } = ticket.claims;
  const facts = [
    [texts.part, part],
    [texts.build, build],
    [texts.origin, originText(origin, texts)],
    [texts.until, momentIn(language, ticket.until)],
  ].map(([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
  return document(
    language,
    texts.title,
    [
      `<p>${escapeHtml(fill(texts.question, { part }))}</p>`,
      `<dl>${facts.join('')}</dl>`,
      `<p class="rights">${escapeHtml(texts.rights)}</p>`,
      `<p class="quiet">${escapeHtml(texts.scope)}</p>`,
      `<form class="ways" method="post" action="${addressIn(OVERRIDE_PATH, language)}">`,
      `<input type="hidden" name="ticket" value="${escapeHtml(token)}">`,
      `<button>${escapeHtml(texts.begin)}</button><a href="${addressIn('/', language)}">${escapeHtml(texts.cancel)}</a></form>`,
    ].join(''),
  );
}

/** Says why a link leads nowhere. */
export function refusalPage(trouble: OverrideTrouble, language: Language): string {
  const texts = overrideTexts(language);
  return document(
    language,
    texts.refused,
    `<p>${escapeHtml(texts.reasons[trouble])}</p><div class="ways"><a href="${addressIn('/', language)}">${escapeHtml(texts.home)}</a></div>`,
  );
}
