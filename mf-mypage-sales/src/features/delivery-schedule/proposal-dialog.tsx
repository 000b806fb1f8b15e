import { receivingConflicts } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, Modal } from '@vitis/ui';
import { useState } from 'react';
import { formatKilometres } from '../../shared/map-points.ts';
import styles from './proposal.module.scss';
import { changedStops, laneAt } from './schedule-board.ts';
import type { Proposal } from './use-proposals.ts';

interface Props {
  proposal: Proposal;
  nameOf: (idDriver: number | null) => string;
  onTake: () => Promise<void>;
  onClose: () => void;
}

/** A round as it could be, beside what it is now; nothing is changed before it is taken. */
export function ProposalDialog({ proposal, nameOf, onTake, onClose }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const { kind, before, after, places, metres } = proposal;
  const isSame = changedStops(before, after).length === 0;
  const formerly = new Map(
    before.map((delivery) => [
      delivery.idDeliveryInfo,
      laneAt(before, { day: delivery.requestDate, idDriver: delivery.driver?.id ?? null }),
    ]),
  );

  return (
    <Modal
      open
      title={t(`proposal.${kind}`)}
      closeLabel={t('portal.common.close')}
      dismissable={!busy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t(isSame ? 'portal.common.close' : 'portal.common.cancel')}
          </Button>
          {isSame ? null : (
            <Button
              variant="primary"
              loading={busy}
              onClick={() => {
                setBusy(true);
                void onTake();
              }}
            >
              {t('proposal.take')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.proposal}>
        <p>{t(isSame ? `proposal.same.${kind}` : `proposal.about.${kind}`)}</p>
        {metres === null || isSame ? null : (
          <p>
            {t('proposal.metres', {
              before: formatKilometres(metres[0], language),
              after: formatKilometres(metres[1], language),
            })}
          </p>
        )}
        {isSame
          ? null
          : places.map((place) => {
              const { id, stops } = laneAt(after, place);
              const late = receivingConflicts(stops.map(({ receiving }) => receiving));
              return (
                <section key={id} aria-label={nameOf(place.idDriver)}>
                  <h3>{nameOf(place.idDriver)}</h3>
                  <ol className={styles.stops}>
                    {stops.map(({ idDeliveryInfo, clientName, isOwn, receiving }, index) => {
                      const lane = formerly.get(idDeliveryInfo);
                      const was =
                        lane?.stops.findIndex((each) => each.idDeliveryInfo === idDeliveryInfo) ?? -1;
                      const isMoved = lane?.id !== id || was !== index;
                      const conflict = late[index];
                      return (
                        <li key={idDeliveryInfo} data-foreign={!isOwn || undefined}>
                          <b>{clientName}</b>{' '}
                          {isMoved && lane ? (
                            <small>
                              {t(lane.id === id ? 'proposal.wasHere' : 'proposal.was', {
                                driver: nameOf(lane.idDriver),
                                number: was + 1,
                              })}
                            </small>
                          ) : null}
                          {conflict == null ? null : (
                            <small className={styles.late}>
                              {t('schedule.tooLate', {
                                name: stops[conflict]?.clientName,
                                from: stops[conflict]?.receiving.from,
                                until: receiving.until,
                              })}
                            </small>
                          )}
                        </li>
                      );
                    })}
                  </ol>
                </section>
              );
            })}
      </div>
    </Modal>
  );
}
