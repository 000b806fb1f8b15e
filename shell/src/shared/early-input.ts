import { EARLY_INPUT, type EarlyInput } from '@vitis/contracts/early-input';
import { sessionStore } from '@vitis/platform/owner';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A press that is older is not meant any more; in milliseconds. */
const MEANT_FOR_MS = 15_000;

/** How long a press waits for who is signed in; in milliseconds. */
const SESSION_WITHIN_MS = 2_000;

/** Puts a value into a field as its reader did: React looks at what it has been told by itself, which is not the event. */
function enter(field: Field, value: string): void {
  field.value = field.value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/** Sends a form as Enter in one of its fields does: by its button, where it has one that may be pressed. */
function submit(form: HTMLFormElement): void {
  const button = Array.from(form.elements).find((one) => (one as HTMLButtonElement).type === 'submit');
  if (button === undefined) form.requestSubmit();
  else (button as HTMLButtonElement).click();
}

const isPress = ({ type }: EarlyInput): boolean => type === 'click' || type === 'keydown';

/** Fields in which somebody goes on typing while the page answers already: what is kept of them is older. */
const goneOn = new WeakSet<EventTarget>();
let isRepeating = false;
const noteTyping = ({ target }: Event): void => {
  if (!isRepeating && target !== null) goneOn.add(target);
};

/** Whether what was done with a control stands in the control itself: files, and several choices. */
const keepsItself = (element: HTMLElement): boolean => element.matches('[type="file"], [multiple]');

/**
 * Does one thing again.
 *
 * @param sent forms that have been sent; each is sent once, however it was asked for
 */
function repeat({ type, element, value, at }: EarlyInput, sent: Set<HTMLFormElement>): void {
  if (!element.isConnected) return;
  if (type === 'input' || type === 'change') {
    if (goneOn.has(element)) return;
    if (!keepsItself(element)) enter(element as Field, value);
    isRepeating = true;
    element.dispatchEvent(new Event(type, { bubbles: true }));
    isRepeating = false;
    return;
  }
  if (performance.now() - at > MEANT_FOR_MS) return;
  const { form, type: kind } = element as HTMLInputElement;
  const sends = type === 'keydown' || kind === 'submit' ? form : null;
  if (type === 'keydown') {
    const enterKey = new KeyboardEvent(type, {
      key: 'Enter',
      code: 'Enter',
      bubbles: true,
      cancelable: true,
    });
    // What a field answers itself sends no form.
    if (!element.dispatchEvent(enterKey)) return;
  }
  if (sends !== null && sent.has(sends)) return;
  if (sends !== null) sent.add(sends);
  if (type === 'click') element.click();
  else if (sends !== null) submit(sends);
}

/** Undoes what is still to be repeated. */
const pending = new Set<() => void>();

/** In a task of its own, unless it is dropped before. */
function soon(work: () => void, afterMs = 0): () => void {
  const timer = setTimeout(() => {
    pending.delete(undo);
    work();
  }, afterMs);
  const undo = () => clearTimeout(timer);
  pending.add(undo);
  return undo;
}

/** Puts the caret back where it is now in the field that has the focus: a value that is entered moves it to the end. */
function keepCaret(): () => void {
  const field = document.activeElement as HTMLInputElement | null;
  const from = field?.selectionStart ?? null;
  const to = field?.selectionEnd ?? null;
  return () => {
    if (from !== null && field === document.activeElement) field?.setSelectionRange(from, to);
  };
}

/** Each in a task of its own: within one React would not have drawn what the one before has changed. */
function repeatAll(inputs: readonly EarlyInput[]): void {
  const sent = new Set<HTMLFormElement>();
  const putCaretBack = keepCaret();
  for (const input of inputs)
    soon(() => {
      repeat(input, sent);
      putCaretBack();
    });
}

const early = (): EarlyInput[] => (window as { [EARLY_INPUT]?: EarlyInput[] })[EARLY_INPUT] ?? [];

/** From then on the page answers by itself. */
const stopKeeping = (): void => void delete (window as { [EARLY_INPUT]?: EarlyInput[] })[EARLY_INPUT];

/** Does again what was done with the frame around the screen before it was alive; the rest is still waited with. */
export function replayFrameInput(): void {
  addEventListener('input', noteTyping, true);
  const inFrame = early().filter(({ element }) => element.closest('main') === null);
  for (const input of inFrame) early().splice(early().indexOf(input), 1);
  repeatAll(inFrame);
}

/** Whether it is known who is signed in, on which the answer to a press depends. */
const isSessionKnown = (): boolean => !['unknown', 'signing-in'].includes(sessionStore.get().status);

function onceSessionIsKnown(work: () => void): void {
  if (isSessionKnown()) {
    work();
    return;
  }
  const go = () => {
    stop();
    pending.delete(stop);
    cancel();
    // When the screen has been drawn for it.
    soon(work);
  };
  const cancel = soon(go, SESSION_WITHIN_MS);
  const stop = sessionStore.listen(() => {
    if (isSessionKnown()) go();
  });
  pending.add(stop);
}

/** Does again what else was done: what was typed at once, presses and what came after them as soon as it is known for whom. */
export function replayEarlyInput(): void {
  const rest = early();
  stopKeeping();
  const press = rest.findIndex(isPress);
  const typed = press < 0 ? rest.length : press;
  repeatAll(rest.slice(0, typed));
  if (typed < rest.length) onceSessionIsKnown(() => repeatAll(rest.slice(typed)));
}

/** Drops what is not done yet: who goes on to another page has left it. */
export function dropEarlyInput(): void {
  stopKeeping();
  removeEventListener('input', noteTyping, true);
  for (const undo of pending) undo();
  pending.clear();
}
