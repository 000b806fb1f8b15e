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
  /** Stands above the title: a category, a state. */
  mark?: ReactNode;
  /** What it is about, in a sentence below the title. */
  summary?: string | undefined;
  /** When it was published, or since when it holds. */
  day?: Day;
  /** What else is said of it in a word: its author, how long it takes to read. */
  facts?: readonly string[];
  /** Its large picture, wider than its text. */
  picture?: ReactNode;
  /** What the reader may do with it, at its end. */
  action?: ReactNode;
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
export function ArticlePage(props: Props) {
  const { title, mark, summary, day, facts = [], picture, children } = props;
  const language = useLanguage();
  const id = useId();
  const said = facts.filter((fact) => fact !== '');
  return (
    <article aria-labelledby={id} className={styles.article}>
      <header className={styles.head}>
        {mark ? <p className={styles.mark}>{mark}</p> : null}
        <h1 id={id}>{title}</h1>
        {summary ? <p className={styles.summary}>{summary}</p> : null}
        {day === undefined && said.length === 0 ? null : (
          <p className={styles.facts}>
            {day === undefined ? null : <time dateTime={day}>{formatDay(day, language)}</time>}
            {said.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
      </header>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      <div className={styles.text}>{children}</div>
      <ArticleWays {...props} />
    </article>
  );
}

function ArticleWays({ previous, next, list, action, labels }: Omit<Props, 'title' | 'children'>) {
  const ways = [
    { label: labels.previous, to: previous },
    { label: labels.next, to: next },
  ].flatMap(({ label, to }) => (to ? [{ label, to }] : []));
  if (ways.length === 0 && !list && !action) return null;
  return (
    <footer className={styles.ways} data-print="hidden">
      {ways.map(({ label, to }) => (
        <p key={label} className={styles.way}>
          <span>{label}</span>
          <TextLink href={to.href}>{to.title}</TextLink>
        </p>
      ))}
      <div className={styles.actions}>
        {action}
        {list ? <ButtonLink href={list.href}>{list.title}</ButtonLink> : null}
      </div>
    </footer>
  );
}
