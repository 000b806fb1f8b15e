const SIGNS = ['pointerdown', 'keydown'] as const;

/** Runs `work` once, at the first press or key on the page; the returned function cancels it. */
export function onFirstInput(work: () => void): () => void {
  const end = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, run, { capture: true });
  };
  const run = () => {
    end();
    work();
  };
  for (const sign of SIGNS) document.addEventListener(sign, run, { capture: true, passive: true });
  return end;
}
