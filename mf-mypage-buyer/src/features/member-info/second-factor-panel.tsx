import {
  beginSecondFactor,
  endSecondFactor,
  getAccount,
  getSecondFactor,
  renewRecoveryCodes,
} from '@vitis/contracts';
import { formatTime } from '@vitis/domain';
import { confirm } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { LazyPlace, LoadFailure } from '@vitis/portal/documents';
import { Button, lazyComponent, Notice, Panel, SkeletonText } from '@vitis/ui';
import { useState } from 'react';
import styles from './member-info.module.scss';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { SecondFactorSetupProps } from './second-factor-setup.tsx';

const setUp = lazyComponent<SecondFactorSetupProps>(() =>
  import(/* webpackChunkName: "second-factor" */ './second-factor-setup.tsx').then(
    (module) => module.SecondFactorSetup,
  ),
);

/** A code of an authenticator beside the password: set up (`onSetUp`, once its recovery codes are read), renewed, ended. */
export function SecondFactorPanel({ onSetUp }: { onSetUp: () => void }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const factor = useEndpoint(getSecondFactor, {});
  return (
    <Panel title={t('secondFactor.title')}>
      <div className={styles.form}>
        <p className={styles.lead}>{t('secondFactor.text')}</p>
        {factor.status === 'loading' ? <SkeletonText lines={2} /> : null}
        {factor.status === 'failed' ? <LoadFailure title={t('secondFactor.failed')} load={factor} /> : null}
        {factor.status === 'ready' ? <Factor {...factor.data} onSetUp={onSetUp} /> : null}
      </div>
    </Panel>
  );
}

interface FactorProps {
  enabledAt: string | null;
  recoveryCodesLeft: number;
  isDemanded: boolean;
  onSetUp: () => void;
}

function Factor({ enabledAt, recoveryCodesLeft, isDemanded, onSetUp }: FactorProps) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const [shown, setShown] = useState<string[] | null>(null);
  const [made, setMade] = useState<{ secret: string; uri: string } | null>(null);
  // A check of the password that has run out is asked for by the page around.
  const refreshes = [getSecondFactor, getAccount];
  const begin = useSettledCommand(beginSecondFactor, { onDone: setMade });
  const renew = useSettledCommand(renewRecoveryCodes, {
    refreshes,
    onDone: ({ recoveryCodes }) => setShown(recoveryCodes),
  });
  const end = useSettledCommand(endSecondFactor, { refreshes });
  // Its code comes before the press.
  setUp.use(enabledAt === null && 'painted');

  const endIt = async () => {
    setShown(null);
    if (await confirm(t('secondFactor.endQuestion'), { accept: t('secondFactor.end') })) await end.run({});
  };
  const show = (codes: string[]) => {
    setMade(null);
    setShown(codes);
  };
  const read = () => {
    setShown(null);
    onSetUp();
  };
  if (shown !== null) return <RecoveryCodes codes={shown} onRead={read} />;
  if (enabledAt === null)
    return (
      <>
        {isDemanded ? <Notice tone="careful" title={t('secondFactor.demanded')} /> : null}
        {made === null ? (
          <Button
            variant={isDemanded ? 'primary' : 'default'}
            loading={begin.busy}
            onClick={() => void begin.run({})}
          >
            {t('secondFactor.begin')}
          </Button>
        ) : null}
        {made === null ? null : <LazyPlace lazy={setUp} props={{ ...made, onDone: show }} height={420} />}
      </>
    );
  return (
    <>
      <p>{t('secondFactor.since', { time: formatTime(new Date(enabledAt), language) })}</p>
      <p className={styles.note}>{t('secondFactor.left', { count: recoveryCodesLeft })}</p>
      <div className={styles.buttons}>
        <Button size="small" loading={renew.busy} onClick={() => void renew.run({})}>
          {t('secondFactor.renew')}
        </Button>
        {isDemanded ? null : (
          <Button size="small" variant="quiet" loading={end.busy} onClick={() => void endIt()}>
            {t('secondFactor.end')}
          </Button>
        )}
      </div>
    </>
  );
}
