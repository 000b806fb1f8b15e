import type { ArticleBlock, Language, TextRun } from '@vitis/contracts';

const words = (line: readonly TextRun[]): string => line.map(({ text }) => text).join('');

function textOf(block: ArticleBlock): string {
  switch (block.type) {
    case 'heading':
      return block.text;
    case 'paragraph':
    case 'quote':
      return words(block.line);
    case 'list':
      return block.items.map(words).join(' ');
    case 'picture':
      return block.caption;
  }
}

/** What a person reads in a minute: words in English, letters in Korean, Japanese and Chinese. */
const WORDS_A_MINUTE = 220;
const LETTERS_A_MINUTE = 450;

/** How long an article takes to read, in whole minutes; at least one. */
export function readingMinutes(body: readonly ArticleBlock[], language: Language): number {
  const text = body.map(textOf).join(' ');
  const minutes =
    language === 'en-US'
      ? (text.match(/\S+/g)?.length ?? 0) / WORDS_A_MINUTE
      : text.replace(/\s/g, '').length / LETTERS_A_MINUTE;
  return Math.max(1, Math.round(minutes));
}
