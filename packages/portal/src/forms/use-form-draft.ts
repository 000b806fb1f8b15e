import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type DraftStorage, hasShapeOf } from './draft.ts';
import type { SchemaForm } from './use-schema-form.ts';

/**
 * Holds what is typed into a form as its draft, from the first change on, and begins with it where there is one.
 *
 * @param sample values of this form: what is found is a draft of it where it has their shape
 */
export function useFormDraft<Values extends FieldValues, Output>(
  { form }: SchemaForm<Values, Output>,
  place: DraftStorage,
  sample: Values,
) {
  const { getValues, reset, subscribe, formState } = form;
  const { isDirty } = formState;
  // The place of whoever opened the form: nothing of theirs is written for another person.
  const [draft] = useState(place);
  const [found] = useState(() => {
    const written = draft.read();
    return hasShapeOf(sample, written) ? written : null;
  });
  const [isRestored, setRestored] = useState(found !== null);
  const isOver = useRef(true);

  // Not sooner: what watches the form's values hears of them from its own layout effect on.
  useEffect(() => {
    if (found !== null) reset(found, { keepDefaultValues: true });
  }, [found, reset]);

  useEffect(() => {
    if (!isDirty) {
      // Typed and taken back: nothing is left to be held.
      if (!isOver.current) draft.clear();
      isOver.current = true;
      return;
    }
    isOver.current = false;
    const write = (values: Values) => {
      if (!isOver.current) draft.write(values);
    };
    write(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => write(values) });
  }, [isDirty, draft, getValues, subscribe]);

  /** What was typed is sent, or not wanted any more. */
  const clear = useCallback(() => {
    isOver.current = true;
    setRestored(false);
    draft.clear();
  }, [draft]);

  return { isRestored, clear };
}
