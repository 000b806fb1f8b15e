import { findProducts, type Suggestion } from '@vitis/contracts';
import { suggestionAddress, wineListAddress } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { Link, useIsOpen } from '@vitis/platform/router';
import { Icon, searchIcon } from '@vitis/ui';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTexts } from '../../../shared/use-texts.ts';
import styles from './search-panel.module.scss';

/** Typing pauses this long before the provider is asked. */
const PAUSE_MS = 150;

/** Where a suggestion leads; a winery without a page of its own leads to its wines. */
function addressOf(one: Suggestion, isOpen: ReturnType<typeof useIsOpen>): string {
  const address = suggestionAddress(one);
  if (one.kind !== 'WINERY' || one.id === null || isOpen(address)) return address;
  return wineListAddress({ idWineries: one.id });
}

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
        {suggestions.map((one) => (
          <li key={`${one.kind}-${one.id ?? one.countryCode}`}>
            <Link data-entry className={styles.suggestion} to={addressOf(one, isOpen)}>
              <span className={styles.kind}>{t(`search.kinds.${one.kind}`)}</span>
              <span className={styles.name}>
                {one.name} {one.vintage}
              </span>
              {one.nameEn === one.name ? null : <span className={styles.original}>{one.nameEn}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
