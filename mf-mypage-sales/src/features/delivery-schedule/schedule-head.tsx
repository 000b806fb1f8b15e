import { type Day, dayOfWeek, formatDay, shortDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { ButtonLink, chevronLeftIcon, chevronRightIcon, IconLink, Segmented, Spinner } from '@vitis/ui';
import type { ReactNode } from 'react';
import { GoToDay } from '../../shared/go-to-day.tsx';
import styles from './schedule.module.scss';
import { SCHEDULE_VIEWS, type ScheduleAddress, scheduleHref, stepped } from './schedule-range.ts';

interface Props {
  address: ScheduleAddress;
  today: Day;
  days: readonly Day[];
  /** Name of the public holiday that the day is; a week names its own. */
  holiday: string | undefined;
  busy: boolean;
  /** What can be done with what is in view. */
  actions: ReactNode;
}

/** Which day or week is shown, and the ways to others. All of it stands in the address. */
export function ScheduleHead({ address, today, days, holiday, busy, actions }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const navigate = useNavigate();
  const go = (changed: Partial<ScheduleAddress>) =>
    void navigate(scheduleHref({ ...address, ...changed }, today), { preventScrollReset: true });
  const isSunday = address.view === 'day' && dayOfWeek(address.day) === 0;
  const free = holiday ?? (isSunday ? t('portal.forms.sunday') : undefined);
  const [first, last] = [days[0] as Day, days.at(-1) as Day];
  const title =
    first === last
      ? formatDay(first, language)
      : `${formatDay(first, language)} – ${shortDay(last, language)}`;

  return (
    <header className={styles.head}>
      <h1>{t('schedule.title')}</h1>
      <p className={styles.range} aria-live="polite">
        {title}
        {free === undefined ? null : <span className={styles.free}>{free}</span>}
        {busy ? <Spinner size={16} label={t('schedule.saving')} /> : null}
      </p>
      <div className={styles.ways}>
        {actions}
        <div className={styles.steps}>
          <Segmented
            label={t('schedule.view')}
            value={address.view}
            options={SCHEDULE_VIEWS.map((view) => ({ value: view, label: t(`schedule.views.${view}`) }))}
            onValueChange={(view) => go({ view })}
          />
          <IconLink
            variant="bordered"
            icon={chevronLeftIcon}
            label={t(`schedule.previous.${address.view}`)}
            href={scheduleHref(stepped(address, -1), today)}
          />
          <ButtonLink href={scheduleHref({ ...address, day: today }, today)}>
            {t('schedule.today')}
          </ButtonLink>
          <IconLink
            variant="bordered"
            icon={chevronRightIcon}
            label={t(`schedule.next.${address.view}`)}
            href={scheduleHref(stepped(address, 1), today)}
          />
        </div>
        <GoToDay className={styles.date} day={address.day} onGo={(day) => go({ day })} />
      </div>
    </header>
  );
}
