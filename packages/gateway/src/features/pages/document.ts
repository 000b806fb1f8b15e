import type { Language } from '@vitis/contracts';
import { type PageData, type PartManifest, releaseUrl } from '@vitis/contracts/registry';
import type { RenderedHead } from '../../releases/render-module.ts';
import { FALLBACK_MESSAGES } from '../../shared/fallback-messages.ts';
import { addressIn, escapeHtml } from '../../shared/html.ts';
import { inlineJson } from '../../shared/inline-json.ts';
import { addressTags, robotsTag, shareTags, structuredData } from './head-tags.ts';
import { OLD_BROWSER_SCRIPT } from './old-browser-script.ts';
import { RETURNING_SCRIPT } from './returning-script.ts';
import type { StartFiles } from './start-page.ts';

/** Of dots: a vector would be drawn by the page's own thread, as a document of its own, while the page starts (decision 0099). */
const ICON = 'favicon.ico';

export interface InlineStyle {
  /** File whose text this is, as the part names it: its loader finds it by that and does not load it again. */
  href: string;
  text: string;
}

export interface DocumentParts {
  language: Language;
  /** Path and query of the page without `lang`. */
  path: string;
  origin: string;
  status: number;
  brand: string;
  head: RenderedHead;
  html: string;
  styles: readonly InlineStyle[];
  page: PageData;
  shell: PartManifest;
  /** The script that starts the page. */
  startScript: string;
  /** Where released files are. */
  filesAt: string;
  /** HTML beside the application. */
  beside: string;
  /** Scripts and texts of the remote of this address, in the order in which they are needed. */
  preload: readonly { part: string; build: string; file: string; integrity?: string }[];
  /** Whether that is a screen for members. */
  forMembers: boolean;
}

/** The whole HTML document of a page. */
export function htmlDocument(parts: DocumentParts): string {
  const { head, language, origin, shell, filesAt } = parts;
  const path = head.canonical ?? parts.path;
  const brand = head.brand ?? parts.brand;
  const title = head.title ? `${head.title} | ${brand}` : brand;
  const image =
    head.image === undefined
      ? ''
      : `<link rel="preload" as="image" type="${head.image.type}" imagesrcset="${escapeHtml(head.image.srcSet)}" imagesizes="${escapeHtml(head.image.sizes)}" fetchpriority="high">`;
  const housePicture =
    head.housePicture && new URL(releaseUrl('shell', shell.build, head.housePicture, filesAt), origin).href;
  const styles = parts.styles.map(({ href, text }) => `<style data-href="${href}">${text}</style>`).join('');
  const messages = shell.messageScripts?.[language];
  const start: StartFiles = {
    build: shell.build,
    messages: FALLBACK_MESSAGES[language],
    home: addressIn('/', language),
    run: [...(messages === undefined ? [] : [messages]), ...shell.entry.scripts].map((file) => ({
      src: releaseUrl('shell', shell.build, file, filesAt),
      integrity: shell.files[file]?.integrity ?? '',
    })),
    fetch: parts.preload.map(({ part, build, file, integrity }) => {
      const href = releaseUrl(part, build, file, filesAt);
      // A preload of texts cannot name their hash (https://crbug.com/981419); `fetch` holds them against it.
      if (!file.endsWith('.js')) return { href, as: 'fetch' };
      return { href, as: 'script', ...(integrity === undefined ? {} : { integrity }) };
    }),
    forMembers: parts.forMembers,
  };
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><script>${RETURNING_SCRIPT}</script><title>${escapeHtml(title)}</title>${
    head.description ? `<meta name="description" content="${escapeHtml(head.description)}">` : ''
  }<meta name="theme-color" content="#FBF9F6">${robotsTag(head)}${parts.page.rendered === 'full' && parts.status === 200 ? addressTags({ language, path, origin }) : ''}${parts.status === 200 ? shareTags({ ...parts, path, title, brand, housePicture }) + structuredData({ ...parts, path }) : ''}${image}${styles}<link rel="icon" sizes="48x48" href="${releaseUrl('shell', shell.build, ICON, filesAt)}"></head><body><div id="root">${parts.html}</div>${parts.beside}<script type="application/json" id="vitis-page">${inlineJson(parts.page)}</script><script type="application/json" id="vitis-start">${inlineJson(start)}</script><script>${OLD_BROWSER_SCRIPT}</script><script>${parts.startScript}</script></body></html>`;
}
