import { VERIFICATION_CODE_DIGITS } from '@vitis/domain';
import { Button, TextInput } from '@vitis/ui';
import { useEffect, useRef, useState } from 'react';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import type { CodeReply } from './code-calls.ts';
import styles from './mobile-code.module.scss';
import { onEnter } from './on-enter.ts';

interface CodeFieldProps<Body> {
  /** Seconds for which the code holds. */
  left: number;
  confirm: (code: string) => Promise<CodeReply<Body>>;
  onConfirmed: (body: Body) => void;
  /** Where it has gone. */
  hint: string;
}

const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** The six digits that came. It takes the focus when it appears, and offers what a phone has received. */
export function CodeField<Body>({ left, confirm, onConfirmed, hint }: CodeFieldProps<Body>) {
  const { t } = usePortalTexts();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  useEffect(() => input.current?.focus(), []);

  const send = async () => {
    if (busy) return;
    if (code.length !== VERIFICATION_CODE_DIGITS) {
      setError(t('portal.code.codeWrong'));
      input.current?.focus();
      return;
    }
    setBusy(true);
    const reply = await confirm(code);
    setBusy(false);
    if (reply.done) {
      onConfirmed(reply.body);
      return;
    }
    setError(reply.message ?? t('portal.code.unreachable'));
    input.current?.focus();
  };

  return (
    <div className={styles.line}>
      <TextInput
        ref={input}
        className={styles.field}
        label={t('portal.code.code')}
        digits
        autoComplete="one-time-code"
        maxLength={VERIFICATION_CODE_DIGITS}
        required
        value={code}
        error={left === 0 ? t('portal.code.expired') : error}
        hint={left === 0 ? undefined : hint}
        suffix={<span aria-hidden="true">{clock(left)}</span>}
        onChange={({ currentTarget: { value } }) => {
          setCode(value);
          setError(undefined);
        }}
        onKeyDown={onEnter(() => void send())}
      />
      <Button className={styles.button} variant="primary" loading={busy} onClick={() => void send()}>
        {t('portal.code.confirm')}
      </Button>
    </div>
  );
}
