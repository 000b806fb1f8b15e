import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

function quantityBeside(button: HTMLElement): HTMLElement | null {
  for (let around = button.parentElement; around; around = around.parentElement) {
    const quantity = around.querySelector<HTMLElement>('[role="spinbutton"]');
    if (quantity) return quantity;
  }
  return null;
}

/**
 * Changes the quantity of a line by a button that goes away with it, and hands the button's focus to that quantity: the one
 * in the nearest element that holds one. Only where a key pressed it: a pointer has no place to lose, and a field would open
 * the keyboard of a phone.
 */
export function handToQuantity({ currentTarget, detail }: MouseEvent<HTMLElement>, change: () => void): void {
  const quantity = detail > 0 ? null : quantityBeside(currentTarget);
  // A field that has the focus shows what can be typed over: that has to be the new quantity.
  flushSync(change);
  quantity?.focus();
}
