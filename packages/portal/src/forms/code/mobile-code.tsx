import { formatPhone, isMobile, normalisePhone } from '@vitis/domain';
import { Button, Icon, successIcon, TextInput } from '@vitis/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import type { CodeCalls } from './code-calls.ts';
import { CodeField } from './code-field.tsx';
import styles from './mobile-code.module.scss';
import { onEnter } from './on-enter.ts';
import { useCodeSending } from './use-code-sending.ts';
import { useKeptCode } from './use-kept-code.ts';

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
  /** Name of the form, where a code that was sent is waited for after a reload as well. */
  keeps?: string;
}

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
  keeps,
}: MobileCodeProps<Body>) {
  const { t } = usePortalTexts();
  const [typed, setTyped] = useState(start);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sending = useCodeSending();
  const { error, setError, wait } = sending;
  const kept = useKeptCode(keeps);
  // After the first render, which is the server's.
  const goOn = useEffectEvent(() => {
    const before = kept.read();
    if (before === null || confirmed !== null) return;
    setTyped(before.mobile);
    setSentTo(before.mobile);
    sending.goOn(before);
  });
  useEffect(() => goOn(), []);

  const send = async () => {
    const mobile = normalisePhone(typed);
    if (!isMobile(mobile)) {
      if (wait === 0) setError(t(mobile === '' ? 'portal.code.mobileMissing' : 'portal.code.mobileWrong'));
      return;
    }
    const sent = await sending.send(() => calls.send(mobile));
    if (sent === null) return;
    setSentTo(mobile);
    kept.write(mobile, sent);
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
            if (sentTo === null || normalisePhone(value) === sentTo) return;
            setSentTo(null);
            kept.clear();
          }}
          onKeyDown={onEnter(() => void send())}
        />
        <Button
          className={styles.button}
          variant={sentTo === null ? 'primary' : 'default'}
          loading={sending.busy}
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
          key={sending.sendings}
          hint={t('portal.code.sent')}
          left={sending.left}
          confirm={(code) => calls.confirm(sentTo, code)}
          onConfirmed={(body) => {
            kept.clear();
            onConfirmed(sentTo, body);
          }}
        />
      )}
    </div>
  );
}
