import { SEARCH_WORDS_LIMIT } from '@vitis/contracts';
import { useComposedEnter } from '@vitis/ui';
import type { InputHTMLAttributes, RefObject } from 'react';
import { useTexts } from '../../../shared/use-texts.ts';
import type { PanelKeys } from './use-panel-keys.ts';
import type { Search } from './use-search.ts';

interface SearchFieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'placeholder' | 'onFocus' | 'onClick' | 'onPointerEnter'
  > {
  ref: RefObject<HTMLInputElement | null>;
  search: Search;
  keys: RefObject<PanelKeys | null>;
  /** Id of the panel while it is open. */
  panelId: string | undefined;
  onType?: () => void;
  'data-autofocus'?: boolean;
}

/** The field of the search. The focus stays in it; arrows go through the panel, Enter takes what they are on. */
export function SearchField({ search, keys, panelId, onType, ...rest }: SearchFieldProps) {
  const { t } = useTexts();
  const enter = useComposedEnter<HTMLInputElement>((input) => {
    if (!keys.current?.choose()) search.submit(input.value);
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
      maxLength={SEARCH_WORDS_LIMIT}
      aria-label={t('search.label')}
      aria-autocomplete="list"
      // Recent searches have a button beside each, so that they are a grid.
      aria-haspopup={search.isTyped ? 'listbox' : 'grid'}
      aria-expanded={panelId !== undefined}
      aria-controls={panelId}
      value={search.term}
      onChange={(event) => {
        search.setTerm(event.target.value);
        keys.current?.leave();
        onType?.();
      }}
      onKeyDown={(event) => {
        if (!keys.current?.onKey(event)) enter.onKeyDown(event);
      }}
    />
  );
}
