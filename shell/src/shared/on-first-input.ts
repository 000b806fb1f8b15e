import { whenIdle } from './when-idle.ts';

const SIGNS = ['pointerdown', 'keydown'] as const;

/**
 * Runs `work` once, after the first press or key on the page has been answered: when the browser is idle, after `timeout` ms
 * at the latest. The returned function cancels it.
 */
export function onFirstInput(work: () => void, timeout: number): () => void {
  let cancelWork = () => {};
  const stopListening = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, run, { capture: true });
  };
  const run = () => {
    stopListening();
    cancelWork = whenIdle(work, timeout);
  };
  for (const sign of SIGNS) document.addEventListener(sign, run, { capture: true, passive: true });
  return () => {
    stopListening();
    cancelWork();
  };
}
