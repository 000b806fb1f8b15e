import type { Picture as PictureOfArticle } from '@vitis/contracts';
import { Link } from '@vitis/platform/router';
import { classNames, Picture } from '@vitis/ui';
import type { ReactNode } from 'react';
import styles from './article-card.module.scss';
import { CARD_SIZES, type CardSize } from './card-sizes.ts';

export interface ArticleCardProps {
  href: string;
  title: string;
  summary: string;
  picture: PictureOfArticle | null;
  /** Stands above the title: a category, a state. */
  mark?: ReactNode;
  /** Stands below: an author, a day. */
  facts?: readonly ReactNode[];
  /** It is over: shown, yet out of the way. */
  past?: boolean;
}

interface Props extends ArticleCardProps {
  size: CardSize;
  /** Of its title, in the page's outline. */
  level?: 2 | 3;
  /** The largest picture of the page. */
  priority?: boolean;
}

/** An article in a list: its picture, and what it is about. */
export function ArticleCard({ size, level = 2, priority = false, ...article }: Props) {
  const { href, title, summary, picture, mark, facts = [], past = false } = article;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={classNames(styles.card, styles[size], past && styles.past)}>
      <div className={styles.picture}>
        {picture ? (
          <Picture picture={picture} alt="" sizes={CARD_SIZES[size]} fit="cover" priority={priority} />
        ) : null}
      </div>
      <div className={styles.text}>
        {mark ? <p className={styles.mark}>{mark}</p> : null}
        <Heading className={styles.title}>
          <Link className={styles.link} to={href}>
            {title}
          </Link>
        </Heading>
        <p className={styles.summary}>{summary}</p>
        {facts.length > 0 ? (
          <p className={styles.facts}>
            {facts.map((fact, at) => (
              <span key={at}>{fact}</span>
            ))}
          </p>
        ) : null}
      </div>
    </article>
  );
}
