import { type ClientChoice as Client, SEARCH_WORDS_LIMIT, searchMyClients } from '@vitis/contracts';
import { formatBusinessNumber, formatPhone } from '@vitis/domain';
import { fetchData } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { Combobox, searchIcon } from '@vitis/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './client-choice.module.scss';
import { useFound } from './use-found.ts';

const find = async (q: string, signal: AbortSignal): Promise<readonly Client[]> =>
  (await fetchData(searchMyClients, { query: { q: q.trim() } }, { signal }))._embedded.items;

interface Props {
  onChoose: (client: Client) => void;
  /** The screen begins with it. */
  isStart?: boolean;
}

/** Finds an own client: by first consonants, name, registration number, code or telephone. */
export function ClientChoice({ onChoose, isStart = false }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { items, isSettled, failure } = useFound(typed, find);
  useEffect(() => {
    if (isStart) field.current?.focus({ preventScroll: true });
  }, [isStart]);
  return (
    <Combobox
      ref={field}
      isStart={isStart}
      className={styles.client ?? ''}
      icon={searchIcon}
      label={t('regist.client')}
      hint={t('regist.clientHint')}
      maxLength={SEARCH_WORDS_LIMIT}
      value={typed}
      onValueChange={setTyped}
      isSettled={isSettled}
      optionsLabel={t('regist.clients')}
      options={items.map(({ id, companyName, erpCode, registrationNumber, buyers: [buyer] }) => ({
        id: `${id}`,
        label: (
          <>
            <b>{companyName}</b>
            <small className={styles.facts}>
              {[
                erpCode,
                formatBusinessNumber(registrationNumber),
                buyer?.fullName,
                buyer?.mobile ? formatPhone(buyer.mobile) : null,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </>
        ),
      }))}
      status={failure ?? (isSettled ? t('regist.noClient') : undefined)}
      onChoose={(chosen) => {
        const client = items.find(({ id }) => `${id}` === chosen);
        if (client) onChoose(client);
      }}
    />
  );
}
