import { Skeleton, SkeletonGroup } from '@vitis/ui';
import { ArticleCard, type ArticleCardProps } from './article-card.tsx';
import styles from './article-grid.module.scss';
import { sizeAt } from './card-sizes.ts';

export interface ListedArticle extends ArticleCardProps {
  id: number;
}

/** Articles as a magazine sets them: one large, two beside each other, then rows of three. */
export function ArticleGrid({ label, articles }: { label: string; articles: readonly ListedArticle[] }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {articles.map(({ id, ...article }, at) => (
        <li key={id}>
          <ArticleCard {...article} size={sizeAt(at)} priority={at === 0} />
        </li>
      ))}
    </ul>
  );
}

/** The place of articles on their way. */
export function ArticleGridSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.grid ?? ''}>
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <div key={at} className={styles.placeholder}>
          <Skeleton height={at === 0 ? 360 : 220} shape="block" />
          <Skeleton height={22} width="70%" />
          <Skeleton height={14} />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** A few more to read, below an article. */
export function MoreArticles({ title, articles }: { title: string; articles: readonly ListedArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.more} data-print="hidden">
      <h2>{title}</h2>
      <ul className={styles.row}>
        {articles.map(({ id, ...article }) => (
          <li key={id}>
            <ArticleCard {...article} size="small" level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
