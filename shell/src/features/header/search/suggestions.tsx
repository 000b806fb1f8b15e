import { findProducts, type Suggestion } from '@vitis/contracts';
import { wineListAddress } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { Link, useIsOpen } from '@vitis/platform/router';
import { Icon, searchIcon } from '@vitis/ui';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTexts } from '../../../shared/use-texts.ts';
import styles from './search-panel.module.scss';

/** Typing pauses this long before the provider is asked. */
const PAUSE_MS = 150;

/** The wines of a winery are what there is of it where it has no screen of its own. */
const ADDRESSES: Record<Suggestion['kind'], (id: number, isOpen: ReturnType<typeof useIsOpen>) => string> = {
  PRODUCT: (id) => `/product/${id}`,
  WINERY: (id, isOpen) => (isOpen(`/winery/${id}`) ? `/winery/${id}` : wineListAddress({ idWineries: id })),
  AREA: (id) => wineListAddress({ idProductionAreas: id }),
  TYPE: (id) => wineListAddress({ idTypes: id }),
};

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

interface Props {
  term: string;
  onChoose: (words: string) => void;
  onArrow: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Wines, wineries, areas and grapes that match what is typed; always with the plain search as the first entry. */
export function Suggestions({ term, onChoose, onArrow }: Props) {
  const { t } = useTexts();
  const isOpen = useIsOpen();
  const found = useEndpoint(findProducts, { query: { q: usePaused(term.trim()) } }, { keepPrevious: true });
  // Suggestions are a help: without them the search itself works, so their failure says nothing.
  const suggestions = found.data?._embedded.items ?? [];
  return (
    <section className={styles.panel} aria-label={t('search.suggestions')} onKeyDown={onArrow}>
      <ul className={styles.list}>
        <li>
          <button type="button" data-entry className={styles.suggestion} onClick={() => onChoose(term)}>
            <Icon drawing={searchIcon} size={16} />
            <span className={styles.name}>{t('search.searchFor', { words: term.trim() })}</span>
          </button>
        </li>
        {suggestions.map(({ kind, id, name, nameEn, vintage }) => (
          <li key={`${kind}-${id}`}>
            <Link data-entry className={styles.suggestion} to={ADDRESSES[kind](id, isOpen)}>
              <span className={styles.kind}>{t(`search.kinds.${kind}`)}</span>
              <span className={styles.name}>
                {name} {vintage}
              </span>
              {nameEn === name ? null : <span className={styles.original}>{nameEn}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
