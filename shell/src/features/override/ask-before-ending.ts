import { confirm } from '@vitis/platform';
import { hasUnsentText } from '../../shared/unsent-text.ts';

/** The form in the ribbon that the gateway has put beside the application. */
const FORM = '#vitis-override-end';

/** Suppresses the browser's own question, since the person has already been asked. */
const leaveInPeace = () =>
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });

/** Asks before the end of an override, which reloads the page, where typed text would be lost. */
export function askBeforeEnding(): void {
  const form = document.querySelector<HTMLFormElement>(FORM);
  form?.addEventListener('submit', (event) => {
    if (!hasUnsentText()) return;
    event.preventDefault();
    void confirm(form.dataset.unsent ?? '').then((ends) => {
      if (!ends) return;
      leaveInPeace();
      form.submit();
    });
  });
}
