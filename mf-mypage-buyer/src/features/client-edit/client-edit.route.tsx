import { getAccount, getBusinessClient } from '@vitis/contracts';
import { request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { SkeletonText } from '@vitis/ui';
import { CLIENT_INFO_EDIT_PATH } from '../../shared/own-data/paths.ts';
import { usePasswordChecked } from '../../shared/own-data/use-password-checked.ts';
import styles from './client-edit.module.scss';
import { ClientForm } from './client-form.tsx';

/** Where the company is reached and its tax invoices go; behind the password. */
export const Screen = defineScreen(ClientEditScreen, {
  access: ['B2B'],
  data: () => [request(getAccount), request(getBusinessClient)],
});

function ClientEditScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <div className={styles.page}>
      <h1>{t('clientEdit.title')}</h1>
      <Content />
    </div>
  );
}

function Content() {
  const { t } = useTranslation('mf-mypage-buyer');
  const { account, isChecked } = usePasswordChecked(CLIENT_INFO_EDIT_PATH);
  const client = useEndpoint(getBusinessClient, {});

  if (account.status === 'failed') return <LoadFailure title={t('clientInfo.failed')} load={account} />;
  if (client.status === 'failed') return <LoadFailure title={t('clientInfo.failed')} load={client} />;
  if (!isChecked || client.status === 'loading') return <SkeletonText lines={8} className={styles.waiting} />;
  return <ClientForm client={client.data} />;
}
