import { LANGUAGES, type Language, ShownIdentity } from '@vitis/contracts';
import * as v from 'valibot';

/** What this window remembers while somebody is at NICE; a pop-up begins with a copy of it. */
const Begun = v.object({ id: v.string(), language: v.picklist(LANGUAGES) });
const KEY = 'vitis-identity';
/** What the page that left has come back with. */
const SHOWN_KEY = 'vitis-identity-shown';
const CHANNEL = 'vitis-identity';
const Message = v.object({ id: v.string(), shown: ShownIdentity });

function read<Schema extends v.GenericSchema>(key: string, schema: Schema): v.InferOutput<Schema> | null {
  try {
    const found = v.safeParse(schema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return found.success ? found.output : null;
  } catch {
    // Storage is closed in some private windows.
    return null;
  }
}

function write(key: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // As above: the person begins anew.
  }
}

/** Remembers that somebody goes to NICE from this window; before its pop-up opens, which takes a copy along. */
export function rememberCheck(language: Language): string {
  const id = crypto.randomUUID();
  write(KEY, { id, language } satisfies v.InferOutput<typeof Begun>);
  return id;
}

/** The check from which this window, or the one that opened it, went to NICE. */
export const readCheck = () => read(KEY, Begun);

/** Hands to the page that has opened this pop-up what the check has shown; nothing else ties the two windows together. */
export function handOver(id: string, shown: ShownIdentity): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ id, shown } satisfies v.InferOutput<typeof Message>);
  channel.close();
}

/** Hears what a pop-up hands over for one check; answers how to stop. */
export function onHandedOver(id: string, then: (shown: ShownIdentity) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    const message = v.safeParse(Message, data);
    if (message.success && message.output.id === id) then(message.output.shown);
  };
  return () => channel.close();
}

/** Keeps it for the page to which this window goes on. */
export const keepShown = (shown: ShownIdentity): void => write(SHOWN_KEY, shown);

/** What was kept, once. */
export function takeShown(): ShownIdentity | null {
  const shown = read(SHOWN_KEY, ShownIdentity);
  write(SHOWN_KEY, null);
  return shown;
}
