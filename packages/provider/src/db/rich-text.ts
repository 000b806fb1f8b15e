import { LANGUAGES } from '@vitis/contracts';
import { customType } from 'drizzle-orm/pg-core';
import sanitizeHtml from 'sanitize-html';
import type { Translated } from './schema/columns.ts';

/** Of a picture's file, as an article names it: its base, its width. Private files are nobody's to show. */
export const PICTURE_FILE = /^(\/files\/(?!private\/)[\w-]+(?:\/[\w-]+)*)-(\d{1,5})\.webp$/;

/** What an editor may write. Everything else goes: unknown elements leave their words behind, scripts and styles nothing. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'p', 'br', 'strong', 'em', 'a', 'ul', 'ol', 'li'],
    ...['blockquote', 'cite', 'figure', 'figcaption', 'img'],
  ],
  allowedAttributes: { a: ['href'], img: ['src', 'srcset', 'width', 'height', 'alt'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' },
  // An attacker's depth must not become the depth of our stack.
  nestingLimit: 12,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PICTURE_FILE.test(attribs.src ?? ''),
};

/** The same text without whatever an article must not have. */
export const sanitizeArticle = (html: string): string => sanitizeHtml(html, RULES);

function sanitized(texts: Translated): Translated {
  const clean: Translated = { 'ko-KR': sanitizeArticle(texts['ko-KR']) };
  for (const language of LANGUAGES) {
    const text = texts[language];
    if (text !== undefined) clean[language] = sanitizeArticle(text);
  }
  return clean;
}

/** HTML per language, which is sanitized by the column itself: whoever writes a row cannot forget it. */
export const richText = customType<{ data: Translated; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (texts) => JSON.stringify(sanitized(texts)),
});
