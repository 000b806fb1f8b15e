/** Global variable of a page with what was pressed and typed before it could answer; gone as soon as it can. */
export const EARLY_INPUT = 'vitisEarlyInput';

/** Something that somebody did with a control that was in sight and not alive yet. */
export interface EarlyInput {
  /** Event that would have come; of keys Enter in a field alone. */
  type: 'click' | 'input' | 'change' | 'keydown';
  element: HTMLElement;
  /** Of a field: what was typed or chosen. */
  value: string;
  /** When, in milliseconds since the page was begun. */
  at: number;
}
