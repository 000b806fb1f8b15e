import { closeIcon, IconButton } from '@vitis/ui';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../shared/use-texts.ts';
import styles from './search-panel.module.scss';
import { Suggestions } from './suggestions.tsx';
import type { Search } from './use-search.ts';

export interface SearchPanelProps {
  search: Search;
}

/** Arrow keys go from entry to entry; Tab goes everywhere as usual. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const next = entries[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Suggestions for what is typed, or the recent searches while nothing is. */
export function SearchPanel({ search }: SearchPanelProps) {
  const { t } = useTexts();
  const { history, term } = search;

  if (term.trim() !== '') return <Suggestions term={term} onChoose={search.submit} onArrow={moveFocus} />;
  return (
    <section className={styles.panel} aria-label={t('search.recent')} onKeyDown={moveFocus}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('search.recent')}</h2>
        {history.length > 0 ? (
          <button type="button" className={styles.clear} onClick={search.clear}>
            {t('search.clear')}
          </button>
        ) : null}
      </div>
      {history.length === 0 ? <p className={styles.none}>{t('search.noRecent')}</p> : null}
      <ul className={styles.list}>
        {history.map((words) => (
          <li key={words} className={styles.row}>
            <button type="button" data-entry className={styles.entry} onClick={() => search.submit(words)}>
              {words === '' ? <span className={styles.blank}>{t('search.emptyTerm')}</span> : words}
            </button>
            <IconButton
              size="small"
              icon={closeIcon}
              label={t('search.remove', { words: words || t('search.emptyTerm') })}
              onClick={() => search.remove(words)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
