import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@vitis/contracts';
import type { FastifyRequest } from 'fastify';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it can stand in an element or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** The page at a path in a language: the default one needs no mark. */
export function addressIn(path: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

/** The language of a page as its address says it; the default one where it says none that is known. */
export function languageOf({ query }: FastifyRequest): Language {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return LANGUAGES.find((language) => language === lang) ?? DEFAULT_LANGUAGE;
}
