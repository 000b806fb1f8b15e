import type { ChatDocument } from '@vitis/contracts';
import { documentAddress, formatMoney, seoulDay } from '@vitis/domain';
import { $firstRole, useStore } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { boxIcon, fileIcon, Icon, Skeleton, Status } from '@vitis/ui';
import { documentStatus } from '../document-status.ts';
import { useDocuments } from '../documents.tsx';
import styles from './document-card.module.scss';

interface Props {
  kind: ChatDocument['kind'];
  number: string;
}

/** An estimate or an order as it stands now, and the way to it. */
export function DocumentCard({ kind, number }: Props) {
  const { t } = useTranslation('mf-chat');
  const isSales = useStore($firstRole) === 'SALESPERSON';
  const address = documentAddress(
    kind === 'ESTIMATE' ? 'estimate' : 'orderForm',
    isSales ? 'SALESPERSON' : 'B2B',
    number,
  );
  return (
    <Link className={styles.card} to={address}>
      <span className={styles.head}>
        <Icon drawing={kind === 'ESTIMATE' ? fileIcon : boxIcon} size={16} />
        <span className={styles.kind}>{t(`room.document.${kind}`)}</span>
        <span className={styles.number}>{number}</span>
      </span>
      <CardFacts number={number} isSales={isSales} />
    </Link>
  );
}

function CardFacts({ number, isSales }: { number: string; isSales: boolean }) {
  const { t } = useTranslation('mf-chat');
  const language = useLanguage();
  const documents = useDocuments();
  const document = documents.data?._embedded.items.find((each) => each.number === number);

  if (documents.status === 'loading')
    return (
      <span className={styles.facts}>
        <Skeleton width="70%" height={14} />
        <Skeleton width="45%" height={14} />
      </span>
    );
  if (document === undefined)
    return (
      <span className={styles.facts}>
        <span className={styles.unknown}>{t('room.document.unknown')}</span>
      </span>
    );
  const status = documentStatus(document, isSales, language);
  return (
    <span className={styles.facts}>
      <span className={styles.wines}>{winesOf(document, t)}</span>
      <span className={styles.line}>
        <strong className={styles.total}>{formatMoney(document.total, language)}</strong>
        <Status tone={status.tone}>{status.word}</Status>
      </span>
      <time className={styles.asked} dateTime={document.requestedAt}>
        {t('room.document.requested', { day: seoulDay(new Date(document.requestedAt)) })}
      </time>
    </span>
  );
}

/** The first wine, and how many more. */
export function winesOf(
  { firstProductName, lineCount }: ChatDocument,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  if (firstProductName === null) return t('room.document.noWine');
  return lineCount > 1
    ? t('room.document.firstAndMore', { name: firstProductName, more: lineCount - 1 })
    : firstProductName;
}
