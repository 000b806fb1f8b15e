import type { Language } from '@vitis/contracts';
import { type ComparedLine, formatBottles, formatNumber } from '@vitis/domain';
import type { useTranslation } from '@vitis/platform/i18n';
import { type TableColumn, Tag, VisuallyHidden } from '@vitis/ui';
import { ChangedFigure } from '@vitis/ui/documents';
import styles from '../../shared/document.module.scss';

interface Words {
  t: ReturnType<typeof useTranslation>['t'];
  language: Language;
}

/** Lines beside what they were: wine, bottles, list price, price, supply. */
export function lineColumns({ t, language }: Words): TableColumn<ComparedLine>[] {
  const bottles = (qty: number) => formatBottles(qty, language);
  const figure = (amount: number) => formatNumber(amount, language);
  const former = (value: string) => t('document.before', { value });
  return [
    {
      id: 'product',
      header: t('portal.document.product'),
      rowHeader: true,
      cell: ({ change, before, after }) => {
        const line = after ?? before;
        return (
          <span className={styles.product}>
            <span className={styles.wine}>
              {line.productName}
              {change === 'ADDED' ? <Tag tone="good">{t('portal.estimate.added')}</Tag> : null}
              {change === 'REMOVED' ? <Tag tone="bad">{t('portal.estimate.removed')}</Tag> : null}
            </span>
            <small>{[line.specification, line.note].filter(Boolean).join(' · ')}</small>
          </span>
        );
      },
    },
    {
      id: 'qty',
      header: t('portal.document.qty'),
      numeric: true,
      phone: 'bare',
      cell: ({ before, after }) => (
        <ChangedFigure
          before={(before ?? after).qty}
          after={(after ?? before).qty}
          format={bottles}
          label={former}
        />
      ),
    },
    {
      id: 'listPrice',
      header: t('document.listPrice'),
      numeric: true,
      phone: 'hidden',
      cell: ({ before, after }) => (
        <span className={styles.listPrice}>{figure((after ?? before).listPrice)}</span>
      ),
    },
    {
      id: 'unitPrice',
      header: t('portal.document.unitPrice'),
      numeric: true,
      phone: 'bare',
      cell: ({ before, after }) => {
        const line = after ?? before;
        return (
          <>
            {line.listPrice > line.unitPrice && before?.unitPrice === after?.unitPrice ? (
              <span className={styles.phoneList} aria-hidden="true">
                <del>{figure(line.listPrice)}</del>{' '}
              </span>
            ) : null}
            <ChangedFigure
              before={(before ?? after).unitPrice}
              after={line.unitPrice}
              format={figure}
              label={former}
            />
          </>
        );
      },
    },
    {
      id: 'supply',
      header: t('portal.document.supply'),
      numeric: true,
      cell: ({ after }) =>
        after === null ? (
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{t('portal.estimate.removed')}</VisuallyHidden>
          </>
        ) : (
          figure(after.supply)
        ),
    },
  ];
}
