import { PREFETCH_IDLE_TIMEOUT_MS } from '@vitis/domain';
import { $user, useStore } from '@vitis/platform';
import { dialogQueueStore } from '@vitis/platform/owner';
import { useEffect } from 'react';
import { lazyFrameComponent } from '../../shared/lazy-frame-component.tsx';
import { onFirstInput } from '../../shared/on-first-input.ts';
import { whenIdle } from '../../shared/when-idle.ts';

const DialogBox = lazyFrameComponent<object>(() =>
  import(/* webpackChunkName: "dialog-box" */ './dialog-box.tsx').then((module) => module.DialogBox),
);

/** The page's global alert and confirm. Empty without a request. */
export function Dialogs() {
  const waiting = useStore(dialogQueueStore).length > 0;
  const isMember = useStore($user) !== null;

  // Preloaded, since many alerts report a failing network. A guest who only reads never needs it.
  useEffect(
    () =>
      isMember
        ? whenIdle(DialogBox.preload, PREFETCH_IDLE_TIMEOUT_MS)
        : onFirstInput(DialogBox.preload, PREFETCH_IDLE_TIMEOUT_MS),
    [isMember],
  );
  return waiting ? <DialogBox /> : null;
}
