/// <reference lib="dom" />
import type { EarlyInput } from '@vitis/contracts/early-input';

/**
 * Keeps what is done with controls that the server has drawn and no script answers yet, in the browser ("event replay"): the
 * shell does it again when the control is alive. Its text is an inline script, so it may use nothing of this file but types.
 *
 * Links, and what opens by itself, need no script. Of each control the last of each kind counts: who presses three times
 * because nothing happens means it once.
 *
 * Nothing of a press reaches React before its control is alive: it would hydrate all that is around the control in one task
 * ("selective hydration"), four fifths of a second on a phone, in which the press is not even seen to be one.
 *
 * @param name global variable for the shell, which removes it when the whole page is alive
 */
export function keepEarlyInput(name: string): void {
  const { dataset } = document.documentElement;
  // By `old-browser-script.ts`: there will be no script.
  if ('oldBrowser' in dataset) return;
  const kept: EarlyInput[] = [];
  Object.assign(window, { [name]: kept });
  const PRESSED = 'button, [role="button"], [type="checkbox"], [type="radio"], a[href], summary';
  // Those for which React hydrates at once (`discreteReplayableEvents` of react-dom).
  const types =
    'click input change keydown keyup keypress pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel auxclick dblclick contextmenu compositionstart compositionend copy cut paste dragstart dragend drop reset'.split(
      ' ',
    );
  const kinds: Event['type'][] = ['click', 'input', 'change', 'keydown'] satisfies EarlyInput['type'][];
  function keep(event: Event): void {
    if (!(name in window)) {
      for (const type of types) removeEventListener(type, keep, true);
      return;
    }
    const type = event.type as EarlyInput['type'];
    const target = event.target as HTMLInputElement;
    // What stands beside the application answers by itself.
    if (!target.closest?.('#root')) return;
    // The frame around the screen is alive before it, and says so.
    if ('session' in dataset && target.closest('main') === null) return;
    event.stopImmediatePropagation();
    if (!kinds.includes(type)) return;
    const element = type === 'click' ? target.closest<HTMLInputElement>(PRESSED) : target;
    if (!element || element.matches('a, summary')) return;
    // Enter sends what is typed; where it ends a syllable or chooses a candidate it is the keyboard's own.
    const { key, isComposing, keyCode } = event as KeyboardEvent;
    // 229: Safari's, whose composition has ended by then.
    const isKeyboardsOwn = key !== 'Enter' || isComposing || keyCode === 229;
    if (type === 'keydown' && (isKeyboardsOwn || !element.matches('input'))) return;
    const isPressed = element.matches('[type="checkbox"], [type="radio"]');
    // Its press is what is done again.
    if (isPressed && type !== 'click') return;
    if (type === 'click' || type === 'keydown') event.preventDefault();
    // React answers to a text's input and to a choice's change.
    if (type === (element.matches('select, [type="file"]') ? 'input' : 'change')) return;
    const before = kept.findIndex((one) => one.type === type && one.element === element);
    if (before >= 0) kept.splice(before, 1);
    kept.push({ type, element, value: element.value ?? '', at: event.timeStamp });
  }
  for (const type of types) addEventListener(type, keep, true);
}
