import { type FoundArticle, type FoundWinery, type Suggestion, searchGroups } from '@vitis/contracts';
import { suggestionAddress, wineListAddress } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Link, useIsOpen } from '@vitis/platform/router';
import { Button, Chip, ChipRow, Picture, TextLink } from '@vitis/ui';
import { useEffect, useRef, useState } from 'react';
import { keptTogether } from '../../../shared/kept-together.ts';
import { LazyLoadFailure } from '../../../shared/lazy-load-failure.tsx';
import { wineryListAddress } from '../../../shared/wineries/winery-filter.ts';
import styles from './found-groups.module.scss';

/** Regions, grapes and kinds that are called so, as ways into their lists. */
export function FoundReferences({ references }: { references: readonly Suggestion[] }) {
  const { t } = useTranslation('mf-catalog');
  if (references.length === 0) return null;
  return (
    <ChipRow scroll className={styles.references}>
      {references.map((one) => (
        <Chip key={`${one.kind}-${one.id ?? one.countryCode}`} href={suggestionAddress(one)}>
          <span className={styles.kind}>{t(`search.kinds.${one.kind}`)}</span> {one.name}
        </Chip>
      ))}
    </ChipRow>
  );
}

interface Group<Item> {
  items: readonly Item[];
  count: number;
}

/** Wineries that `words` find; each leads to its page, or to its wines where it has none. */
export function FoundWineries({ wineries, words }: { wineries: Group<FoundWinery>; words: string }) {
  const { t } = useTranslation('mf-catalog');
  const isOpen = useIsOpen();
  const addressOf = (id: number) =>
    isOpen(`/winery/${id}`) ? `/winery/${id}` : wineListAddress({ idWineries: id });
  if (wineries.count === 0) return null;
  return (
    <section id="found-wineries" aria-labelledby="found-wineries-title" className={styles.group}>
      <h2 id="found-wineries-title">
        {t('search.groups.wineries')} <span className={styles.count}>{wineries.count}</span>
      </h2>
      <ul className={styles.wineries}>
        {wineries.items.map(({ id, name, nameEn, origin, productCount, picture }) => (
          <li key={id} className={styles.winery}>
            {picture ? (
              <Picture picture={picture} alt="" sizes="64px" fit="cover" className={styles.view} />
            ) : null}
            <div className={styles.about}>
              <Link to={addressOf(id)} className={styles.name}>
                {name}
              </Link>
              {nameEn === name ? null : <span lang="en">{nameEn}</span>}
              <span>{keptTogether([...origin, t('list.total', { count: productCount })].join(' · '))}</span>
            </div>
          </li>
        ))}
      </ul>
      {wineries.count > wineries.items.length ? (
        <p className={styles.all}>
          <TextLink arrow href={wineryListAddress({ q: words })}>
            {t('home.allMakers')}
          </TextLink>
        </p>
      ) : null}
    </section>
  );
}

interface FoundArticlesProps {
  q: string;
  group: Group<FoundArticle>;
  name: 'articles' | 'events';
}

/** Texts of one group, the best of them or all; only those whose screens are there. */
export function FoundArticles({ q, group, name }: FoundArticlesProps) {
  const { t } = useTranslation('mf-catalog');
  const isOpen = useIsOpen();
  const [asked, setAsked] = useState(false);
  const all = useEndpoint(searchGroups, asked ? { query: { q, texts: true } } : null);
  const list = useRef<HTMLUListElement>(null);
  const isThere = all.data !== undefined;
  const best = group.items.length;
  // The button goes: who pressed it goes on at the first text that came.
  useEffect(() => {
    if (isThere) list.current?.querySelectorAll('a')[best]?.focus();
  }, [isThere, best]);
  const items = (all.data?.[name] ?? group).items.filter((item) => isOpen(suggestionAddress(item)));
  if (items.length === 0) return null;
  return (
    <section id={`found-${name}`} aria-labelledby={`found-${name}-title`} className={styles.group}>
      <h2 id={`found-${name}-title`}>
        {t(`search.groups.${name}`)} <span className={styles.count}>{group.count}</span>
      </h2>
      <ul className={styles.articles} ref={list}>
        {items.map((item) => (
          <li key={`${item.kind}-${item.id}`} className={styles.article}>
            {item.picture ? (
              <Picture
                picture={item.picture}
                alt=""
                sizes="(min-width: 768px) 160px, 96px"
                fit="cover"
                className={styles.cover}
              />
            ) : null}
            <div className={styles.about}>
              <span>
                {t(`search.kinds.${item.kind}`)} · {item.publishedOn}
              </span>
              <Link to={suggestionAddress(item)} className={styles.name}>
                {item.title}
              </Link>
              <span className={styles.summary}>{item.summary}</span>
            </div>
          </li>
        ))}
      </ul>
      {all.status === 'failed' ? (
        <LazyLoadFailure error={all.error} retry={all.refresh} busy={all.isRefreshing} />
      ) : null}
      {group.count > best && all.status === 'loading' ? (
        <Button className={styles.all} loading={asked} onClick={() => setAsked(true)}>
          {t('search.showAll', { group: t(`search.groups.${name}`), number: group.count })}
        </Button>
      ) : null}
    </section>
  );
}
