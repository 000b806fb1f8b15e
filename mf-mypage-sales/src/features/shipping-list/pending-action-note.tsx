import { seoulClock, seoulDay, shortTime } from '@vitis/domain';
import type { ActionState, PendingAction } from '@vitis/driver-outbox';
import { confirm } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { Button, classNames, Status, type Tone } from '@vitis/ui';
import type { ReactNode } from 'react';
import { outbox } from './outbox/use-outbox.ts';
import styles from './shipping-list.module.scss';

const TONES: Record<ActionState, Tone> = { draft: 'muted', waiting: 'careful', sent: 'good', refused: 'bad' };

interface Props {
  action: PendingAction;
  isSending: boolean;
  /** The way to say it again, and better; absent where its form cannot be opened. */
  amend?: ReactNode;
}

/** What became of one thing that the driver did; a refused one, or one being amended, waits for the driver's word. */
export function PendingActionNote({ action, isSending, amend }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const what = t(`outbox.kind.${action.kind}`);
  const language = useLanguage();
  const madeAt = new Date(action.madeAt);
  const isToday = seoulDay(madeAt) === seoulDay(serverNow());
  const at = isToday ? seoulClock(madeAt) : shortTime(action.madeAt, language);
  const { receivedBy, reason, refusedReason } = action;
  const said = [receivedBy && t('shipping.receivedBy', { name: receivedBy }), reason, refusedReason]
    .filter(Boolean)
    .join(' · ');
  const drop = async () => {
    if (await confirm(t('outbox.dropAsk', { what }), { accept: t('outbox.drop') }))
      await outbox.discard(action);
  };
  return (
    <div className={classNames(styles.action, action.state === 'refused' && styles.refused)}>
      <p role="status">
        <Status tone={isSending ? 'wine' : TONES[action.state]}>
          {t(isSending ? 'outbox.state.sending' : `outbox.state.${action.state}`)}
        </Status>{' '}
        <span className={styles.actionWhat}>
          {what} · {at}
          {action.photos.length > 0 ? ` · ${t('outbox.photos', { count: action.photos.length })}` : ''}
        </span>
      </p>
      {action.state === 'refused' || action.state === 'draft' ? (
        <>
          {action.refusal === null ? null : <p className={styles.why}>{action.refusal}</p>}
          {said === '' ? null : <p className={styles.done}>{said}</p>}
          <p className={styles.actionButtons}>
            {amend}
            {action.state === 'refused' ? (
              <Button size="small" onClick={() => void outbox.retry(action)}>
                {t('outbox.retry')}
              </Button>
            ) : null}
            <Button size="small" variant="quiet" onClick={() => void drop()}>
              {t('outbox.drop')}
            </Button>
          </p>
        </>
      ) : null}
    </div>
  );
}
