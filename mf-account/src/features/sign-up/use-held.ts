import { type DraftStorage, useDraft } from '@vitis/portal/forms';
import { useHydrating } from '@vitis/ui';
import { useCallback, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { StepName } from './steps.ts';

type Held = StepName | 'files';

/** Where a step is held. */
export const useStepPlace = (step: Held): DraftStorage => useDraft(`sign-up ${step}`);

/**
 * What is held of a step. `isKnown` is false until the page is alive: the server renders every step as a new one.
 */
export function useHeld<Value>(step: Held, schema: v.GenericSchema<unknown, Value>, none: Value) {
  const place = useStepPlace(step);
  const isKnown = !useHydrating();
  const found = useMemo(() => {
    const read = v.safeParse(schema, isKnown ? place.read() : undefined);
    return read.success ? read.output : none;
    // The schema and the empty value of a step never change.
  }, [place, isKnown]);
  const [changed, setChanged] = useState<{ value: Value }>();
  const hold = useCallback(
    (value: Value) => {
      place.write(value);
      setChanged({ value });
    },
    [place],
  );
  return { isKnown, value: changed === undefined ? found : changed.value, hold, clear: place.clear };
}
