import { formatPhone, isMobile, normalisePhone } from '@vitis/domain';
import { Button, Icon, successIcon, TextInput } from '@vitis/ui';
import { type KeyboardEvent, useState } from 'react';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import type { CodeCalls } from './code-calls.ts';
import { CodeField } from './code-field.tsx';
import styles from './mobile-code.module.scss';
import { useSeconds } from './use-seconds.ts';

export interface MobileCodeProps<Body> {
  calls: CodeCalls<Body>;
  /** The number was shown to be the person's own. */
  onConfirmed: (mobile: string, body: Body) => void;
  /** Another number is wanted after all. */
  onChange?: () => void;
  /** What was typed before. */
  start?: string;
  /** Digits of the number that is confirmed already, after a reload for example. */
  confirmed?: string | null;
  label?: string;
  /** What else is wrong with the number: said until it is changed. */
  error?: string | undefined;
  /** Told what is typed, to be held. */
  onTyped?: (mobile: string) => void;
}

const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  // A composing keyboard's Enter ends the composition.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  act();
};

/** A mobile number that is shown to be one's own by a code: asked for, counted down, typed, confirmed. */
export function MobileCode<Body>({
  calls,
  onConfirmed,
  onChange,
  start = '',
  confirmed = null,
  label,
  error: outerError,
  onTyped,
}: MobileCodeProps<Body>) {
  const { t } = usePortalTexts();
  const [typed, setTyped] = useState(start);
  const [error, setError] = useState<string>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  /** How often a code was sent: each sending begins with an empty field. */
  const [sendings, setSendings] = useState(0);
  const [busy, setBusy] = useState(false);
  const [wait, setWait] = useSeconds();
  const [left, setLeft] = useSeconds();

  const send = async () => {
    if (busy || wait > 0) return;
    const mobile = normalisePhone(typed);
    if (!isMobile(mobile)) {
      setError(t(mobile === '' ? 'portal.code.mobileMissing' : 'portal.code.mobileWrong'));
      return;
    }
    setBusy(true);
    setError(undefined);
    const reply = await calls.send(mobile);
    setBusy(false);
    if (reply.done) {
      setSentTo(mobile);
      setSendings((count) => count + 1);
      setWait(reply.body.resendAfterSeconds);
      setLeft(reply.body.expiresInSeconds);
      return;
    }
    setError(reply.message ?? t('portal.code.unreachable'));
    if (reply.retryAfter !== undefined && reply.retryAfter <= 60) setWait(reply.retryAfter);
  };

  if (confirmed !== null)
    return (
      <div className={styles.confirmed} role="status">
        <Icon drawing={successIcon} size={20} />
        <div>
          <p>{formatPhone(confirmed)}</p>
          <p className={styles.done}>{t('portal.code.confirmed')}</p>
        </div>
        <Button
          size="small"
          onClick={() => {
            setSentTo(null);
            onChange?.();
          }}
        >
          {t('portal.code.otherNumber')}
        </Button>
      </div>
    );

  return (
    <div className={styles.code}>
      <div className={styles.line}>
        <TextInput
          className={styles.field}
          label={label ?? t('portal.code.mobile')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          required
          value={typed}
          error={error ?? outerError}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            setError(undefined);
            onTyped?.(value);
            // The code went to another number.
            if (sentTo !== null && normalisePhone(value) !== sentTo) setSentTo(null);
          }}
          onKeyDown={onEnter(() => void send())}
        />
        <Button
          className={styles.button}
          variant={sentTo === null ? 'primary' : 'default'}
          loading={busy}
          aria-disabled={wait > 0 || undefined}
          onClick={() => void send()}
        >
          {wait > 0
            ? t('portal.code.againIn', { seconds: wait })
            : t(sentTo === null ? 'portal.code.send' : 'portal.code.again')}
        </Button>
      </div>
      {sentTo === null ? null : (
        <CodeField
          key={sendings}
          left={left}
          confirm={(code) => calls.confirm(sentTo, code)}
          onConfirmed={(body) => onConfirmed(sentTo, body)}
          onEnter={onEnter}
        />
      )}
    </div>
  );
}
