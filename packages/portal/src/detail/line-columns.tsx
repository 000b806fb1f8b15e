import type { DocumentLine, Language } from '@vitis/contracts';
import { type ComparedLine, formatBottles, formatNumber } from '@vitis/domain';
import { type TableColumn, Tag, TextLink, VisuallyHidden } from '@vitis/ui';
import { ChangedFigure } from '@vitis/ui/documents';
import type { Translate } from '../documents/document-labels.ts';
import styles from './detail.module.scss';

/** What the words and figures of a column are made with. */
export interface LineWords {
  t: Translate;
  language: Language;
}

/** One column of a document's lines, each beside what it was. */
export type LineColumn = (labels: LineWords) => TableColumn<ComparedLine>;

/** What a row is about: the later line, the former one where it is gone. */
export const lineOf = ({ before, after }: ComparedLine): DocumentLine => (after ?? before) as DocumentLine;

/** Name, kind and note of the wine, and the way to it; whether it came or went. */
export const productColumn =
  (): LineColumn =>
  ({ t }) => ({
    id: 'product',
    header: t('portal.document.product'),
    rowHeader: true,
    cell: (row) => {
      const { idProduct, productName, specification, note } = lineOf(row);
      return (
        <span className={styles.product}>
          <span className={styles.wine}>
            <TextLink variant="quiet" href={`/product/${idProduct}`}>
              {productName}
            </TextLink>
            {row.change === 'ADDED' ? <Tag tone="good">{t('portal.estimate.added')}</Tag> : null}
            {row.change === 'REMOVED' ? <Tag tone="bad">{t('portal.estimate.removed')}</Tag> : null}
          </span>
          <small>{[specification, note].filter(Boolean).join(' · ')}</small>
        </span>
      );
    },
  });

export const qtyColumn =
  (): LineColumn =>
  ({ t, language }) => ({
    id: 'qty',
    header: t('portal.document.qty'),
    numeric: true,
    phone: 'bare',
    cell: (row) => (
      <ChangedFigure
        before={(row.before ?? row.after).qty}
        after={lineOf(row).qty}
        format={(qty) => formatBottles(qty, language)}
        label={(value) => t('portal.document.before', { value })}
      />
    ),
  });

/** The price per bottle, after a former one where it differs: of the earlier revision unless told. */
export const unitPriceColumn =
  (former: (row: ComparedLine) => number = ({ before, after }) => (before ?? after).unitPrice): LineColumn =>
  ({ t, language }) => ({
    id: 'unitPrice',
    header: t('portal.document.unitPrice'),
    numeric: true,
    phone: 'bare',
    cell: (row) => (
      <ChangedFigure
        before={former(row)}
        after={lineOf(row).unitPrice}
        format={(amount) => formatNumber(amount, language)}
        label={(value) => t('portal.document.before', { value })}
      />
    ),
  });

/** What the line costs without tax; nothing where it is gone. */
export const supplyColumn =
  (): LineColumn =>
  ({ t, language }) => ({
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
        formatNumber(after.supply, language)
      ),
  });
