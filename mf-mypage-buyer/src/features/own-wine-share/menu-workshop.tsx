import type { OwnWineMenu } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { leaveLabels } from '@vitis/portal/documents';
import { useLeaveGuard } from '@vitis/portal/forms';
import { Button, Notice, printIcon, Segmented, type Toast, ToastRegion, useHydrating } from '@vitis/ui';
import { useState } from 'react';
import { MenuLook } from './menu-look.tsx';
import { MenuSheets } from './menu-sheets.tsx';
import { MenuWines } from './menu-wines.tsx';
import styles from './own-wine-share.module.scss';
import { addressOfMenu, PublicLink } from './public-link.tsx';
import { useMenuDraft } from './use-menu-draft.ts';

/** What moves under a window has to take the arrow keys. */
const KEYBOARD = { tabIndex: 0 };

/** What the list says and how it looks, beside the sheets as they will leave the printer. */
export function MenuWorkshop({ own }: { own: OwnWineMenu }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const draft = useMenuDraft(own);
  useLeaveGuard(draft.isChanged, leaveLabels(t));
  // On a phone there is room for one of the two.
  const [shown, setShown] = useState<'content' | 'preview'>('content');
  const [toasts, setToasts] = useState<Toast[]>([]);
  const tell = (message: string) =>
    setToasts((all) => [...all.slice(-1), { id: crypto.randomUUID(), tone: 'good', message }]);
  // The server does not know by which name the browser reaches it.
  const origin = useHydrating() ? '' : location.origin;
  const { token } = own;
  /** What is wrong is seen where it is typed. */
  const isRight = () => {
    const isPassed = draft.passes();
    if (!isPassed) setShown('content');
    return isPassed;
  };
  const save = async () => {
    if (isRight() && (await draft.save())) tell(t('wineMenu.saved'));
  };

  return (
    <>
      {draft.isOvertaken ? (
        <Notice
          tone="careful"
          role="alert"
          title={t('wineMenu.overtaken')}
          action={
            <>
              <Button size="small" onClick={draft.forget}>
                {t('wineMenu.takeTheirs')}
              </Button>
              <Button size="small" onClick={draft.keep}>
                {t('wineMenu.keepMine')}
              </Button>
            </>
          }
        >
          {t('wineMenu.overtakenText')}
        </Notice>
      ) : null}
      <Segmented
        className={styles.switch}
        label={t('wineMenu.shown')}
        options={[
          { value: 'content', label: t('wineMenu.content') },
          { value: 'preview', label: t('wineMenu.preview') },
        ]}
        value={shown}
        onValueChange={setShown}
      />
      <div className={styles.workshop} data-shown={shown}>
        <div ref={draft.errors.element} className={styles.editor} data-print="hidden">
          <MenuLook draft={draft} />
          <MenuWines draft={draft} />
          <PublicLink {...{ token, origin }} saveFirst={draft.save} isReady={draft.isComplete} tell={tell} />
        </div>
        <section className={styles.preview} aria-label={t('wineMenu.preview')} {...KEYBOARD}>
          <MenuSheets menu={draft.menu} link={token === null ? null : addressOfMenu(token, origin)} />
        </section>
      </div>
      <div className={styles.bar} data-print="hidden">
        <p role="status">{draft.isChanged ? t('wineMenu.unsaved') : null}</p>
        {draft.isChanged ? <Button onClick={draft.forget}>{t('ownWine.forget')}</Button> : null}
        <Button
          loading={draft.saving}
          disabled={!draft.isComplete || draft.isOvertaken}
          onClick={() => void save()}
        >
          {t('ownWine.save')}
        </Button>
        <Button
          variant="primary"
          icon={printIcon}
          disabled={!draft.isComplete}
          onClick={() => isRight() && window.print()}
        >
          {t('wineMenu.print')}
        </Button>
      </div>
      <ToastRegion
        label={t('wish.messages')}
        toasts={toasts}
        dismissLabel={t('wish.close')}
        onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
      />
    </>
  );
}
