import { addDays, type Day, formatMoney, formatNumber, formatPercent } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, Segmented, TextArea, TextInput } from '@vitis/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './answer.module.scss';
import { type AnswerValues, answerTotals, MESSAGE_LIMIT, QUICK_DAYS } from './answer-values.ts';

/** Below the lines: how long the answer holds, what it says, what it adds up to, and the way to send it. */
export function AnswerBottom({ today, onClose }: { today: Day; onClose: () => void }) {
  const { t } = useTranslation('mf-mypage-sales');
  const { control, register, setValue, formState } = useFormContext<AnswerValues>();
  const { errors, isSubmitting } = formState;
  const expiredDate = useWatch({ control, name: 'expiredDate' });
  const quick = QUICK_DAYS.find((days) => addDays(today, days) === expiredDate);

  return (
    <div className={styles.bottom}>
      <div className={styles.words}>
        <div className={styles.expiry}>
          <TextInput
            {...register('expiredDate')}
            type="date"
            min={today}
            required
            label={t('answer.expiry')}
            error={errors.expiredDate ? t('answer.errors.expiredDate') : undefined}
          />
          <Segmented
            label={t('answer.quickExpiry')}
            value={quick === undefined ? null : String(quick)}
            options={QUICK_DAYS.map((days) => ({ value: String(days), label: t('answer.inDays', { days }) }))}
            onValueChange={(days) =>
              setValue('expiredDate', addDays(today, Number(days)), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          />
        </div>
        <TextArea
          {...register('responseMessage')}
          label={t('answer.message')}
          rows={3}
          maxLength={MESSAGE_LIMIT}
          counter={(used, most) => t('portal.common.counter', { used, most })}
          error={errors.responseMessage ? t('answer.errors.responseMessage') : undefined}
        />
      </div>
      <div className={styles.end}>
        <Sums />
        <div className={styles.send}>
          <Button onClick={onClose}>{t('answer.close')}</Button>
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {t('answer.send')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The sums as they are being typed; spoken when the typing rests. */
function Sums() {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const lines = useWatch<AnswerValues, 'products'>({ name: 'products' });
  const { supply, tax, total, offList, listSupply } = answerTotals(lines);
  const rows = [
    { id: 'supply', label: t('portal.document.supply'), value: formatNumber(supply, language) },
    { id: 'tax', label: t('portal.document.tax'), value: formatNumber(tax, language) },
    { id: 'total', label: t('portal.document.total'), value: formatMoney(total, language) },
  ];
  return (
    <dl className={styles.sums} aria-live="polite">
      {listSupply === 0 || offList === 0 ? null : (
        <div className={styles.offList}>
          <dt>{t('answer.offList')}</dt>
          <dd>
            {formatNumber(offList, language)} ({formatPercent(offList / listSupply, language)})
          </dd>
        </div>
      )}
      {rows.map(({ id, label, value }) => (
        <div key={id} className={id === 'total' ? styles.total : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
