import { ErrorPanel } from '@vitis/ui';
import { useState } from 'react';
import type { RemoteFailure } from '../../federation/remote-failure.ts';
import { useTexts } from '../../shared/use-texts.ts';
import styles from './remote-screen.module.scss';

interface Props {
  failure: RemoteFailure;
  /** Tries again; the panel waits for it. */
  retry: () => Promise<void> | void;
}

/**
 * Says that this part of the page is missing, and offers to try again. A part that was built for a newer shell needs
 * a newer page instead.
 */
export function RemoteFailurePanel({ failure, retry }: Props) {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  const tryAgain = async () => {
    setBusy(true);
    try {
      await retry();
    } finally {
      setBusy(false);
    }
  };

  if (failure.needsNewPage) {
    return (
      <section className={styles.failure} data-remote-failure>
        <ErrorPanel
          title={t('remote.newVersion')}
          message={t('remote.newVersionText')}
          home={{ label: t('error.home'), href: '/' }}
          retry={{ label: t('remote.reload'), onRetry: () => location.reload() }}
        />
      </section>
    );
  }
  return (
    <section className={styles.failure} data-remote-failure>
      <ErrorPanel
        title={t('remote.failed')}
        message={t('remote.failedText')}
        request={{ label: t('remote.fault'), id: faultCode(failure) }}
        home={{ label: t('error.home'), href: '/' }}
        retry={{ label: t('retry'), onRetry: () => void tryAgain(), busy }}
      />
    </section>
  );
}

/** What support needs to know, short enough to read out: part, build and stage. */
const faultCode = ({ part, build, stage }: RemoteFailure) => [part, build, stage].filter(Boolean).join(' ');
