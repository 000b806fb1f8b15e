import type { ReceiptPart, SettledReceipt } from '@vitis/contracts';
import { formatMonthDay, formatNumber, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { TextLink } from '@vitis/ui';
import styles from './receivables.module.scss';

interface Props {
  entry: SettledReceipt;
  hrefOf: (part: ReceiptPart) => string;
}

/** What a row of a ledger paid, or what paid it, each the way to its row there. */
export function EntryParts({ entry, hrefOf }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  if (entry.parts.length === 0) return null;
  return (
    <span className={styles.settled}>
      {t(entry.change < 0 ? 'receivables.pays' : 'receivables.paidBy')}{' '}
      {entry.parts.map((part) => (
        <span key={part.id}>
          <TextLink variant="underlined" href={hrefOf(part)}>
            {part.orderFormNumber ??
              `${statusLabel('receipt', part.type, language)} ${formatMonthDay(part.date)}`}
          </TextLink>{' '}
          {formatNumber(part.amount, language)}
        </span>
      ))}
    </span>
  );
}
