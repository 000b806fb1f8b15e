import { PAID_DOCUMENTS_LIMIT, type Receipt } from '@vitis/contracts';
import { formatMonthDay, formatNumber, ledgerNote, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Checkbox } from '@vitis/ui';
import styles from './payment.module.scss';

interface Props {
  /** What is to be paid yet, the oldest first. */
  due: readonly Receipt[];
  chosen: readonly number[];
  onChange: (ids: readonly number[]) => void;
}

/** The documents that a payment can be pointed at, in the order of their choice. */
export function PaidDocuments({ due, chosen, onChange }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  if (due.length === 0) return <p className={styles.none}>{t('payment.noneDue')}</p>;
  return (
    <fieldset className={styles.documents}>
      <legend>{t('payment.documents')}</legend>
      <p className={styles.none}>{t('payment.documentsHint')}</p>
      <div className={styles.list}>
        {due.map(({ id, type, orderFormNumber, memo, open, dueDate, status }) => (
          <Checkbox
            key={id}
            label={
              orderFormNumber ??
              (ledgerNote({ orderFormNumber, memo }, language) || statusLabel('receipt', type, language))
            }
            after={
              <>
                {dueDate === null ? null : (
                  <span className={status === 'OVERDUE' ? styles.late : styles.due}>
                    {t('payment.dueBy', { day: formatMonthDay(dueDate) })}
                  </span>
                )}{' '}
                <b>{formatNumber(open, language)}</b>
              </>
            }
            checked={chosen.includes(id)}
            disabled={!chosen.includes(id) && chosen.length >= PAID_DOCUMENTS_LIMIT}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
