import { type Endpoint, MESSAGE_LIMIT, type SuccessOf } from '@vitis/contracts';
import type { EndpointInput } from '@vitis/platform';
import { Button, type ButtonProps } from '@vitis/ui';
import { CancelDialog } from '@vitis/ui/documents';
import { useState } from 'react';
import { type CommandOptions, useSettledCommand } from '../commands/use-settled-command.ts';
import { cancelLabels } from '../documents/document-labels.ts';
import { usePortalTexts } from '../remote/screen-frame.tsx';

interface CancelStep<E extends Endpoint> {
  endpoint: E;
  /** What a step of the document changes. */
  step: Pick<CommandOptions<E>, 'refreshes' | 'onDone'>;
  number: string;
  version: number;
  /** How it stands, in a word. */
  status: string;
  /** Whether its state and the reader's role allow it. */
  possible: boolean;
  /** What the button and the dialog are called, and what the dialog asks. */
  title: string;
  text: string;
  variant?: ButtonProps['variant'];
  onCancelled?: (document: SuccessOf<E>) => void;
}

/**
 * Cancelling a document: the button (or `ask` alone, for a place in a menu; null where it is not possible), and the dialog
 * that asks for a reason, for whichever place the screen has for them.
 * The dialog keeps what was typed and says what has changed since it was opened, why it was refused, and what is wrong
 * with the reason.
 */
export function useCancelStep<E extends Endpoint>(cancellation: CancelStep<E>) {
  const { endpoint, step, number, version, status, possible, title, text, variant, onCancelled } =
    cancellation;
  const { t } = usePortalTexts();
  /** The version that the person was asked about. */
  const [asked, setAsked] = useState<number | null>(null);
  const { run, busy, refusal, fields, forget } = useSettledCommand(endpoint, {
    ...step,
    tells: ['refused', 'stale'],
    fields: ['reason'],
  });

  const send = async (reason: string) => {
    const input = { params: { number }, body: { reason } } as unknown as EndpointInput<E>;
    const outcome = await run(input, { version });
    if (outcome.kind !== 'done') return;
    setAsked(null);
    onCancelled?.(outcome.body);
  };
  const close = () => {
    forget();
    setAsked(null);
  };

  const ask = possible ? () => setAsked(version) : null;
  const button = ask ? (
    <Button {...(variant && { variant })} onClick={ask}>
      {title}
    </Button>
  ) : null;
  const changed = asked === version ? (refusal?.message ?? null) : t('portal.document.changed', { status });
  const dialog =
    asked === null ? null : (
      <CancelDialog
        labels={cancelLabels(t)}
        reasonLimit={MESSAGE_LIMIT}
        {...{ title, text, busy, possible, changed }}
        error={fields.reason}
        onClose={close}
        onCancel={(reason) => void send(reason)}
      />
    );
  return { ask, button, dialog };
}
