import type { Client } from '@vitis/contracts';
import { formatHours } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { useLazyForm } from '@vitis/portal/forms';
import { Button, lazyComponent, Panel } from '@vitis/ui';
import own from './client.module.scss';
import type { ReceivingDialogProps } from './receiving-dialog.tsx';

const dialog = lazyComponent<ReceivingDialogProps>(() =>
  import(/* webpackChunkName: "receiving-dialog" */ './receiving-dialog.tsx').then(
    ({ ReceivingDialog }) => ReceivingDialog,
  ),
);

/** When the client receives wines: planners and drivers keep to it. */
export function ClientReceiving({ client: { idClient, receiving } }: { client: Client }) {
  const { t } = useTranslation('mf-mypage-sales');
  const form = useLazyForm(dialog, { isOffered: true });
  return (
    <Panel title={t('client.receiving.title')}>
      <div className={own.receiving}>
        <p>{formatHours(receiving) ?? t('client.receiving.any')}</p>
        <Button size="small" loading={form.isOpen && !form.Form} onClick={form.open}>
          {t('client.receiving.change')}
        </Button>
      </div>
      {form.Form ? <form.Form idClient={idClient} receiving={receiving} onClose={form.close} /> : null}
    </Panel>
  );
}
