import type { SentCode } from '@vitis/contracts';
import { Button, Notice } from '@vitis/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import type { CodeReply } from './code-calls.ts';
import { CodeField } from './code-field.tsx';
import styles from './mobile-code.module.scss';
import { useCodeSending } from './use-code-sending.ts';

export interface MailCodeProps<Body> {
  /** The address of mail of the form around; null where what is typed is none, which the form says. */
  address: () => Promise<string | null>;
  send: (address: string) => Promise<CodeReply<SentCode>>;
  confirm: (address: string, code: string) => Promise<CodeReply<Body>>;
  onConfirmed: (body: Body) => void;
}

/** A code that goes to an address of mail: asked for, counted down, typed, confirmed. */
export function MailCode<Body>({ address, send, confirm, onConfirmed }: MailCodeProps<Body>) {
  const { t } = usePortalTexts();
  const sending = useCodeSending();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { wait, error } = sending;

  const ask = async () => {
    const typed = await address();
    if (typed !== null && (await sending.send(() => send(typed)))) setSentTo(typed);
  };

  return (
    <div className={styles.code}>
      {error === undefined ? null : (
        <Notice tone="bad" role="alert">
          {error}
        </Notice>
      )}
      <Button
        variant={sentTo === null ? 'primary' : 'default'}
        wide
        loading={sending.busy}
        aria-disabled={wait > 0 || undefined}
        onClick={() => void ask()}
      >
        {wait > 0
          ? t('portal.code.againIn', { seconds: wait })
          : t(sentTo === null ? 'portal.code.send' : 'portal.code.again')}
      </Button>
      {sentTo === null ? null : (
        <CodeField
          key={sending.sendings}
          hint={t('portal.code.mailed', { address: sentTo })}
          left={sending.left}
          confirm={(code) => confirm(sentTo, code)}
          onConfirmed={onConfirmed}
        />
      )}
    </div>
  );
}
