import type { Endpoint } from '@vitis/contracts';
import type { EndpointInput } from '@vitis/platform';

/** What a person wants done once: the same input under the same key is answered with the first answer. */
export interface Intent<E extends Endpoint = Endpoint> {
  key: string;
  input: EndpointInput<E>;
}

/** Where an intent is held from the call until its answer. A place in the window's storage outlives a reload. */
export interface IntentPlace {
  /** What was written, or nothing; storage may hold anything else as well. */
  read: () => unknown;
  write: (intent: unknown) => void;
  clear: () => void;
}

/** A place in memory. */
export function inMemory(): IntentPlace {
  let held: unknown;
  return {
    read: () => held,
    write: (intent) => {
      held = intent;
    },
    clear: () => {
      held = undefined;
    },
  };
}

/** The intent whose answer did not come, if there is one. */
export function heldIntent<E extends Endpoint>(place: IntentPlace): Intent<E> | null {
  const held = place.read();
  const isIntent = typeof held === 'object' && held !== null && 'key' in held && 'input' in held;
  return isIntent ? (held as Intent<E>) : null;
}

/** The intent that this input belongs to: the one that is held where it is the same, otherwise a new one. */
export function intentFor<E extends Endpoint>(place: IntentPlace, input: EndpointInput<E>): Intent<E> {
  const held = heldIntent<E>(place);
  const isSame = held !== null && JSON.stringify(held.input) === JSON.stringify(input);
  const intent = isSame ? held : { key: crypto.randomUUID(), input };
  place.write(intent);
  return intent;
}
