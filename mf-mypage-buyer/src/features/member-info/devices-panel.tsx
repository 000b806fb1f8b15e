import { endDevice, endOtherDevices, listDevices, type SignedInDevice } from '@vitis/contracts';
import { formatTime } from '@vitis/domain';
import { confirm } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { LoadFailure } from '@vitis/portal/documents';
import { Button, Panel, SkeletonText, Tag } from '@vitis/ui';
import styles from './member-info.module.scss';

/** Where a member is signed in, and since when; each can be ended from here. */
export function DevicesPanel() {
  const { t } = useTranslation('mf-mypage-buyer');
  const devices = useEndpoint(listDevices, {});
  const all = useSettledCommand(endOtherDevices, { refreshes: [listDevices] });
  const others = devices.data?._embedded.items.filter(({ current }) => !current).length ?? 0;

  const endAll = async () => {
    if (await confirm(t('memberInfo.devices.endAllQuestion'), { accept: t('memberInfo.devices.end') }))
      await all.run({});
  };
  return (
    <Panel title={t('memberInfo.devices.title')}>
      <div className={styles.form}>
        <p className={styles.lead}>{t('memberInfo.devices.text')}</p>
        {devices.status === 'loading' ? <SkeletonText lines={3} /> : null}
        {devices.status === 'failed' ? (
          <LoadFailure title={t('memberInfo.devices.failed')} load={devices} />
        ) : null}
        <ul className={styles.devices} aria-label={t('memberInfo.devices.title')}>
          {devices.data?._embedded.items.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
        {others > 0 ? (
          <Button loading={all.busy} onClick={() => void endAll()}>
            {t('memberInfo.devices.endAll')}
          </Button>
        ) : null}
      </div>
    </Panel>
  );
}

function Device({ device }: { device: SignedInDevice }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { run, busy } = useSettledCommand(endDevice, { refreshes: [listDevices] });
  const { id, current, browser, system, address, createdAt, lastUsedAt } = device;
  const name = [browser, system].filter(Boolean).join(' · ') || t('memberInfo.devices.unknown');
  const at = (time: string) => formatTime(new Date(time), language);
  return (
    <li className={styles.device}>
      <div>
        <p className={styles.deviceName}>
          {name} {current ? <Tag tone="good">{t('memberInfo.devices.current')}</Tag> : null}
        </p>
        <p className={styles.note}>{t('memberInfo.devices.since', { time: at(createdAt) })}</p>
        <p className={styles.note}>
          {t('memberInfo.devices.used', { time: at(lastUsedAt), address: address ?? '–' })}
        </p>
      </div>
      {current ? null : (
        <Button
          size="small"
          loading={busy}
          aria-label={t('memberInfo.devices.endOf', { name })}
          onClick={() => void run({ params: { id } })}
        >
          {t('memberInfo.devices.end')}
        </Button>
      )}
    </li>
  );
}
