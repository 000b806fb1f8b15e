import { closeIcon, Icon, IconButton, searchIcon } from '@vitis/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { lazyFrameComponent } from '../../../shared/lazy-frame-component.tsx';
import { useTexts } from '../../../shared/use-texts.ts';
import styles from './search.module.scss';
import { SearchField } from './search-field.tsx';
import type { PanelKeys } from './use-panel-keys.ts';
import { useSearch } from './use-search.ts';

const SearchPanel = lazyFrameComponent<import('./search-panel.tsx').SearchPanelProps>(() =>
  import(/* webpackChunkName: "search-panel" */ './search-panel.tsx').then((module) => module.SearchPanel),
);

interface SearchBoxProps {
  placeholder: string;
  className?: string | undefined;
}

/** The search of wide windows: a field in the header, with the recent searches under it while it is in use. */
export function SearchBox({ placeholder, className = '' }: SearchBoxProps) {
  const { t } = useTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<PanelKeys>(null);
  const close = () => setOpen(false);
  const search = useSearch(() => {
    close();
    field.current?.blur();
  });

  const show = () => {
    if (!open) search.recall();
    setOpen(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search.submit(search.term);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and the focus are heard for field and panel together
    <div
      className={`${styles.box} ${className}`}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') show();
        if (event.key !== 'Escape' || !open || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        field.current?.focus();
        close();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A press on nothing focusable has no target: the backdrop sees to that.
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: older webviews do not know the search element */}
      <form role="search" aria-label={t('search.label')} className={styles.form} onSubmit={submit}>
        <button type="submit" className={styles.send} aria-label={t('search.send')}>
          <Icon drawing={searchIcon} size={18} />
        </button>
        <SearchField
          ref={field}
          className={styles.field}
          search={search}
          keys={keys}
          panelId={open ? id : undefined}
          placeholder={placeholder}
          onType={show}
          onFocus={show}
          onClick={show}
          onPointerEnter={SearchPanel.preload}
        />
        {open ? (
          <IconButton
            className={styles.close}
            size="small"
            icon={closeIcon}
            label={t('search.close')}
            onClick={close}
          />
        ) : null}
      </form>
      {open ? (
        <>
          <div className={styles.backdrop} aria-hidden="true" onPointerDown={close} />
          <div className={styles.panel}>
            <SearchPanel id={id} search={search} field={field} keys={keys} />
          </div>
        </>
      ) : null}
    </div>
  );
}
