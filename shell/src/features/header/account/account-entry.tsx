import { $user, useStore } from '@vitis/platform';
import { Disclosure } from '../../../shared/disclosure.tsx';
import { AccountMenu } from '../../../shared/lazy-account-menu.ts';
import { useTexts } from '../../../shared/use-texts.ts';

/** The person's name in the utility row; it opens the account menu. */
export function AccountEntry() {
  const { t } = useTexts();
  const name = useStore($user)?.fullName ?? '';
  return (
    <Disclosure
      label={<b>{t('account.honorific', { name })}</b>}
      name={t('account.menuOf', { name })}
      onNear={AccountMenu.preload}
    >
      <AccountMenu />
    </Disclosure>
  );
}
