import { DialogFrame, Icon, searchIcon } from '@vitis/ui';
import { useId, useRef } from 'react';
import { useOnOtherPage } from '../../../shared/use-on-other-page.ts';
import { useTexts } from '../../../shared/use-texts.ts';
import { SearchField } from './search-field.tsx';
import styles from './search-overlay.module.scss';
import { SearchPanel } from './search-panel.tsx';
import type { PanelKeys } from './use-panel-keys.ts';
import { useSearch } from './use-search.ts';

/** The search of phones: the whole window, with the recent searches under the field. */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const search = useSearch(onClose);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<PanelKeys>(null);

  useOnOtherPage(true, onClose);
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
        <SearchField
          ref={field}
          data-autofocus
          className={styles.field}
          search={search}
          keys={keys}
          panelId={id}
          placeholder={t('search.placeholderNarrow')}
          onFocus={search.recall}
        />
        <button type="button" className={styles.cancel} onClick={onClose}>
          {t('cancel')}
        </button>
      </form>
      <div className={styles.body}>
        <SearchPanel id={id} search={search} field={field} keys={keys} />
      </div>
    </DialogFrame>
  );
}
