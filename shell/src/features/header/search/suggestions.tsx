import { findProducts, type Suggestion } from '@vitis/contracts';
import { documentNamed, suggestionAddress, wineListAddress } from '@vitis/domain';
import { $firstRole, useStore } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { Link, useIsOpen } from '@vitis/platform/router';
import { Icon, searchIcon } from '@vitis/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../shared/use-texts.ts';
import styles from './search-panel.module.scss';
import { ENTRY, type PanelListProps, USUAL } from './use-panel-keys.ts';

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

const titleOf = ({ name, vintage }: Suggestion) => (vintage === null ? name : `${name} ${vintage}`);

/** What may be meant by what is typed, the likeliest first; the plain search as the last entry, a document as the first. */
export function Suggestions({ ref, id, search, active }: PanelListProps) {
  const { t } = useTexts();
  const term = search.term.trim();
  const found = useEndpoint(findProducts, { query: { q: usePaused(term) } }, { keepPrevious: true });
  // Suggestions are a help: without them the search itself works, so their failure says nothing.
  const isOpen = useIsOpen();
  const suggestions = (found.data?._embedded.items ?? [])
    .map((one) => ({ ...one, address: addressOf(one, isOpen) }))
    .filter(({ address }) => isOpen(address));
  const document = documentNamed(term, useStore($firstRole));
  const corrected = found.data?.corrected ?? null;

  const entry = (at: number) => {
    const own = `${id}-${at}`;
    const isActive = own === active;
    return {
      id: own,
      role: 'option',
      tabIndex: -1,
      'aria-selected': isActive,
      'data-active': isActive || undefined,
      [ENTRY]: '',
      className: styles.suggestion,
    };
  };
  return (
    <section ref={ref} className={styles.panel} aria-label={t('search.suggestions')}>
      {corrected === null ? null : (
        <p className={styles.corrected}>{t('search.corrected', { words: corrected })}</p>
      )}
      <div id={id} role="listbox" aria-label={t('search.suggestions')}>
        {document ? (
          <Link
            {...entry(0)}
            {...{ [USUAL]: '' }}
            to={document.address}
            onClick={() => search.remember(document.number)}
          >
            <span className={styles.kind}>{t('search.document')}</span>
            <span className={styles.name}>{document.number}</span>
          </Link>
        ) : null}
        {suggestions.map((one, at) => (
          <Link
            key={`${one.kind}-${one.id ?? one.countryCode}`}
            {...entry(at + 1)}
            to={one.address}
            onClick={() => search.remember(one.name)}
          >
            <span className={styles.kind}>{t(`search.kinds.${one.kind}`)}</span>
            <span className={styles.name}>{titleOf(one)}</span>
            {one.nameEn === one.name ? null : <span className={styles.original}>{one.nameEn}</span>}
          </Link>
        ))}
        <button type="button" {...entry(suggestions.length + 1)} onClick={() => search.submit(term)}>
          <Icon drawing={searchIcon} size={16} className={styles.glass} />
          <span className={styles.name}>{t('search.searchFor', { words: term })}</span>
        </button>
      </div>
    </section>
  );
}
