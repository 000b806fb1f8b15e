import { findProducts, type Suggestion, searchTrade, type TradeHit } from '@vitis/contracts';
import { clientAddress, documentNamed, suggestionAddress, wineListAddress } from '@vitis/domain';
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

/** Where a client or a document leads; null for an address that is not open. */
const addressOfHit = (hit: TradeHit): string | null =>
  hit.kind === 'CLIENT' ? clientAddress(hit.id) : (documentNamed(hit.number, 'SALESPERSON')?.address ?? null);

/** What may be meant by what is typed, the likeliest first; the plain search as the last entry, a document as the
 * first; to sales staff their clients and documents come before the wines. */
export function Suggestions({ ref, id, search, active }: PanelListProps) {
  const { t } = useTexts();
  const term = search.term.trim();
  const paused = usePaused(term);
  const role = useStore($firstRole);
  const found = useEndpoint(findProducts, { query: { q: paused } }, { keepPrevious: true });
  const ofTrade = useEndpoint(searchTrade, role === 'SALESPERSON' ? { query: { q: paused } } : null, {
    keepPrevious: true,
  });
  // Suggestions are a help: without them the search itself works, so their failure says nothing.
  const isOpen = useIsOpen();
  const suggestions = (found.data?._embedded.items ?? [])
    .map((one) => ({ ...one, address: addressOf(one, isOpen) }))
    .filter(({ address }) => isOpen(address));
  const document = documentNamed(term, role);
  const hits = (ofTrade.data?._embedded.items ?? []).flatMap((hit) => {
    const address = addressOfHit(hit);
    return address === null || address === document?.address || !isOpen(address) ? [] : [{ hit, address }];
  });
  const corrected = found.data?.corrected ?? null;

  // Its id says what an entry is: the keys stay on it also where others come before it.
  const entry = (name: string) => {
    const own = `${id}-${name}`;
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
            {...entry('document')}
            {...{ [USUAL]: '' }}
            to={document.address}
            onClick={() => search.settle(document.number)}
          >
            <span className={styles.kind}>{t('search.document')}</span>
            <span className={styles.name}>{document.number}</span>
          </Link>
        ) : null}
        {/* Clients and documents are nobody's recent search: those stay on the device. */}
        {hits.map(({ hit, address }) => (
          <Link
            key={`${hit.kind}-${hit.id}`}
            {...entry(`${hit.kind}-${hit.id}`)}
            to={address}
            onClick={() => search.settle(hit.kind === 'CLIENT' ? hit.companyName : hit.number)}
          >
            <span className={styles.kind}>{t(`search.trade.${hit.kind}`)}</span>
            <span className={styles.name}>{hit.kind === 'CLIENT' ? hit.companyName : hit.number}</span>
            <span className={styles.original}>
              <span>{hit.kind === 'CLIENT' ? hit.erpCode : hit.companyName}</span>
            </span>
          </Link>
        ))}
        {suggestions.map((one) => (
          <Link
            key={`${one.kind}-${one.id ?? one.countryCode}`}
            {...entry(`${one.kind}-${one.id ?? one.countryCode}`)}
            to={one.address}
            onClick={() => search.remember(one.name)}
          >
            <span className={styles.kind}>{t(`search.kinds.${one.kind}`)}</span>
            <span className={styles.name}>{one.name}</span> {one.vintage}
            {one.nameEn === one.name ? null : (
              <span className={styles.original}>
                <span>{one.nameEn}</span>
              </span>
            )}
          </Link>
        ))}
        <button type="button" {...entry('words')} onClick={() => search.submit(term)}>
          <Icon drawing={searchIcon} size={16} className={styles.glass} />
          <span className={styles.name}>{t('search.searchFor', { words: term })}</span>
        </button>
      </div>
    </section>
  );
}
