import {
  readDraftBase,
  type SchemaFormOptions,
  useDraftOn,
  useFormDraft,
  useSchemaForm,
} from '@vitis/portal/forms';
import { useLayoutEffect, useState } from 'react';
import * as v from 'valibot';

type Texts = Record<string, string>;

interface OwnFormOptions<Values extends Texts, Output>
  extends Omit<SchemaFormOptions<Values, Output>, 'start'> {
  /** Of the draft. */
  name: string;
  /** What holds now. */
  current: Values;
}

const Base = v.record(v.string(), v.string());

/** The fields in which two editions of the same form differ. */
const changed = <Values extends Texts>(before: Values, after: Values): string[] =>
  Object.keys(after).filter((field) => before[field] !== after[field]);

/**
 * A form over own data, which another tab may change meanwhile. What it changed appears in the fields that nobody has
 * typed into, and what was typed stays: so the version that holds now is one that its writer has seen. `isOvertaken` says
 * that this happened to a form with something typed. What is typed waits over the end of a session.
 */
export function useOwnForm<Values extends Texts, Output>({
  name,
  current,
  ...options
}: OwnFormOptions<Values, Output>) {
  const [begun, setBegun] = useState<Values>(() => ({ ...current, ...readDraftBase(name, Base) }));
  const [isOvertaken, setOvertaken] = useState(false);
  const typed = useSchemaForm<Values, Output>({ ...options, start: begun });
  const place = useDraftOn(name, begun);
  const draft = useFormDraft(typed, place, begun);
  const { getValues, reset } = typed.form;

  useLayoutEffect(() => {
    if (changed(begun, current).length === 0) return;
    const values = getValues();
    const own = changed(begun, values);
    reset(current);
    const kept = Object.fromEntries(own.map((field) => [field, values[field]]));
    if (own.length > 0) reset({ ...current, ...kept }, { keepDefaultValues: true });
    // What was sent from here comes back as it was typed.
    const isNews = changed(begun, current).some((field) => values[field] !== current[field]);
    if (own.length > 0 && isNews) setOvertaken(true);
    setBegun(current);
  }, [begun, current, getValues, reset]);

  /** What was typed is saved. */
  const finish = () => {
    setOvertaken(false);
    draft.clear();
  };
  return { ...typed, place, isOvertaken, finish };
}
