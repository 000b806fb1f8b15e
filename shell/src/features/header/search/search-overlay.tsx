import { useLocation } from '@vitis/platform/router';
import { DialogFrame, Icon, searchIcon, useComposedEnter } from '@vitis/ui';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../shared/use-texts.ts';
import styles from './search-overlay.module.scss';
import { SearchPanel } from './search-panel.tsx';
import { useSearch } from './use-search.ts';

/** The search of phones: the whole window, with the recent searches under the field. */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const { key } = useLocation();
  const opened = useRef(key);
  const search = useSearch(onClose);
  const enter = useComposedEnter<HTMLInputElement>((input) => search.submit(input.value));

  useEffect(() => {
    if (opened.current !== key) onClose();
  }, [key, onClose]);
  return (
    <DialogFrame className={styles.overlay} label={t('search.open')} onClose={onClose}>
      {/* biome-ignore lint/a11y/useSemanticElements: older webviews do not know the search element */}
      <form
        role="search"
        aria-label={t('search.label')}
        className={styles.head}
        onSubmit={(event) => {
          event.preventDefault();
          search.submit(search.term);
        }}
      >
        <Icon className={styles.glass} drawing={searchIcon} size={18} />
        <input
          data-autofocus
          className={styles.field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          aria-label={t('search.label')}
          placeholder={t('search.placeholderNarrow')}
          value={search.term}
          onChange={(event) => search.setTerm(event.target.value)}
          onFocus={search.recall}
          {...enter}
        />
        <button type="button" className={styles.cancel} onClick={onClose}>
          {t('cancel')}
        </button>
      </form>
      <div className={styles.body}>
        <SearchPanel search={search} />
      </div>
    </DialogFrame>
  );
}
