import { type JusoAddress, searchAddresses } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { Button, Modal, Pager, SkeletonText, searchIcon, TextInput } from '@vitis/ui';
import { type KeyboardEvent, useState } from 'react';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import styles from './company.module.scss';

/** Addresses of a page, as the public service has them unless told otherwise. */
const pageSize = 10;

/** Finds a road-name address with its post code. */
export function AddressSearch({ onPick }: { onPick: (address: JusoAddress) => void }) {
  const { t } = usePortalTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={searchIcon} onClick={() => setOpen(true)}>
        {t('portal.address.find')}
      </Button>
      <Modal
        open={isOpen}
        title={t('portal.address.find')}
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
  const { t } = usePortalTexts();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState({ keyword: '', currentPage: 1 });
  const found = useEndpoint(searchAddresses, asked.keyword === '' ? null : { query: asked });
  const search = () => setAsked({ keyword: typed.trim(), currentPage: 1 });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    search();
  };
  const { common, juso = [] } = found.data?.results ?? {};
  const count = Number(common?.totalCount ?? 0);
  // The service says in its own words what a keyword lacks.
  const refusal = common && common.errorCode !== '0' ? common.errorMessage : null;
  return (
    <div>
      <div className={styles.line}>
        <TextInput
          data-autofocus
          label={t('portal.address.keyword')}
          hint={t('portal.address.hint')}
          maxLength={80}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="primary" onClick={search}>
          {t('portal.address.search')}
        </Button>
      </div>
      <div aria-live="polite" className={styles.count}>
        {asked.keyword !== '' && found.status === 'loading' ? <SkeletonText lines={3} /> : null}
        {found.status === 'failed' ? <p>{t('portal.address.failed')}</p> : null}
        {refusal === null ? null : <p>{refusal}</p>}
        {common && refusal === null && count === 0 ? <p>{t('portal.address.none')}</p> : null}
        {count > 0 ? <p>{t('portal.address.found', { count })}</p> : null}
      </div>
      <ul className={styles.found}>
        {juso.map((address) => (
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
      <Pager
        page={asked.currentPage}
        pageCount={Math.ceil(count / pageSize)}
        onPage={(currentPage) => setAsked({ ...asked, currentPage })}
        labels={{
          pages: t('portal.list.pages'),
          previous: t('portal.list.previousPage'),
          next: t('portal.list.nextPage'),
          page: (page) => t('portal.list.page', { page }),
        }}
      />
    </div>
  );
}
