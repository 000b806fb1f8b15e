import { CAPTCHA_FRAME_PATH, CaptchaFrameMessage } from '@vitis/contracts';
import { useLanguage } from '@vitis/platform/i18n';
import { Button, Modal, Notice, Spinner } from '@vitis/ui';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import type { AnswerCaptcha } from './ask-person.ts';
import styles from './captcha-dialog.module.scss';

export interface CaptchaDialogProps {
  onAnswer: AnswerCaptcha;
}

/** How long Google may take to show its box, in milliseconds. */
const PATIENCE = 15_000;

/** Google's captcha, in a document of its own: nothing of it can touch the page, and nothing of the page is opened for it. */
export function CaptchaDialog({ onAnswer }: CaptchaDialogProps) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const [isFailed, setFailed] = useState(false);
  /** Counts the tries: each has a frame of its own. */
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (origin !== location.origin || source === null || source !== frame.current?.contentWindow) return;
      const message = v.safeParse(CaptchaFrameMessage, data);
      if (!message.success) return;
      const { output } = message;
      if (output.captcha === 'solved') onAnswer(output.token);
      else if (output.captcha === 'failed') setFailed(true);
      else setHeight(Math.min(output.height, 640));
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [onAnswer]);

  const isWaiting = height === 0 && !isFailed;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setFailed(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return (
    <Modal
      open
      size="small"
      title={t('portal.captcha.title')}
      closeLabel={t('portal.common.close')}
      onClose={() => onAnswer(null)}
    >
      <div className={styles.captcha}>
        <p>{t('portal.captcha.text')}</p>
        {isFailed ? (
          <Notice tone="careful" role="alert" title={t('portal.captcha.failed')}>
            <p>{t('portal.captcha.failedText')}</p>
            <Button
              size="small"
              onClick={() => {
                setFailed(false);
                setHeight(0);
                setTurn(turn + 1);
              }}
            >
              {t('portal.captcha.again')}
            </Button>
          </Notice>
        ) : (
          <div className={styles.place}>
            {isWaiting ? (
              <div className={styles.waiting}>
                <Spinner size={28} label={t('portal.captcha.coming')} />
              </div>
            ) : null}
            <iframe
              key={turn}
              ref={frame}
              className={styles.frame}
              title={t('portal.captcha.frame')}
              src={`${CAPTCHA_FRAME_PATH}?lang=${language}`}
              style={{ height: Math.max(height, 78) }}
            />
          </div>
        )}
      </div>
    </Modal>
  );
}
