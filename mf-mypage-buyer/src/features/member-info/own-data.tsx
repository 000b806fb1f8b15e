import type { Me, MemberAccount } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { useIsOpen } from '@vitis/portal/remote';
import { TextLink } from '@vitis/ui';
import { CLIENT_INFO_PATH } from '../../shared/own-data/paths.ts';
import { DevicesPanel } from './devices-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SocialPanel } from './social-panel.tsx';
import { SubscriptionsPanel } from './subscriptions-panel.tsx';
import { useDemandedFactor } from './use-demanded-factor.ts';
import { WorkPanel } from './work-panel.tsx';

/**
 * Everything that members may see and change of themselves, one panel each. Of whom a second factor is demanded has that
 * one first: the provider answers nothing else.
 */
export function OwnData({ account, me }: { account: MemberAccount; me: Me }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const isOpen = useIsOpen();
  const { isAlone, goOn } = useDemandedFactor(me);
  return (
    <>
      {isAlone ? null : (
        <>
          <ProfilePanel account={account} me={me} />
          {me.client && isOpen(CLIENT_INFO_PATH) ? (
            <p>
              <TextLink href={CLIENT_INFO_PATH}>{t('memberInfo.toClient')}</TextLink>
            </p>
          ) : null}
          {me.sales ? <WorkPanel sales={me.sales} /> : null}
          <PasswordPanel />
          <SubscriptionsPanel me={me} />
          <SocialPanel />
        </>
      )}
      <SecondFactorPanel onSetUp={goOn} />
      <DevicesPanel />
    </>
  );
}
