import type { Language } from '@vitis/contracts';
import { OVERRIDE_END_PATH } from '@vitis/contracts/override';
import { escapeHtml } from '../../shared/html.ts';
import { originText } from './confirmation-page.ts';
import { fill, hourIn, momentIn, overrideTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';

/**
 * The ribbon keeps the page's lower edge free for itself: what the shell and the screens have there stands above it or,
 * like the tab bar of phones, below it.
 */
export const RIBBON_STYLE = `
:root { --ribbon: 44px; --bottom-bar: var(--ribbon); }
@media (max-width: 767px) { :root { --ribbon: 60px; } }
body { padding-bottom: var(--ribbon); }
.vitis-override { position: fixed; z-index: var(--layer-tab-bar, 1000); inset: auto 0 calc(var(--tab-bar, 0px) + env(safe-area-inset-bottom)); box-sizing: border-box; display: flex; gap: 12px; align-items: center; justify-content: center; height: var(--ribbon); padding: 0 20px; color: #fff; background: #1e1a1c; font-size: 12px; line-height: 1.4; }
.vitis-override p { display: flex; gap: 0 12px; min-width: 0; margin: 0; }
.vitis-override span { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.vitis-override strong { color: #f0c36d; }
.vitis-override form { flex: none; margin: 0; }
.vitis-override button { min-width: 64px; height: 32px; padding: 0 12px; border: 1px solid #fff; border-radius: 6px; font: inherit; font-weight: 600; color: #1e1a1c; background: #fff; cursor: pointer; }
.vitis-override button:focus-visible { outline: 2px solid #f0c36d; outline-offset: 2px; }
@media (max-width: 767px) { .vitis-override { justify-content: space-between; padding: 0 16px; } .vitis-override p { display: grid; } }
@media print { .vitis-override { display: none; } body { padding-bottom: 0; } }
`;

/**
 * Says on the page whose code it shows, and ends that with one click. It stands beside the application, in the HTML
 * itself: a build that breaks the page does not take it away.
 */
export function ribbon({ claims, until }: Ticket, language: Language): string {
  const texts = overrideTexts(language);
  const { part, build, origin } = claims;
  const label = escapeHtml(texts.ribbon.label);
  const time = `<time datetime="${until.toISOString()}" title="${escapeHtml(momentIn(language, until))}">${hourIn(language, until)}</time>`;
  return [
    `<aside class="vitis-override" aria-label="${label}">`,
    `<p><span><strong>${label}</strong> ${escapeHtml(`${part} ${build}`)}</span>`,
    `<span>${fill(escapeHtml(texts.ribbon.until), { time })} · ${escapeHtml(originText(origin, texts))}</span></p>`,
    `<form method="post" action="${OVERRIDE_END_PATH}" id="vitis-override-end" data-unsent="${escapeHtml(texts.ribbon.unsent)}"><button>${escapeHtml(texts.ribbon.end)}</button></form></aside>`,
  ].join('');
}
