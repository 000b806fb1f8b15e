import type { DeliveryInfo } from '@vitis/contracts';
import { deliveryLabel, formatBottles, offeredSteps, seoulClock, seoulDay, statusLabel } from '@vitis/domain';
import type { ActionKind, ActionStop, PendingAction } from '@vitis/driver-outbox';
import { $user, showAlert, useStore } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { useRole } from '@vitis/portal/commands';
import { DeliveryPhotos } from '@vitis/portal/documents';
import { Button, classNames, Status, Tag } from '@vitis/ui';
import { useState } from 'react';
import { RefusedAtDoor } from '../../shared/refused-at-door.tsx';
import { ReturnReasonText } from '../../shared/return-reason-text.tsx';
import { TONES } from '../../shared/tones.ts';
import { CompleteDialog } from './complete-dialog.tsx';
import { EarlyStartDialog } from './early-start-dialog.tsx';
import { FailDialog } from './fail-dialog.tsx';
import { keepingTrouble } from './keeping-trouble.ts';
import { outbox } from './outbox/use-outbox.ts';
import { PendingActionNote } from './pending-action-note.tsx';
import styles from './shipping-list.module.scss';
import { StopPlace } from './stop-place.tsx';
import { ACTION_EVENTS, earlyReasonOf, type Stop } from './stops.ts';

interface Props {
  stop: Stop;
  /** From 1, in the order of the day. */
  number: number;
  /** The action that is on its way. */
  sending: number | null;
}

const aboutOf = ({ idDeliveryInfo, clientName, requestDate }: DeliveryInfo): ActionStop => ({
  idDeliveryInfo,
  clientName,
  day: requestDate,
});

/** One stop: where, to whom, what, and what the driver does there. */
export function StopCard({ stop, number, sending }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const [asking, setAsking] = useState<'start' | 'complete' | 'fail' | null>(null);
  const { delivery, status, actions, draft } = stop;
  const { type, classify, completedAt, failedReason, images } = delivery;
  const about = aboutOf(delivery);
  const steps = offeredSteps('delivery', status, {
    role: useRole('DRIVER'),
    isOwn: useStore($user)?.id === delivery.driver?.id,
  });
  const can = (kind: ActionKind) => steps.includes(ACTION_EVENTS[kind]);
  // What is being amended happened when it was done first: what happens now is another press, once that one is sent or dropped.
  const canNow = (kind: ActionKind) => can(kind) && !(draft?.isAmended && draft.kind === kind);
  const close = () => setAsking(null);
  const isEarlyAt = (time: Date) => delivery.requestDate > seoulDay(time) && earlyReasonOf(stop) === null;
  // That may be before the day that the stop has now.
  const doneAt = draft?.isAmended && draft.kind === 'complete' ? new Date(draft.madeAt) : serverNow();
  const tell = (error: unknown) => void showAlert(t(keepingTrouble(error)));
  const begin = () =>
    isEarlyAt(serverNow()) ? setAsking('start') : void outbox.record(about, 'start').catch(tell);
  const isOver = steps.length === 0;
  const amend = (action: PendingAction) =>
    outbox
      .amend(action)
      .then(() => setAsking(action.kind))
      .catch(tell);

  return (
    <li className={classNames(styles.stop, isOver && styles.over)}>
      <header className={styles.stopHead}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h2 className={styles.client}>{delivery.clientName}</h2>
        {classify === 'SUPPLY' ? null : (
          <Tag tone="careful">{statusLabel('deliveryClassify', classify, language)}</Tag>
        )}
        {type === 'DIRECT' ? null : <Tag soft>{statusLabel('deliveryType', type, language)}</Tag>}
        <Status tone={TONES.delivery[status]}>{deliveryLabel({ status, type, classify }, language)}</Status>
      </header>
      {isOver ? (
        <details className={styles.details}>
          <summary>
            {t('shipping.details', {
              address: delivery.shipping.address1,
              qty: formatBottles(delivery.totalQty, language),
            })}
          </summary>
          <StopPlace delivery={delivery} />
          <Items delivery={delivery} />
        </details>
      ) : (
        <>
          <StopPlace delivery={delivery} />
          <Items delivery={delivery} />
        </>
      )}
      {actions.map((action) => (
        <PendingActionNote
          key={action.sequence}
          action={action}
          isSending={sending === action.sequence}
          amend={
            can(action.kind) && action.kind !== 'start' ? (
              <Button size="small" onClick={() => void amend(action)}>
                {t('outbox.amend')}
              </Button>
            ) : null
          }
        />
      ))}
      {completedAt === null ? null : (
        <p className={styles.done}>
          {t('shipping.handedOver', { time: seoulClock(new Date(completedAt)) })}
          {delivery.receivedBy === null
            ? ''
            : ` · ${t('shipping.receivedBy', { name: delivery.receivedBy })}`}
        </p>
      )}
      <RefusedAtDoor delivery={delivery} className={styles.done} />
      {delivery.earlyReason === null ? null : (
        <p className={styles.done}>{t('shipping.early.reasonOf', { reason: delivery.earlyReason })}</p>
      )}
      {failedReason === null ? null : (
        <p className={isOver ? styles.why : styles.done}>
          {isOver ? failedReason : t('shipping.failedBefore', { reason: failedReason })}
        </p>
      )}
      {delivery.returnRequest === null ? null : <ReturnReasonText request={delivery.returnRequest} />}
      <DeliveryPhotos images={images} signature={delivery.signature} />
      {draft === undefined || draft.isAmended ? null : isOver ? (
        <PendingActionNote action={draft} isSending={false} />
      ) : (
        <p className={styles.done}>
          {draft.photos.length > 0
            ? t('shipping.draft', { count: draft.photos.length })
            : t('shipping.begun')}
        </p>
      )}
      {isOver ? null : (
        <div className={styles.actions}>
          {canNow('fail') ? <Button onClick={() => setAsking('fail')}>{t('shipping.fail')}</Button> : null}
          {can('start') ? (
            <Button variant="primary" onClick={begin}>
              {t('shipping.start')}
            </Button>
          ) : null}
          {canNow('complete') ? (
            // What comes first is the way there.
            <Button variant={can('start') ? 'default' : 'primary'} onClick={() => setAsking('complete')}>
              {t('shipping.complete')}
            </Button>
          ) : null}
        </div>
      )}
      {asking === 'start' ? <EarlyStartDialog about={about} onClose={close} /> : null}
      {asking === 'complete' ? (
        <CompleteDialog {...{ about, delivery, draft }} isEarly={isEarlyAt(doneAt)} onClose={close} />
      ) : null}
      {asking === 'fail' ? <FailDialog {...{ about, draft }} onClose={close} /> : null}
    </li>
  );
}

function Items({ delivery }: { delivery: DeliveryInfo }) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  return (
    <table className={styles.items}>
      <caption className="visually-hidden">{t('shipping.items')}</caption>
      <tbody>
        {delivery.products.map(({ idProduct, productName, specification, qty }) => (
          <tr key={idProduct}>
            <th scope="row">
              {productName} <small>{specification}</small>
            </th>
            <td>{formatBottles(qty, language)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('portal.document.total')}</th>
          <td>{formatBottles(delivery.totalQty, language)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
