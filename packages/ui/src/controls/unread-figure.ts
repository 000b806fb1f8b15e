import type { MouseEvent } from 'react';

/**
 * Puts the focus on the first field of a figure that cannot be read, which a `NumberInput` or a
 * `QuantityStepper` tells by a custom validity, and has the browser say it there; false where there is none, and what is around may be sent.
 * One of a line inside that is left out of what is sent, which `data-left-out` marks, does not count.
 */
export function focusUnread(root: ParentNode | null): boolean {
  const inputs = [...(root?.querySelectorAll('input') ?? [])];
  const unread = inputs.find((input) => {
    const left = input.closest('[data-left-out]');
    const isLeft = left !== null && left !== root && root?.contains(left);
    return input.validity.customError && !isLeft;
  });
  unread?.focus();
  // The focus says nothing where the field has it already: who sends by a key stands in it.
  unread?.reportValidity();
  return unread !== undefined;
}

/**
 * A press that takes quantities with it: comes to nothing while one of those around the button cannot be read, which gets
 * the focus. Around it is the nearest element that holds a quantity: a card, a row, or the screen of a sum.
 */
export const ifRead =
  (press: (event: MouseEvent<HTMLElement>) => void) =>
  (event: MouseEvent<HTMLElement>): void => {
    if (!focusUnread(event.currentTarget.closest(':has([role="spinbutton"])'))) press(event);
  };
