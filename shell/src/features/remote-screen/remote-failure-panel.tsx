import { $online, useStore } from '@vitis/platform';
import { useLanguage } from '@vitis/platform/i18n';
import { ErrorPanel } from '@vitis/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RemoteFailure } from '../../federation/remote-failure.ts';
import { useCurrentRoute } from '../../shared/current-route.ts';
import { networkTriesStore } from '../../shared/network-tries.store.ts';
import { useTexts } from '../../shared/use-texts.ts';
import styles from './remote-screen.module.scss';

interface Props {
  failure: RemoteFailure;
  /** Tries again; the panel waits for it. */
  retry: () => Promise<void> | void;
}

/**
 * Says that this part of the page is missing, and offers to try again; what failed without a network is tried again by
 * itself when there is one, a few times (`try-when-back.ts`). A part that was built for a newer shell needs a newer page instead.
 */
export function RemoteFailurePanel({ failure, retry }: Props) {
  const { t } = useTexts();
  const language = useLanguage();
  const { route } = useCurrentRoute();
  const [busy, setBusy] = useState(false);
  const tryAgain = async () => {
    setBusy(true);
    try {
      await retry();
    } finally {
      setBusy(false);
    }
  };

  const isOnline = useStore($online);
  const tries = useStore(networkTriesStore);
  const [first] = useState(tries);
  const wasOffline = useRef(false);
  const comeBack = useEffectEvent(() => void tryAgain());
  useEffect(() => {
    if (!isOnline) wasOffline.current = true;
    else if (wasOffline.current || tries > first) comeBack();
  }, [isOnline, tries, first]);

  // The screen's own heading is what is missing: the page keeps one, by the name of its route.
  const heading = <h1 className="visually-hidden">{route?.title[language] ?? t('remote.failed')}</h1>;

  if (failure.needsNewPage) {
    return (
      <section className={styles.failure} data-remote-failure>
        {heading}
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
      {heading}
      <ErrorPanel
        title={t(isOnline ? 'remote.failed' : 'remote.offline')}
        message={
          <>
            <p>{t(isOnline ? 'remote.failedText' : 'remote.offlineText')}</p>
            <details className={styles.details}>
              <summary>{t('remote.details')}</summary>
              {t('remote.fault')} <code>{faultCode(failure)}</code>
            </details>
          </>
        }
        home={{ label: t('error.home'), href: '/' }}
        retry={{ label: t('retry'), onRetry: () => void tryAgain(), busy }}
      />
    </section>
  );
}

/** What support needs to know, short enough to read out: part, build and stage. */
const faultCode = ({ part, build, stage }: RemoteFailure) => [part, build, stage].filter(Boolean).join(' ');
