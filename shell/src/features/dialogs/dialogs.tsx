import { PREFETCH_IDLE_TIMEOUT_MS } from '@vitis/domain';
import { $user, showAlert, useStore } from '@vitis/platform';
import { dialogQueueStore, notYetStore } from '@vitis/platform/owner';
import { useEffect, useRef } from 'react';
import { lazyFrameComponent } from '../../shared/lazy-frame-component.tsx';
import { onFirstInput } from '../../shared/on-first-input.ts';
import { useTexts } from '../../shared/use-texts.ts';
import { whenIdle } from '../../shared/when-idle.ts';

const DialogBox = lazyFrameComponent<object>(() =>
  import(/* webpackChunkName: "dialog-box" */ './dialog-box.tsx').then((module) => module.DialogBox),
);

/** The page's global alert and confirm, and the notice of what is still to come. Empty without a request. */
export function Dialogs() {
  const { t } = useTexts();
  const waiting = useStore(dialogQueueStore).length > 0;
  const asked = useStore(notYetStore);
  const told = useRef(asked);
  const isMember = useStore($user) !== null;

  // Preloaded, since many alerts report a failing network. A guest who only reads never needs it.
  useEffect(
    () =>
      isMember
        ? whenIdle(DialogBox.preload, PREFETCH_IDLE_TIMEOUT_MS)
        : onFirstInput(DialogBox.preload, PREFETCH_IDLE_TIMEOUT_MS),
    [isMember],
  );
  useEffect(() => {
    if (told.current === asked) return;
    told.current = asked;
    void showAlert(t('notYet'));
  }, [asked, t]);
  return waiting ? <DialogBox /> : null;
}
