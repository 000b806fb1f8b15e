import type { DeliveryInfo, OrderFormSummary } from '@vitis/contracts';
import { formatDay, seoulDay } from '@vitis/domain';
import { ApiFailure } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { serverNow } from '@vitis/platform/time';
import { LoadFailure } from '@vitis/portal/documents';
import { useLazyForm } from '@vitis/portal/forms';
import { defineScreen } from '@vitis/portal/remote';
import { Button, ButtonLink, lazyComponent, Notice, printIcon, Skeleton, SkeletonGroup } from '@vitis/ui';
import { useState } from 'react';
import { SCHEDULE_PATH } from '../../shared/paths.ts';
import { PlanDialog } from '../../shared/plan-dialog.tsx';
import { Board } from './board.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { PrintStatements } from './print-statements.tsx';
import { ProposalDialog } from './proposal-dialog.tsx';
import styles from './schedule.module.scss';
import { isMovable, type Place } from './schedule-board.ts';
import { columnsOf } from './schedule-columns.ts';
import { ScheduleHead } from './schedule-head.tsx';
import { daysInView, readSchedule } from './schedule-range.ts';
import { UnplannedOrders } from './unplanned-orders.tsx';
import { type DragAnnouncement, useKeyboardDrag } from './use-keyboard-drag.ts';
import type { Arranged, Saved } from './use-moves.ts';
import { type Proposal, useProposals } from './use-proposals.ts';
import { useSchedule } from './use-schedule.ts';
import type { VanDialogProps } from './van-dialog.tsx';

const vanDialog = lazyComponent<VanDialogProps>(() =>
  import(/* webpackChunkName: "van-dialog" */ './van-dialog.tsx').then(({ VanDialog }) => VanDialog),
);

interface Planning {
  order: OrderFormSummary;
  place: Place;
}

/** Who delivers what on which day: stops are ordered, given to drivers and moved; orders without a delivery wait beside them. */
export const Screen = defineScreen(ScheduleScreen, { access: ['SALESPERSON'] });

function ScheduleScreen() {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const [search] = useSearchParams();
  const today = seoulDay(serverNow());
  const address = readSchedule(search, today);
  const days = daysInView(address);
  const schedule = useSchedule(days);
  const { list, drivers, unplanned, holidays, deliveries, driverOf } = schedule;
  const known = drivers.data?._embedded.items ?? [];
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [editing, setEditing] = useState<DeliveryInfo | null>(null);
  const [planning, setPlanning] = useState<Planning | null>(null);

  const nameOf = (idDriver: number | null) =>
    idDriver === null ? t('schedule.nobody') : (driverOf(idDriver)?.fullName ?? '');
  const vanOf = (idDriver: number | null) => known.find(({ id }) => id === idDriver)?.vanCases ?? null;
  const proposals = useProposals(schedule, new Set(known.map(({ id }) => id)));
  const [measured, setMeasured] = useState<number | null>(null);
  const van = useLazyForm(vanDialog, { isOffered: false });
  const [undo, setUndo] = useState<Arranged['undo']>(null);
  const ask = (work: Promise<void>) =>
    void work.catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) reportError(error);
      setFailure(`${t('proposal.failed')} ${t('portal.common.failedText')}`);
    });
  const columnsFor = (items: readonly DeliveryInfo[]) => columnsOf(address.view, days, items, known);
  const tell = (news: DragAnnouncement) => {
    const name = news.delivery.clientName;
    if (news.kind !== 'over') return setSaid(t(`schedule.carry.${news.kind}`, { name }));
    const { day, idDriver, index } = news.target;
    setSaid(
      t('schedule.carry.over', {
        name,
        day: formatDay(day, language),
        driver: nameOf(idDriver),
        number: index + 1,
        of: news.of,
      }),
    );
  };
  const settle = (saved: Saved) => {
    if (saved.kind === 'done') {
      setFailure(null);
      setSaid(t('schedule.saved'));
    } else if (saved.kind === 'stale') setFailure(t('schedule.stale'));
    else {
      const why = saved.kind === 'refused' ? saved.problem?.message : undefined;
      setFailure(`${t('schedule.refused')} ${why ?? t('portal.common.failedText')}`);
    }
  };
  const arranged = ({ saved, undo: back }: Arranged) => {
    settle(saved);
    setUndo(() => back);
  };
  const take = async ({ before, after }: Proposal) => {
    const outcome = await schedule.arrange(before, after);
    proposals.drop();
    arranged(outcome);
  };
  const keyboardDrag = useKeyboardDrag({ schedule, columnsFor, today, tell, onSaved: settle });
  const plan = (order: OrderFormSummary, place: Place = { day: address.day, idDriver: null }) =>
    setPlanning({ order, place });

  return (
    <div className={styles.page}>
      <ScheduleHead
        {...{ address, today, days }}
        holiday={address.view === 'day' ? holidays.get(address.day) : undefined}
        busy={schedule.busy}
        actions={
          <>
            {address.view === 'day' && address.day >= today ? (
              <Button
                loading={proposals.asked === 'lastWeek'}
                disabled={proposals.asked !== null || schedule.busy || !deliveries.some(isMovable)}
                onClick={() => ask(proposals.likeLastWeek(address.day))}
              >
                {t('proposal.likeLastWeek')}
              </Button>
            ) : null}
            {address.view === 'day' ? (
              <ButtonLink icon={printIcon} href={`${SCHEDULE_PATH}/print?date=${address.day}`}>
                {t('schedule.printRound')}
              </ButtonLink>
            ) : null}
            <PrintStatements deliveries={deliveries} day={address.day} />
          </>
        }
      />
      <p className="visually-hidden" role="status" aria-live="assertive">
        {said}
      </p>
      {failure === null ? null : (
        <Notice
          tone="bad"
          role="alert"
          close={{ label: t('portal.common.close'), onClose: () => setFailure(null) }}
        >
          {failure}
        </Notice>
      )}
      {undo === null ? null : (
        <Notice
          tone="good"
          role="status"
          close={{ label: t('portal.common.close'), onClose: () => setUndo(null) }}
        >
          {t('proposal.taken')}{' '}
          <Button
            size="small"
            onClick={() => {
              setUndo(null);
              void undo().then(({ saved }) => settle(saved));
            }}
          >
            {t('proposal.undo')}
          </Button>
        </Notice>
      )}
      <div className={styles.desk} data-view={address.view}>
        {list.status === 'failed' ? (
          <LoadFailure title={t('schedule.failed')} load={list} />
        ) : list.status === 'loading' || drivers.status === 'loading' ? (
          <SkeletonGroup className={styles.waiting} label={t('portal.common.loading')}>
            <Skeleton shape="block" height={320} />
            <Skeleton shape="block" height={320} />
            <Skeleton shape="block" height={320} />
          </SkeletonGroup>
        ) : (
          <Board
            view={address.view}
            columns={columnsFor(keyboardDrag.shown)}
            {...{ today, holidays, nameOf, vanOf, keyboardDrag }}
            order={{ busy: proposals.asked, ask: (place) => ask(proposals.byDistance(place)) }}
            onEdit={setEditing}
            onVan={(idDriver) => {
              setMeasured(idDriver);
              van.open();
            }}
            onMove={(id, target) => {
              const delivery = deliveries.find(({ idDeliveryInfo }) => idDeliveryInfo === id);
              if (delivery) void schedule.move(delivery, target).then(settle);
            }}
            onPlan={(number, place) => {
              const order = unplanned.data?._embedded.items.find(
                ({ orderFormNumber }) => orderFormNumber === number,
              );
              if (order) plan(order, place);
            }}
          />
        )}
        <UnplannedOrders
          orders={unplanned}
          failed={schedule.failed.data?._embedded.items ?? []}
          today={today}
          onPlan={(order) => plan(order)}
          onReplan={setEditing}
        />
      </div>
      {editing ? (
        <EditDialog
          delivery={editing}
          {...{ schedule, today }}
          onClose={() => setEditing(null)}
          onSettled={settle}
        />
      ) : null}
      {van.Form && measured !== null ? (
        <van.Form
          key={measured}
          idDriver={measured}
          name={nameOf(measured)}
          holds={vanOf(measured)}
          onClose={van.close}
        />
      ) : null}
      {proposals.proposal ? (
        <ProposalDialog
          proposal={proposals.proposal}
          nameOf={nameOf}
          onTake={() => take(proposals.proposal as Proposal)}
          onClose={proposals.drop}
        />
      ) : null}
      {planning ? (
        <PlanDialog
          orderFormNumber={planning.order.orderFormNumber}
          day={planning.place.day}
          idDriver={planning.place.idDriver}
          today={today}
          onClose={() => setPlanning(null)}
          onPlanned={schedule.refresh}
        />
      ) : null}
    </div>
  );
}
