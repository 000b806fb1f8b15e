import { getWineMenu, shareWineMenu, unshareWineMenu } from '@vitis/contracts';
import { confirm, showAlert } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { Button, copyIcon, Panel, shareIcon, TextLink } from '@vitis/ui';
import styles from './own-wine-share.module.scss';

/** Where a shared list is for everybody; without an origin, as a link within the shop. */
export const addressOfMenu = (token: string, origin = ''): string => `${origin}/wine-menu/${token}`;

interface Props {
  /** Null while the list is shared with nobody. */
  token: string | null;
  /** That of the shop, as the browser reaches it. */
  origin: string;
  /** What is shared is what was saved. */
  saveFirst: () => Promise<boolean>;
  isReady: boolean;
  tell: (message: string) => void;
}

/** The public page of the list: made, handed on, and taken back. */
export function PublicLink({ token, origin, saveFirst, isReady, tell }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const share = useSettledCommand(shareWineMenu, { refreshes: [getWineMenu] });
  const unshare = useSettledCommand(unshareWineMenu, { refreshes: [getWineMenu] });

  const make = async () => {
    if (!(await saveFirst())) return;
    if ((await share.run({})).kind === 'done') tell(t('wineMenu.link.made'));
  };
  const takeBack = async () => {
    if (!(await confirm(t('wineMenu.link.question'), { accept: t('wineMenu.link.takeBack') }))) return;
    if ((await unshare.run({})).kind === 'done') tell(t('wineMenu.link.takenBack'));
  };
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      tell(t('wineMenu.link.copied'));
    } catch {
      void showAlert(address);
    }
  };

  return (
    <Panel title={t('wineMenu.link.title')}>
      <p className={styles.linkText}>{t(token === null ? 'wineMenu.link.none' : 'wineMenu.link.there')}</p>
      {token === null ? (
        <Button icon={shareIcon} loading={share.busy} disabled={!isReady} onClick={() => void make()}>
          {t('wineMenu.link.make')}
        </Button>
      ) : (
        <>
          <p className={styles.address}>
            <TextLink href={addressOfMenu(token)}>{addressOfMenu(token, origin)}</TextLink>
          </p>
          <div className={styles.linkTools}>
            <Button icon={copyIcon} onClick={() => void copy(addressOfMenu(token, origin))}>
              {t('wineMenu.link.copy')}
            </Button>
            <Button loading={unshare.busy} onClick={() => void takeBack()}>
              {t('wineMenu.link.takeBack')}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}
