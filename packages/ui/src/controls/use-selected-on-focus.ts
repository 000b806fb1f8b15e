import { type FocusEvent, type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

type Field = HTMLInputElement;

/**
 * Handlers of a field that shows a figure in another form while somebody types: what is there is selected when the field
 * gets the focus, so that what is typed takes its place.
 *
 * @param showBare renders the figure as it is typed; at once, since a change of the text loses the selection
 */
export function useSelectedOnFocus(showBare: () => void) {
  /** From a focus by a press until that press is over. */
  const isFresh = useRef(false);
  return {
    onFocus: ({ currentTarget }: FocusEvent<Field>) => {
      // A focus by Tab, by Enter in a sheet or by a program comes with a selection; a press brings its caret after this.
      isFresh.current = currentTarget.selectionEnd === currentTarget.selectionStart;
      flushSync(showBare);
      currentTarget.select();
    },
    onMouseUp: ({ currentTarget }: MouseEvent<Field>) => {
      // The caret of the press stands between the digits, where a new figure would be mixed with the old one.
      const { selectionStart, selectionEnd } = currentTarget;
      if (isFresh.current && selectionStart === selectionEnd) currentTarget.select();
      isFresh.current = false;
    },
    onBlur: () => {
      isFresh.current = false;
    },
    onChange: () => {
      isFresh.current = false;
    },
  };
}
