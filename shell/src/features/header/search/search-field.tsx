import { useComposedEnter } from '@vitis/ui';
import type { InputHTMLAttributes, Ref } from 'react';
import { useTexts } from '../../../shared/use-texts.ts';
import type { PanelKeys } from './use-panel-keys.ts';
import type { Search } from './use-search.ts';

interface SearchFieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'placeholder' | 'onFocus' | 'onClick' | 'onPointerEnter'
  > {
  ref?: Ref<HTMLInputElement>;
  search: Search;
  keys: PanelKeys;
  /** Id of the panel while it is open. */
  panelId: string | undefined;
  onType?: () => void;
  'data-autofocus'?: boolean;
}

/** The field of the search. The focus stays in it; arrows go through the panel, Enter takes what they are on. */
export function SearchField({ search, keys, panelId, onType, ...rest }: SearchFieldProps) {
  const { t } = useTexts();
  const enter = useComposedEnter<HTMLInputElement>((input) => {
    if (!keys.choose()) search.submit(input.value);
  });
  return (
    <input
      {...rest}
      {...enter}
      type="text"
      role="combobox"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={100}
      aria-label={t('search.label')}
      aria-autocomplete="list"
      // Recent searches have a button beside each, so that they are a grid.
      aria-haspopup={search.term.trim() === '' ? 'grid' : 'listbox'}
      aria-expanded={panelId !== undefined}
      aria-controls={panelId}
      aria-activedescendant={panelId === undefined ? undefined : keys.active}
      value={search.term}
      onChange={(event) => {
        search.setTerm(event.target.value);
        keys.leave();
        onType?.();
      }}
      onKeyDown={(event) => {
        if (panelId === undefined || !keys.onKey(event)) enter.onKeyDown(event);
      }}
    />
  );
}
