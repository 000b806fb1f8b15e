import { $unsaved } from '@vitis/platform';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What people search for is quickly typed again, and is on its way anyway. */
const isWriting = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    target.type !== 'search' &&
    target.closest('[role="search"]') === null);

const written = new Set<Field>();

const remember = ({ target }: Event) => {
  if (isWriting(target)) written.add(target);
};

/** Remembers the fields that somebody writes in. The returned function ends it. */
export function watchWriting(): () => void {
  document.addEventListener('input', remember, { capture: true, passive: true });
  return () => {
    document.removeEventListener('input', remember, { capture: true });
    written.clear();
  };
}

/** Whether the page holds what a person has written or chosen and not sent. */
export function hasUnsentText(): boolean {
  for (const field of written) if (!field.isConnected || field.value === '') written.delete(field);
  return written.size > 0 || $unsaved.get() > 0;
}
