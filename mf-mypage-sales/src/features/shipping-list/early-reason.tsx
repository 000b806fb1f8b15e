import { MESSAGE_LIMIT } from '@vitis/contracts';
import { type Day, formatDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Notice, TextArea } from '@vitis/ui';

interface Props {
  day: Day;
  value: string;
  /** The driver has tried to go on without. */
  isMissing: boolean;
  onChange: (reason: string) => void;
}

/** Asks why a stop of a later day is made today; sales staff read the answer. */
export function EarlyReason({ day, value, isMissing, onChange }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  return (
    <>
      <Notice tone="careful" title={t('shipping.early.title', { day: formatDay(day, language) })}>
        {t('shipping.early.text')}
      </Notice>
      <TextArea
        label={t('shipping.early.reason')}
        required
        rows={2}
        maxLength={MESSAGE_LIMIT}
        value={value}
        error={isMissing && value.trim() === '' ? t('shipping.reasonMissing') : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
}
