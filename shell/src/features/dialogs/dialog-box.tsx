import { type DialogRequest, useStore } from '@vitis/platform';
import { dialogQueueStore } from '@vitis/platform/owner';
import { useBlocker } from '@vitis/platform/router';
import { AlertDialog, ConfirmDialog } from '@vitis/ui';
import { useEffect } from 'react';
import { useTexts } from '../../shared/use-texts.ts';
import { failureText } from './failure-text.ts';

/** Takes a dialog out of the queue and tells who asked. */
function settle(request: DialogRequest, accepted: boolean): void {
  dialogQueueStore.set(dialogQueueStore.get().filter((other) => other !== request));
  request.done(accepted);
}

/** The first dialog of the queue. Back, like Escape, answers it with "no" and leaves the page where it is. */
export function DialogBox() {
  const { t } = useTexts();
  const request = useStore(dialogQueueStore)[0];
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === 'POP' && dialogQueueStore.get().length > 0,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const [first] = dialogQueueStore.get();
    blocker.reset();
    if (first !== undefined) settle(first, false);
  }, [blocker]);

  if (request === undefined) return null;
  if (request.kind === 'confirm') {
    return (
      <ConfirmDialog
        key={request.message}
        open
        title={request.title}
        message={request.message}
        okLabel={request.accept ?? t('ok')}
        cancelLabel={t('cancel')}
        onOk={() => settle(request, true)}
        onCancel={() => settle(request, false)}
      />
    );
  }
  const { title, message } =
    request.kind === 'alert' ? request : { title: undefined, message: failureText(request.error, t) };
  return (
    <AlertDialog
      key={message}
      open
      title={title}
      message={message}
      okLabel={t('ok')}
      onOk={() => settle(request, true)}
    />
  );
}
