import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { RowInHand } from './use-row-in-hand.ts';

/** Keys of a list. Letters are known by the place of the key, where a Korean keyboard has others. */
export const ROW_KEYS = { next: 'J', previous: 'K', choose: 'X', open: 'O', search: '/', help: '?' } as const;

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)));

const rowsOf = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('tbody tr[data-row]')];
const focusedRow = (place: HTMLElement) =>
  rowsOf(place).find((row) => row.contains(document.activeElement)) ?? null;
export const linkOf = (row: HTMLElement | null | undefined) =>
  row?.querySelector<HTMLElement>('th a[href]') ?? null;

/**
 * Puts the focus on the link of the row after or before the one that has it, or that is in hand; without one, of the first or the
 * last.
 */
function focusRow(place: HTMLElement, step: 1 | -1, inHand: string | null): HTMLElement | null {
  const rows = rowsOf(place);
  const from = focusedRow(place) ?? rows.find(({ dataset }) => dataset.row === inHand);
  const next =
    from === undefined || from === null ? rows.at(step === 1 ? 0 : -1) : rows[rows.indexOf(from) + step];
  linkOf(next)?.focus();
  return next ?? null;
}

const chooseRow = (place: HTMLElement): void =>
  focusedRow(place)?.querySelector<HTMLInputElement>('input[type="checkbox"]:enabled')?.click();

/** Presses what Enter stands for in the pane of the row in hand; false where that row can only be opened. */
function takeStep(row: HTMLElement): boolean {
  const pane = document.querySelector<HTMLElement>(`[data-in-hand="${CSS.escape(row.dataset.row ?? '')}"]`);
  const control = pane?.querySelector<HTMLElement>('[data-hand-step] :is(a[href], button:enabled)');
  control?.click();
  return control !== undefined && control !== null;
}

/**
 * Goes through the rows of a list by keys, chooses them, and finds its search. Where there is room, the row comes in hand beside the
 * list: Enter then takes its next step, O opens its document, Esc lets go of it. Elsewhere Enter opens the row, since the focus
 * stands on its link. Nothing happens while somebody writes, composes, or has a dialog before them.
 *
 * @param isOn whether the reader wants them: single letters may be what a voice control says (WCAG 2.1.4)
 */
export function useRowKeys(
  place: RefObject<HTMLElement | null>,
  isOn: boolean,
  onHelp: () => void,
  hand: RowInHand,
): void {
  const current = useRef(hand);
  // With what is drawn: a key that is pressed at what is seen would be answered for what was there before.
  useLayoutEffect(() => {
    current.current = hand;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const list = place.current;
      if (list === null || event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isEditable(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const { isPossible, taken, shown, take, close } = current.current;
      const go = (step: 1 | -1) => {
        const number = focusRow(list, step, taken)?.dataset.row;
        if (isPossible && number !== undefined) take(number);
      };
      const act: Record<string, () => void> = {
        KeyJ: () => go(1),
        KeyK: () => go(-1),
        KeyX: () => chooseRow(list),
        KeyO: () => linkOf(focusedRow(list))?.click(),
        [ROW_KEYS.search]: () => list.querySelector<HTMLElement>('input[type="search"]')?.focus(),
        [ROW_KEYS.help]: onHelp,
        ...(taken === null ? {} : { Escape: close }),
      };
      const row = focusedRow(list);
      if (
        event.key === 'Enter' &&
        taken !== null &&
        row?.dataset.row === taken &&
        event.target === linkOf(row)
      ) {
        // What has been taken a moment ago is on its way.
        if (shown !== taken || takeStep(row)) event.preventDefault();
        return;
      }
      const run = act[event.key] ?? act[event.code];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [place, isOn, onHelp]);
}
