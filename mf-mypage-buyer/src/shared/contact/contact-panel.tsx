import type { Manager } from '@vitis/contracts';
import { formatPhone, workingTimes } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useIsOpen } from '@vitis/portal/remote';
import { Avatar, DescriptionList, Panel, Tag, TextLink } from '@vitis/ui';
import { CHAT_PATH } from '../paths.ts';
import styles from './contact-panel.module.scss';

/** Whom the company may ask, how, and when. */
export function ContactPanel({ manager }: { manager: Manager }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const isOpen = useIsOpen();
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
    <Panel
      title={t('clientInfo.manager')}
      action={
        isOpen('/chat') ? (
          <TextLink arrow href={CHAT_PATH}>
            {t('document.chat')}
          </TextLink>
        ) : null
      }
    >
      <div className={styles.panel}>
        <div className={styles.contact}>
          <Avatar
            size={48}
            name={fullName}
            src={picture ? `${picture.base}-${picture.widths[0]}.webp` : undefined}
          />
          <div>
            <p className={styles.name}>
              {fullName}{' '}
              <Tag tone={working ? 'good' : 'muted'}>
                {t(`memberInfo.work.${working ? 'working' : 'away'}`)}
              </Tag>
            </p>
            {statusMessage === '' ? null : <p className={styles.note}>{statusMessage}</p>}
          </div>
        </div>
        <DescriptionList items={reached} />
      </div>
    </Panel>
  );
}
