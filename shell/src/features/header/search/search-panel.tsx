import { closeIcon, IconButton } from '@vitis/ui';
import { type RefObject, useRef } from 'react';
import { useTexts } from '../../../shared/use-texts.ts';
import styles from './search-panel.module.scss';
import { Suggestions } from './suggestions.tsx';
import { ENTRY, type PanelKeys, type PanelListProps, REMOVE, usePanelKeys } from './use-panel-keys.ts';
import type { Search } from './use-search.ts';

export interface SearchPanelProps {
  /** Of the list, for the field. */
  id: string;
  search: Search;
  field: RefObject<HTMLInputElement | null>;
  /** Filled with what the field asks of the panel. */
  keys: RefObject<PanelKeys | null>;
}

/** Suggestions for what is typed, or the recent searches until something is. */
export function SearchPanel({ id, search, field, keys }: SearchPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const active = usePanelKeys({ panel, field, keys });
  const List = search.isTyped ? Suggestions : RecentSearches;
  return <List ref={panel} id={id} search={search} active={active} />;
}

/** Each recent search, newest first, with a button that takes it away. */
function RecentSearches({ ref, id, search, active }: PanelListProps) {
  const { t } = useTexts();
  const { history } = search;
  return (
    <section
      ref={ref}
      id={history.length === 0 ? id : undefined}
      className={styles.panel}
      aria-label={t('search.recent')}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{t('search.recent')}</h2>
        {history.length > 0 ? (
          <button type="button" className={styles.clear} onClick={search.clear}>
            {t('search.clear')}
          </button>
        ) : null}
      </div>
      {history.length === 0 ? (
        <p className={styles.none}>{t('search.noRecent')}</p>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a grid that is driven from a field is no table of data
        <div id={id} role="grid" aria-label={t('search.recent')}>
          {history.map((words) => {
            // By its words and not its place, which another takes once this one is deleted; an id has no blanks.
            const entry = `${id}-${encodeURIComponent(words)}`;
            const isActive = entry === active;
            return (
              // biome-ignore lint/a11y/useSemanticElements: as above
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
              <div key={words} role="row" aria-selected={isActive} className={styles.row}>
                {/* biome-ignore lint/a11y/useSemanticElements: as above */}
                <div id={entry} role="gridcell" tabIndex={-1} className={styles.cell} {...{ [ENTRY]: '' }}>
                  <button
                    type="button"
                    data-active={isActive || undefined}
                    className={styles.entry}
                    onClick={() => search.submit(words)}
                  >
                    {words === '' ? <span className={styles.blank}>{t('search.emptyTerm')}</span> : words}
                  </button>
                </div>
                {/* biome-ignore lint/a11y/useSemanticElements: as above */}
                <div role="gridcell" tabIndex={-1} {...{ [REMOVE]: '' }}>
                  <IconButton
                    size="small"
                    icon={closeIcon}
                    label={t('search.remove', { words: words || t('search.emptyTerm') })}
                    onClick={() => search.remove(words)}
                  />
                </div>
              </div>
            );
          })}
        </div>
      )}
    </section>
  );
}
