import { getMe, type Me, subscribeEmail, subscribeSms } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { Panel, Switch } from '@vitis/ui';
import styles from './member-info.module.scss';

/** News that a member agrees to. What belongs to an order is sent in any case. */
export function SubscriptionsPanel({ me }: { me: Me }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const sms = useSettledCommand(subscribeSms, { refreshes: [getMe] });
  const email = useSettledCommand(subscribeEmail, { refreshes: [getMe] });
  return (
    <Panel title={t('memberInfo.news.title')}>
      <div className={styles.form}>
        <p className={styles.lead}>{t('memberInfo.news.text')}</p>
        <Switch
          label={t('memberInfo.news.sms')}
          checked={me.smsSubscribed}
          disabled={sms.busy}
          onChange={(event) => void sms.run({ body: { active: event.currentTarget.checked } })}
        />
        <Switch
          label={t('memberInfo.news.email')}
          checked={me.emailSubscribed}
          disabled={email.busy}
          onChange={(event) => void email.run({ body: { active: event.currentTarget.checked } })}
        />
      </div>
    </Panel>
  );
}
