import { type Day, formatDay } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { ButtonLink, TextLink } from '@vitis/ui';
import { type ReactNode, useId } from 'react';
import styles from './article.module.scss';

/** Another article: what it is called and where it is read. */
interface ArticleLink {
  title: string;
  href: string;
}

interface Props {
  title: string;
  /** When it was published, or since when it holds. */
  day?: Day;
  /** The articles beside it in their list; null at its ends. */
  previous?: ArticleLink | null;
  next?: ArticleLink | null;
  /** The list that it stands in. */
  list?: ArticleLink;
  labels: { previous: string; next: string };
  /** The text. */
  children: ReactNode;
}

/** Something to read: title, day and text, and the ways on. */
export function ArticlePage({ title, day, previous, next, list, labels, children }: Props) {
  const language = useLanguage();
  const id = useId();
  const ways = [
    { label: labels.previous, to: previous },
    { label: labels.next, to: next },
  ];
  return (
    <article aria-labelledby={id} className={styles.article}>
      <header className={styles.head}>
        <h1 id={id}>{title}</h1>
        {day === undefined ? null : <time dateTime={day}>{formatDay(day, language)}</time>}
      </header>
      <div className={styles.text}>{children}</div>
      <footer className={styles.ways} data-print="hidden">
        {ways.map(({ label, to }) =>
          to ? (
            <p key={label} className={styles.way}>
              <span>{label}</span>
              <TextLink href={to.href}>{to.title}</TextLink>
            </p>
          ) : null,
        )}
        {list ? <ButtonLink href={list.href}>{list.title}</ButtonLink> : null}
      </footer>
    </article>
  );
}
