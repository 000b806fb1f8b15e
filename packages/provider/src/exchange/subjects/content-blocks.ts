import { LANGUAGES } from '@vitis/contracts';
import type { ContentBlock } from '../../db/schema.ts';
import type { Cell, Row } from '../column.ts';
import { languageCells, languagesOf, wordsOf } from '../columns.ts';

/** How a heading begins; everything else is a paragraph. A blank line lies between two. */
const HEADING = '# ';

const partsOf = (cell: Cell): string[] =>
  wordsOf(cell)
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isHeading = (part: string): boolean => part.startsWith(HEADING);

/** Headings and paragraphs, a cell for each language. */
export function blockCells(blocks: readonly ContentBlock[]): Record<string, Cell> {
  const said = LANGUAGES.filter((language) => blocks.some(({ text }) => text[language] !== undefined));
  const texts = said.map((language) => {
    const parts = blocks.map(
      ({ type, text }) => `${type === 'heading' ? HEADING : ''}${text[language] ?? text['ko-KR']}`,
    );
    return [language, parts.join('\n\n')] as const;
  });
  return languageCells('text', { 'ko-KR': '', ...Object.fromEntries(texts) }, (text) => text || null);
}

/** The same read back; a text where the languages do not say the same headings and paragraphs. */
export function blocksOf(row: Row): ContentBlock[] | string {
  const texts = languagesOf('text', row, partsOf);
  if (!texts) return [];
  const korean = texts['ko-KR'];
  for (const language of LANGUAGES) {
    const parts = texts[language];
    if (
      parts &&
      (parts.length !== korean.length || parts.some((part, at) => isHeading(part) !== isHeading(korean[at]!)))
    )
      return `text.${language} has other headings and paragraphs than text`;
  }
  return korean.map((part, at) => ({
    type: isHeading(part) ? 'heading' : 'paragraph',
    text: {
      'ko-KR': bare(part),
      ...Object.fromEntries(
        LANGUAGES.flatMap((each) => (texts[each] ? [[each, bare(texts[each][at]!)]] : [])),
      ),
    },
  }));
}

const bare = (part: string): string => (isHeading(part) ? part.slice(HEADING.length).trim() : part);
