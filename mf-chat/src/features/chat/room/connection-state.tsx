import { $online, $socketOpen, useStore } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useEffect, useState } from 'react';
import styles from './room.module.scss';

interface Props {
  /** Names of those who are writing. */
  writers: readonly string[];
  /** Something of one's own is still on its way. */
  waiting: boolean;
}

/** A line may be gone for a moment without anybody having to know, in ms. */
const PATIENCE_MS = 3_000;

/** Who is writing, or that the line is cut and what becomes of what is written. Its place is always kept. */
export function ConnectionState({ writers, waiting }: Props) {
  const { t } = useTranslation('mf-chat');
  const online = useStore($online);
  const isLive = useStore($socketOpen);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (isLive) return;
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLive]);
  const cut = !online ? 'offline' : !isLive && isLong ? 'reconnecting' : null;

  return (
    <p className={styles.connectionState} role="status" data-cut={cut !== null || undefined}>
      {cut ? t(`room.${cut}`) : null}
      {cut && waiting ? ` ${t('room.sentLater')}` : null}
      {!cut && writers.length > 0 ? (
        <>
          <span className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {t('room.typing', { name: writers.join(', ') })}
        </>
      ) : null}
    </p>
  );
}
