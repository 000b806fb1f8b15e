import { type CompositionEvent, type KeyboardEvent, useRef } from 'react';

const HANGUL = /[\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\uac00-\ud7af\ud7b0-\ud7ff]/;

/** One press of Enter that ended a syllable may be told twice within this time (Chrome on macOS). In ms. */
const SAME_PRESS = 100;

/**
 * Enter in a field that is written with an input method. Hangul is composed while it is typed, so an Enter in the
 * middle of a syllable means "send": it is remembered and fires once, when the syllable has been committed. In
 * Chinese and Japanese the same Enter picks a candidate, so it sends nothing.
 *
 * Spread the handlers on an `input` or a `textarea`. `onEnter` gets the element, whose value is complete.
 * Shift+Enter is left to the field, as a new line, unless `shift` is `'send'`.
 */
export function useComposedEnter<Field extends HTMLInputElement | HTMLTextAreaElement>(
  onEnter: (field: Field) => void,
  { shift = 'ignore' }: { shift?: 'ignore' | 'send' } = {},
) {
  const composed = useRef('');
  const composing = useRef(false);
  const wanted = useRef(false);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);

  return {
    onCompositionStart: () => {
      composing.current = true;
      wanted.current = false;
      composed.current = '';
    },
    onCompositionUpdate: (event: CompositionEvent<Field>) => {
      composed.current = event.data;
    },
    onCompositionEnd: (event: CompositionEvent<Field>) => {
      composing.current = false;
      if (!wanted.current) return;
      wanted.current = false;
      sentAt.current = event.timeStamp;
      const field = event.currentTarget;
      // The committed text reaches the value only after this event in some browsers.
      queueMicrotask(() => onEnter(field));
    },
    onKeyDown: (event: KeyboardEvent<Field>) => {
      const told = event.nativeEvent;
      if (event.key !== 'Enter' && told.code !== 'Enter') return;
      if (event.shiftKey && shift === 'ignore') return;
      if (composing.current || told.isComposing) {
        if (HANGUL.test(composed.current)) wanted.current = true;
        return;
      }
      event.preventDefault();
      if (event.timeStamp - sentAt.current < SAME_PRESS) return;
      // Safari ends the composition first and then tells of the key, as 229: the same press.
      if (told.keyCode === 229 && !HANGUL.test(composed.current)) return;
      onEnter(event.currentTarget);
    },
  };
}
