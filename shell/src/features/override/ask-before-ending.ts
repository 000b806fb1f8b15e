import { confirm } from '@vitis/platform';
import { hasUnsentText } from '../../shared/unsent-text.ts';

/** The form in the ribbon that the gateway has put beside the application. */
const FORM = '#vitis-override-end';

/** The person has been asked already: the browser's own question would be the second. */
const leaveInPeace = () =>
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });

/** Ending the override loads the page anew: asks first where somebody would lose what they have written. */
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
