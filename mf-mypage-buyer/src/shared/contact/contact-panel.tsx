import type { Manager } from '@vitis/contracts';
import { formatPhone, workingTimes } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Avatar, DescriptionList, Panel, Tag } from '@vitis/ui';
import styles from './contact-panel.module.scss';

/** Whom the company may call, and when. */
export function ContactPanel({ manager }: { manager: Manager }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { fullName, mobile, email, picture, working, statusMessage, hours, idBusinessDayList } = manager;
  const { days, spans } = workingTimes(hours, idBusinessDayList, language);
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
    ...spans.map(({ id, hours: detail }) => ({ id, term: t(`memberInfo.work.${id}`), detail })),
  ];
  return (
    <Panel title={t('clientInfo.manager')}>
      <div className={styles.panel}>
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
