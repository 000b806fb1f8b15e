import { type JusoAddress, searchAddresses } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, Modal, SkeletonText, searchIcon, TextInput } from '@vitis/ui';
import { type KeyboardEvent, useState } from 'react';
import styles from './sign-up.module.scss';

/** Finds a road-name address with its post code. */
export function AddressSearch({ onPick }: { onPick: (address: JusoAddress) => void }) {
  const { t } = useTranslation('mf-account');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={searchIcon} onClick={() => setOpen(true)}>
        {t('signUp.address.find')}
      </Button>
      <Modal
        open={isOpen}
        title={t('signUp.address.find')}
        closeLabel={t('portal.common.close')}
        onClose={() => setOpen(false)}
      >
        <AddressResults
          onPick={(address) => {
            setOpen(false);
            // After the dialog has given the focus back to its button.
            setTimeout(() => onPick(address));
          }}
        />
      </Modal>
    </>
  );
}

function AddressResults({ onPick }: { onPick: (address: JusoAddress) => void }) {
  const { t } = useTranslation('mf-account');
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const found = useEndpoint(searchAddresses, keyword === '' ? null : { query: { keyword } });
  const search = () => setKeyword(typed.trim());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    search();
  };
  const addresses = found.data?.results.juso ?? [];
  return (
    <div>
      <div className={styles.line}>
        <TextInput
          label={t('signUp.address.keyword')}
          hint={t('signUp.address.hint')}
          maxLength={80}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="primary" onClick={search}>
          {t('signUp.address.search')}
        </Button>
      </div>
      <div aria-live="polite">
        {keyword !== '' && found.status === 'loading' ? <SkeletonText lines={3} /> : null}
        {found.status === 'failed' ? <p>{t('signUp.address.failed')}</p> : null}
        {found.data && addresses.length === 0 ? <p>{t('signUp.address.none')}</p> : null}
      </div>
      <ul className={styles.found}>
        {addresses.map((address) => (
          <li key={`${address.zipNo} ${address.roadAddr}`}>
            <button type="button" onClick={() => onPick(address)}>
              <span>
                {address.zipNo} {address.roadAddr}
              </span>
              <small>{address.jibunAddr}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
