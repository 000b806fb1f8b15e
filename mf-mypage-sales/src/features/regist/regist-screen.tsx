import { getOrderStart, LEDGER_HINTS, type OrderStart } from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { serverNow } from '@vitis/platform/time';
import { DetailPage } from '@vitis/portal/detail';
import { LoadFailure } from '@vitis/portal/documents';
import { useLazyForm } from '@vitis/portal/forms';
import { useHints } from '@vitis/portal/list';
import { type lazyComponent, Panel, Skeleton } from '@vitis/ui';
import type { ComponentType } from 'react';
import { ClientChoice } from '../../shared/client-choice.tsx';
import styles from './regist.module.scss';
import type { RegistKind } from './regist-form.tsx';

export interface RegistOfClientProps {
  start: OrderStart;
  today: string;
  onOtherClient: () => void;
}

interface Props {
  kind: RegistKind;
  /** What is written down once the client is known; its code comes while somebody says who calls. */
  form: ReturnType<typeof lazyComponent<RegistOfClientProps>>;
}

/** 수기 등록: who calls first (`?client=`), then what they want. */
export function RegistScreen({ kind, form }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const [search, setSearch] = useSearchParams();
  const idClient = Number(search.get('client')) || null;
  const { isOpen, Form, open } = useLazyForm(form, { startsOpen: idClient !== null, isOffered: true });
  const choose = (id: number | null) =>
    setSearch(
      (known) => {
        const next = new URLSearchParams(known);
        if (id === null) next.delete('client');
        else next.set('client', `${id}`);
        return next;
      },
      { replace: true },
    );
  return (
    <DetailPage>
      <header className={styles.head}>
        <h1>{t(`regist.${kind}.title`)}</h1>
        <p>{t('regist.keys')}</p>
      </header>
      {idClient === null ? (
        <Panel className={styles.first ?? ''}>
          <ClientChoice
            isStart
            onChoose={({ id }) => {
              open();
              choose(id);
            }}
          />
        </Panel>
      ) : isOpen ? (
        <RegistOfClient key={idClient} {...{ idClient, Form }} onOtherClient={() => choose(null)} />
      ) : (
        <LoadFailure title={t('regist.formFailed')} load={{ refresh: open }} byItself={false} />
      )}
    </DetailPage>
  );
}

function RegistOfClient({
  idClient,
  Form,
  onOtherClient,
}: {
  /** Null while its code is on its way. */
  Form: ComponentType<RegistOfClientProps> | null;
  idClient: number;
  onOtherClient: () => void;
}) {
  const { t } = useTranslation('mf-mypage-sales');
  const start = useEndpoint(getOrderStart, { params: { id: idClient } }, { keepPrevious: true });
  // Credit moves with every order of the client.
  useHints(LEDGER_HINTS, start.refresh);
  if (start.data && Form)
    return <Form start={start.data} today={seoulDay(serverNow())} {...{ onOtherClient }} />;
  if (start.status === 'failed') return <LoadFailure title={t('regist.clientFailed')} load={start} />;
  return <Skeleton shape="block" height={420} />;
}
