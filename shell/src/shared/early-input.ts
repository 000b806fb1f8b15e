import { EARLY_INPUT, type EarlyInput } from '@vitis/contracts/early-input';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Puts a value into a field as its reader did: React looks at what it has been told by itself, which is not the event. */
function enter(field: Field, value: string): void {
  field.value = field.value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

function repeat({ type, element, value }: EarlyInput): void {
  if (!element.isConnected) return;
  if (type === 'click') element.click();
  else if (type === 'keydown') {
    const enterKey = new KeyboardEvent(type, {
      key: 'Enter',
      code: 'Enter',
      bubbles: true,
      cancelable: true,
    });
    // As the browser itself: what nobody else answers sends the form.
    if (element.dispatchEvent(enterKey)) (element as HTMLInputElement).form?.requestSubmit();
  } else {
    enter(element as Field, value);
    element.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

const early = (): EarlyInput[] => (window as { [EARLY_INPUT]?: EarlyInput[] })[EARLY_INPUT] ?? [];

/** In a task of its own: within an effect React would not have drawn what was typed before the form is sent. */
const soon = (work: () => void) => void setTimeout(work);

/** Does again what was done with the frame around the screen before it was alive; the rest is still waited with. */
export const replayFrameInput = (): void =>
  soon(() => {
    const inFrame = early().filter(({ element }) => element.closest('main') === null);
    for (const input of inFrame) {
      early().splice(early().indexOf(input), 1);
      repeat(input);
    }
  });

/** Does again what else was done; from then on the page answers by itself. */
export const replayEarlyInput = (): void =>
  soon(() => {
    const rest = early();
    delete (window as { [EARLY_INPUT]?: EarlyInput[] })[EARLY_INPUT];
    for (const input of rest) repeat(input);
  });
