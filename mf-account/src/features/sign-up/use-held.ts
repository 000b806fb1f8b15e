import { type DraftStorage, useDraft } from '@vitis/portal/forms';
import { useCallback, useEffect, useState } from 'react';
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
  const [held, setHeld] = useState<{ isKnown: boolean; value: Value }>({ isKnown: false, value: none });
  useEffect(() => {
    const found = v.safeParse(schema, place.read());
    setHeld({ isKnown: true, value: found.success ? found.output : none });
    // The schema and the empty value of a step never change.
  }, [place]);
  const hold = useCallback(
    (value: Value) => {
      place.write(value);
      setHeld({ isKnown: true, value });
    },
    [place],
  );
  return { ...held, hold, clear: place.clear };
}
