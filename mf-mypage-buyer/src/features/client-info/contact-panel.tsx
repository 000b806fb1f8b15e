import type { Manager } from '@vitis/contracts';
import { addDays, formatPhone, weekdayName } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Avatar, DescriptionList, Panel, Tag } from '@vitis/ui';
import styles from './client-info.module.scss';

/** Some Sunday: the days of the list are counted from it. */
const SUNDAY = '2026-11-22';
const SPANS = ['weekday', 'weekend', 'holiday'] as const;

/** Whom the company may call, and when. */
export function ContactPanel({ manager }: { manager: Manager }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { fullName, mobile, email, picture, working, statusMessage, hours, idBusinessDayList = [] } = manager;
  const days = idBusinessDayList.map((day) => weekdayName(addDays(SUNDAY, day), language)).join(' · ');
  const spans = SPANS.flatMap((span) => {
    const [from, to] = [hours?.[`${span}StartTime`], hours?.[`${span}EndTime`]];
    return from && to
      ? [{ id: span, term: t(`memberInfo.work.${span}`), detail: `${from.slice(0, 5)}–${to.slice(0, 5)}` }]
      : [];
  });
  const reached = [
    ...(mobile === null
      ? []
      : [
          {
            id: 'mobile',
            term: t('memberInfo.profile.mobile'),
            detail: <a href={`tel:${mobile}`}>{formatPhone(mobile)}</a>,
          },
        ]),
    { id: 'email', term: t('memberInfo.profile.email'), detail: <a href={`mailto:${email}`}>{email}</a> },
    ...(days === '' ? [] : [{ id: 'days', term: t('memberInfo.work.days'), detail: days }]),
    ...spans,
  ];
  return (
    <Panel title={t('clientInfo.manager')}>
      <div className={styles.form}>
        <div className={styles.contact}>
          <Avatar
            size={48}
            name={fullName}
            src={picture ? `${picture.base}-${picture.widths[0]}.webp` : undefined}
          />
          <div>
            <p className={styles.name}>
              {fullName} {working ? <Tag tone="good">{t('memberInfo.work.working')}</Tag> : null}
            </p>
            {statusMessage === '' ? null : <p className={styles.note}>{statusMessage}</p>}
          </div>
        </div>
        <DescriptionList items={reached} />
      </div>
    </Panel>
  );
}
