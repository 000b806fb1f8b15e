import { seoulClock } from '@vitis/domain';
import { confirm } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, classNames, Status, type Tone } from '@vitis/ui';
import type { Deed, DeedState } from './outbox/deed.ts';
import { outbox } from './outbox/use-outbox.ts';
import styles from './shipping-list.module.scss';

const TONES: Record<DeedState, Tone> = { draft: 'muted', waiting: 'careful', sent: 'good', refused: 'bad' };

/** What became of one thing that the driver did; a refused one waits for the driver's word. */
export function DeedNote({ deed, isSending }: { deed: Deed; isSending: boolean }) {
  const { t } = useTranslation('mf-mypage-sales');
  const what = t(`outbox.kind.${deed.kind}`);
  const at = seoulClock(new Date(deed.madeAt));
  const drop = async () => {
    if (await confirm(t('outbox.dropAsk', { what }), { accept: t('outbox.drop') }))
      await outbox.discard(deed);
  };
  return (
    <div className={classNames(styles.deed, deed.state === 'refused' && styles.refused)}>
      <p role="status">
        <Status tone={isSending ? 'wine' : TONES[deed.state]}>
          {t(isSending ? 'outbox.state.sending' : `outbox.state.${deed.state}`)}
        </Status>{' '}
        <span className={styles.deedWhat}>
          {what} · {at}
          {deed.photos.length > 0 ? ` · ${t('outbox.photos', { count: deed.photos.length })}` : ''}
        </span>
      </p>
      {deed.state === 'refused' ? (
        <>
          <p className={styles.why}>{deed.refusal}</p>
          <p className={styles.deedActions}>
            <Button size="small" onClick={() => void outbox.retry(deed)}>
              {t('outbox.retry')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => void drop()}>
              {t('outbox.drop')}
            </Button>
          </p>
        </>
      ) : null}
    </div>
  );
}
