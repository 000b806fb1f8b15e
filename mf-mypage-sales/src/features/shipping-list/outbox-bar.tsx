import { type Day, formatDay } from '@vitis/domain';
import type { OutboxState } from '@vitis/driver-outbox';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, ButtonLink, Notice, sendIcon } from '@vitis/ui';
import { outbox as box } from './outbox/use-outbox.ts';
import { PendingActionNote } from './pending-action-note.tsx';
import styles from './shipping-list.module.scss';
import type { Stop } from './stops.ts';
import { dayHref } from './use-shipping-day.ts';

interface Props {
  outbox: OutboxState;
  /** Stops in sight: what is to be said about them stands there. Null while nobody knows which these are. */
  shown: readonly Stop[] | null;
  day: Day;
  today: Day;
}

/** What waits on this device: how much, of which other days, and of whom else. */
export function OutboxBar({ outbox, shown, day, today }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { actions, ofOthers, sending, isLasting } = outbox;
  const waiting = actions.filter(({ state }) => state === 'waiting').length;
  const inSight = new Set(shown?.map(({ delivery }) => delivery.idDeliveryInfo));
  const elsewhere = actions.filter(
    // What was begun, too: its stop may have been taken away under it.
    ({ idDeliveryInfo, state }) => shown !== null && state !== 'sent' && !inSight.has(idDeliveryInfo),
  );

  return (
    <>
      <div role="status" className={waiting > 0 ? styles.waiting : undefined}>
        {waiting === 0 ? null : (
          <>
            <b>
              {sending === null
                ? t('outbox.waiting', { count: waiting })
                : t('outbox.sendingOf', { count: waiting })}
            </b>
            <Button size="small" icon={sendIcon} loading={sending !== null} onClick={() => void box.flush()}>
              {t('outbox.sendNow')}
            </Button>
          </>
        )}
      </div>
      {isLasting === false ? <Notice tone="bad">{t('outbox.notLasting')}</Notice> : null}
      {ofOthers > 0 ? <Notice tone="careful">{t('outbox.ofOthers', { count: ofOthers })}</Notice> : null}
      {elsewhere.length === 0 ? null : (
        <ul className={styles.elsewhere} aria-label={t('outbox.elsewhere')}>
          {elsewhere.map((action) => (
            <li key={action.sequence}>
              <p>
                <b>{action.clientName}</b> <small>{formatDay(action.day, language)}</small>
              </p>
              <PendingActionNote
                action={action}
                isSending={sending === action.sequence}
                amend={
                  // Of the day in view it is no stop any more: it was moved, or given to somebody else.
                  action.day === day ? null : (
                    <ButtonLink size="small" href={dayHref(action.day, today)}>
                      {t('outbox.showDay')}
                    </ButtonLink>
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
