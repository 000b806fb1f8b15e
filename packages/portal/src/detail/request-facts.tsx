import { downloadFile, type Estimate, urlOf } from '@vitis/contracts';
import { addressLine, formatPhone } from '@vitis/domain';
import { type Description, DescriptionList, Icon, Panel, paperclipIcon } from '@vitis/ui';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import styles from './request-facts.module.scss';

/** What a buyer said besides wines and words: where they are to go, and what was sent along. Nothing where neither is. */
export function RequestFacts({ estimate: { recipient, files } }: { estimate: Estimate }) {
  const { t } = usePortalTexts();
  const items: Description[] = [];
  if (recipient !== null)
    items.push({
      id: 'recipient',
      term: t('portal.address.recipient'),
      detail: (
        <span className={styles.recipient}>
          <span>{addressLine(recipient)}</span>
          <span>
            {recipient.fullName} · <a href={`tel:${recipient.mobile}`}>{formatPhone(recipient.mobile)}</a>
          </span>
          {recipient.message === '' ? null : <span>{recipient.message}</span>}
        </span>
      ),
    });
  if (files.length > 0)
    items.push({
      id: 'files',
      term: t('portal.estimate.files'),
      detail: (
        <ul className={styles.files}>
          {files.map(({ id, name }) => (
            <li key={id}>
              <Icon drawing={paperclipIcon} size={16} />
              <a href={urlOf(downloadFile, { query: { id } })} download={name}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      ),
    });
  if (items.length === 0) return null;
  return (
    <Panel title={t('portal.estimate.facts')}>
      <DescriptionList items={items} />
    </Panel>
  );
}
