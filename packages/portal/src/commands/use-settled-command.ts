import { type Endpoint, etagOf, type Problem, type SuccessOf } from '@vitis/contracts';
import { callApi, type EndpointInput } from '@vitis/platform';
import { useRefresh } from '@vitis/platform/data';
import { useRef, useState } from 'react';
import { heldIntent, type IntentPlace, inMemory, intentFor } from './intents.ts';
import { type FieldErrors, type Outcome, settle } from './outcome.ts';

export interface CommandOptions<E extends Endpoint> {
  /** Reads that the command changes: fetched again once it is done, and where the thing is another one by now. */
  refreshes?: readonly Endpoint[];
  /** Called once it is done, before what it changes is fetched again. */
  onDone?: (body: SuccessOf<E>) => void;
  /** Outcomes that the screen tells in its own place. Every other one that is not `done` is told in a dialog. */
  tells?: readonly ('refused' | 'stale' | 'unknown')[];
  /** Fields at which the screen says what is wrong with them, by name or as its form knows them. */
  fields?: readonly string[] | ((field: string) => boolean);
  /** Where the intent is held until its answer; in memory unless told. The same place every time. */
  intents?: IntentPlace;
}

interface Said {
  refusal: Problem | null;
  fields: FieldErrors;
}

const NOTHING_SAID: Said = { refusal: null, fields: {} };

/** Whether what the screen shows may have changed: it was done, somebody was faster, or the state forbids it. */
const isOutdated = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'done' ||
  outcome.kind === 'stale' ||
  (outcome.kind === 'refused' && outcome.problem?.status === 409);

/** What the screen itself says of an outcome; null where it is left to a dialog. */
function saidOf<E extends Endpoint>(
  outcome: Outcome<SuccessOf<E>>,
  { tells = [], fields = [] }: CommandOptions<E>,
): Said | null {
  if (outcome.kind === 'done' || outcome.kind === 'busy') return NOTHING_SAID;
  if (outcome.kind === 'refused') {
    const isShown = typeof fields === 'function' ? fields : (field: string) => fields.includes(field);
    const wrong = Object.entries(outcome.fields).filter(([field]) => isShown(field));
    if (wrong.length > 0) return { refusal: null, fields: Object.fromEntries(wrong) };
  }
  if (!tells.includes(outcome.kind)) return null;
  if (outcome.kind === 'unknown') return NOTHING_SAID;
  // The end of a session is told by the shell, and what has no words gets the shell's.
  if (outcome.problem === null || outcome.problem.status === 401) return null;
  return { refusal: outcome.problem, fields: {} };
}

/**
 * Sends a command and says what became of it. One at a time: while one is under way a second is `busy`. The idempotency
 * key lives as long as one intent, so that sending the same again after a lost answer cannot do it twice; after a
 * refusal the next try is another intent.
 *
 * `run` takes the version that its sender has seen, for endpoints that ask for one. `refusal` and `fields` are what the
 * screen is to say itself, `unsettled` is what was sent last and may have been done without our hearing of it.
 */
export function useSettledCommand<E extends Endpoint>(endpoint: E, options: CommandOptions<E> = {}) {
  const [memory] = useState(inMemory);
  const intents = options.intents ?? memory;
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState(NOTHING_SAID);
  const [unsettled, setUnsettled] = useState(() => heldIntent<E>(intents)?.input ?? null);
  const refresh = useRefresh();

  const send = async (input: EndpointInput<E>, version: number | undefined) => {
    const held = heldIntent<E>(intents);
    const { key } = intentFor(intents, input);
    const ifMatch = version === undefined ? undefined : etagOf(version);
    const settled = await settle<E>(callApi(endpoint, input, { idempotencyKey: key, ifMatch }));
    // What became of an earlier try is still not known where this one was refused at the door.
    const isUnknown = settled.outcome.kind === 'unknown' || (settled.isUnseen && held?.key === key);
    if (!isUnknown) intents.clear();
    setUnsettled(isUnknown ? input : null);
    return settled;
  };

  const run = async (
    input: EndpointInput<E>,
    { version }: { version?: number } = {},
  ): Promise<Outcome<SuccessOf<E>>> => {
    if (running.current) return { kind: 'busy' };
    running.current = true;
    setBusy(true);
    setSaid(NOTHING_SAID);
    try {
      const { outcome, tell } = await send(input, version);
      const says = saidOf(outcome, options);
      if (says === null) tell();
      if (outcome.kind === 'done') options.onDone?.(outcome.body);
      // Until then the screen shows what was before: pressed again, it would send that.
      if (isOutdated(outcome) && options.refreshes) await refresh(...options.refreshes);
      if (says !== null) setSaid(says);
      return outcome;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { run, busy, ...said, unsettled, forget: () => setSaid(NOTHING_SAID) };
}

/** A command as a screen hands it on to its parts. */
export type Command<E extends Endpoint> = ReturnType<typeof useSettledCommand<E>>;
