import type { DocumentLine, Picture as WinePicture } from '@vitis/contracts';
import { formatBottles, formatMoney, formatQuantity } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { bottleIcon, Icon, Panel, Picture, Table, TextLink } from '@vitis/ui';
import type { ReactNode } from 'react';
import type { CartLine } from './cart-line.ts';
import styles from './order-lines.module.scss';

/** A line that is no longer to be changed here. Prices in won per bottle, without tax. */
export interface OrderLine {
  id: number;
  /** With the vintage. */
  title: string;
  specification: string;
  qty: number;
  caseSize: number;
  unitPrice: number;
  supply: number;
  picture: WinePicture | null;
}

/** A line of the cart as it is asked for. */
export const orderLine = (line: CartLine): OrderLine => ({
  id: line.id,
  title: line.title,
  specification: line.specification,
  qty: line.qty,
  caseSize: line.caseSize,
  unitPrice: line.unitPrice ?? 0,
  supply: line.amounts?.supply ?? 0,
  picture: line.item.product.picture,
});

/** A line of an estimate or an order, as it was agreed. */
export const documentLine = (line: DocumentLine): OrderLine => ({
  id: line.idProduct,
  title: line.name ?? line.productName,
  specification: line.specification,
  qty: line.qty,
  caseSize: line.caseSize,
  unitPrice: line.unitPrice,
  supply: line.supply,
  picture: line.picture ?? null,
});

/** The bottle of a line. */
export function LineStage({ picture }: { picture: WinePicture | null }) {
  return (
    <span className={styles.stage}>
      {picture ? (
        <Picture picture={picture} sizes="20px" alt="" fit="contain" />
      ) : (
        <Icon drawing={bottleIcon} size={22} />
      )}
    </span>
  );
}

interface OrderLinesProps {
  lines: readonly OrderLine[];
  /** A last column of the screen's own, of fields. */
  further?: { header: string; cell: (line: OrderLine) => ReactNode };
}

/** The wines of an application, an order or its confirmation, to be read. */
export function OrderLines({ lines, further }: OrderLinesProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  return (
    <Panel title={t('flow.lines')} action={t('price.withoutVat')} padding="flush">
      <Table
        className={styles.table}
        caption={t('flow.lines')}
        rows={lines}
        rowKey={({ id }, index) => `${id} ${index}`}
        columns={[
          {
            id: 'wine',
            header: t('flow.wine'),
            rowHeader: true,
            cell: (line) => (
              <span className={styles.wine}>
                <LineStage picture={line.picture} />
                <span className={styles.text}>
                  <TextLink variant="quiet" href={`/product/${line.id}`}>
                    <b>{line.title}</b>
                  </TextLink>
                  <span>{line.specification}</span>
                </span>
              </span>
            ),
          },
          {
            id: 'quantity',
            header: t('flow.quantity'),
            numeric: true,
            width: further ? '14%' : '18%',
            phone: 'bare',
            cell: ({ qty, caseSize }) => {
              const cases = formatQuantity(qty, caseSize, language);
              const bottles = formatBottles(qty, language);
              return (
                <span className={styles.quantity}>
                  {bottles}
                  {cases === bottles ? null : <span>{cases}</span>}
                </span>
              );
            },
          },
          {
            id: 'price',
            header: t('flow.unitPrice'),
            numeric: true,
            width: further ? '15%' : '18%',
            cell: ({ unitPrice }) => formatMoney(unitPrice, language),
          },
          {
            id: 'supply',
            header: t('flow.supply'),
            numeric: true,
            width: further ? '17%' : '20%',
            phone: 'end',
            cell: ({ supply }) => <b>{formatMoney(supply, language)}</b>,
          },
          ...(further
            ? [{ ...further, id: 'further', align: 'end' as const, width: '19%', phone: 'field' as const }]
            : []),
        ]}
      />
    </Panel>
  );
}
