import type { ArticleBlock, TextRun } from '@vitis/contracts';
import { Picture, TextLink } from '@vitis/ui';
import type { ReactNode } from 'react';
import styles from './article-body.module.scss';

/** How wide a picture stands inside of a text; the stylesheet says the same. */
const FIGURE_SIZES = '(min-width: 992px) 800px, (min-width: 768px) 640px, calc(100vw - 32px)';

/** An article's text: paragraphs, headings, lists, quotations, pictures with their captions. */
export function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <div className={styles.body}>
      {blocks.map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.type) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return <Heading>{block.text}</Heading>;
    }
    case 'paragraph':
      return (
        <p>
          <Line line={block.line} />
        </p>
      );
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <p>
            <Line line={block.line} />
          </p>
          {block.source === null ? null : <cite>{block.source}</cite>}
        </blockquote>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          {block.items.map((line, at) => (
            <li key={at}>
              <Line line={line} />
            </li>
          ))}
        </List>
      );
    }
    case 'picture':
      return (
        <figure className={styles.figure}>
          <Picture picture={block.picture} sizes={FIGURE_SIZES} />
          {block.caption === '' ? null : <figcaption>{block.caption}</figcaption>}
        </figure>
      );
  }
}

function Line({ line }: { line: readonly TextRun[] }) {
  return line.map((run, at) => <Run key={at} run={run} />);
}

function Run({ run: { text, strong, emphasis, href } }: { run: TextRun }) {
  let words: ReactNode = text;
  if (emphasis) words = <em>{words}</em>;
  if (strong) words = <strong>{words}</strong>;
  if (href === undefined) return words;
  const outside = href.startsWith('https:');
  return (
    <TextLink href={href} variant="underlined" {...(outside ? { target: '_blank' } : {})}>
      {words}
    </TextLink>
  );
}
