import { type Client, LEDGER_HINTS } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { CreditBar } from '@vitis/portal/credit';
import { DetailPage } from '@vitis/portal/detail';
import { useHints } from '@vitis/portal/list';
import { ButtonLink, chatIcon, Panel, tableIcon } from '@vitis/ui';
import { DocumentColumns } from '@vitis/ui/documents';
import styles from '../../shared/document.module.scss';
import { clientChatHref, RECEIVABLES_PATH } from '../../shared/paths.ts';
import own from './client.module.scss';
import { ClientDocuments } from './client-documents.tsx';
import { ClientFacts } from './client-facts.tsx';
import { ClientNotes } from './client-notes.tsx';
import { ClientReceiving } from './client-receiving.tsx';
import { UsualWines } from './usual-wines.tsx';

/** Credit first, then what was ordered, and beside it who they are and what is noted down. */
export function ClientPage({ client, refresh }: { client: Client; refresh: () => void }) {
  const { t } = useTranslation('mf-mypage-sales');
  useHints(LEDGER_HINTS, refresh);
  return (
    <DetailPage>
      <header className={own.head}>
        <div>
          <h1>{client.clientName}</h1>
          <p className={styles.quiet}>
            {[client.erpCode, client.businessClientType].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className={own.actions}>
          {client.contacts.length > 0 ? (
            <ButtonLink icon={chatIcon} href={clientChatHref(client.idClient)}>
              {t('document.chat')}
            </ButtonLink>
          ) : null}
          <ButtonLink
            icon={tableIcon}
            href={`${RECEIVABLES_PATH}?code=${encodeURIComponent(client.erpCode)}`}
          >
            {t('receivables.ledger')}
          </ButtonLink>
        </div>
      </header>
      <Panel title={t('portal.credit.title')}>
        <CreditBar client={client} />
      </Panel>
      <DocumentColumns
        main={
          <div className={styles.stack}>
            <UsualWines wines={client.wines} />
            <ClientDocuments idClient={client.idClient} />
          </div>
        }
        aside={
          <>
            <ClientNotes client={client} />
            <ClientReceiving client={client} />
            <ClientFacts client={client} />
          </>
        }
      />
    </DetailPage>
  );
}
