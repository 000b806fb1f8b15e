import type { DocumentLine, Language } from '@vitis/contracts';
import {
  type ComparedLine,
  formatBottles,
  formatNumber,
  formatQuantity,
  houseReasonOf,
  lineName,
} from '@vitis/domain';
import { Picture, type TableColumn, Tag, TextLink, VisuallyHidden } from '@vitis/ui';
import { ChangedFigure } from '@vitis/ui/documents';
import type { Translate } from '../documents/document-labels.ts';
import { LineAnchor, lineId } from '../trace/line-anchor.tsx';
import { LineTrace, type TraceStep } from '../trace/line-trace.tsx';
import styles from './detail.module.scss';

/** What the words and figures of a column are made with. */
export interface LineWords {
  t: Translate;
  language: Language;
}

/** One column of a document's lines, each beside what it was. */
export type LineColumn<Line extends DocumentLine = DocumentLine> = (
  labels: LineWords,
) => TableColumn<ComparedLine<Line>>;

/** What a row is about: the later line, the former one where it is gone. */
export const lineOf = <Line extends DocumentLine>({ before, after }: ComparedLine<Line>): Line =>
  (after ?? before) as Line;

/** Picture, name, kind and note of the wine, and the way to it; whether it came or went; `trace` to its counterparts. */
export const productColumn =
  (trace: (line: DocumentLine, words: LineWords) => readonly TraceStep[] = () => []): LineColumn =>
  ({ t, language }) => ({
    id: 'product',
    header: t('portal.document.product'),
    rowHeader: true,
    cell: (row) => {
      const line = lineOf(row);
      const { idProduct, specification, note, discountReason, picture } = line;
      const house = discountReason ? houseReasonOf(discountReason) : null;
      const reason =
        discountReason &&
        t('portal.document.discountReason', {
          reason: house
            ? t(`portal.document.houseReason.${house.reason}`, { number: house.number })
            : discountReason,
        });
      return (
        <LineAnchor id={lineId(idProduct)} className={styles.product}>
          {picture ? (
            <span className={styles.stage}>
              <Picture picture={picture} sizes="32px" alt="" fit="contain" />
            </span>
          ) : null}
          <span className={styles.wine}>
            <TextLink variant="quiet" href={`/product/${idProduct}`}>
              {lineName(line)}
            </TextLink>
            {row.change === 'ADDED' ? <Tag tone="good">{t('portal.estimate.added')}</Tag> : null}
            {row.change === 'REMOVED' ? <Tag tone="bad">{t('portal.estimate.removed')}</Tag> : null}
          </span>
          <small>{[specification, note, reason].filter(Boolean).join(' · ')}</small>
          <LineTrace steps={trace(line, { t, language })} />
        </LineAnchor>
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
    cell: (row) => {
      const { qty, caseSize } = lineOf(row);
      return (
        <>
          <ChangedFigure
            before={(row.before ?? row.after).qty}
            after={qty}
            format={(bottles) => formatBottles(bottles, language)}
            label={(value) => t('portal.document.before', { value })}
          />
          {caseSize === 1 || qty < caseSize ? null : (
            <small className={styles.cases}>{formatQuantity(qty, caseSize, language)}</small>
          )}
        </>
      );
    },
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
