import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { DocumentPage, DocumentPages } from './document-pages.tsx';
import { LineDrawing } from './line-drawing.tsx';
import { PartyBox } from './party-box.tsx';
import type { PrintColumn, PrintField, PrintPage, PrintParty, PrintTotal } from './print-document.ts';
import { PrintTable } from './print-table.tsx';
import styles from './statement-sheet.module.scss';

/** A copy of a statement: for whom, and in which colour its lines are drawn. */
export interface StatementSheetCopy {
  label: string;
  colour: 'blue' | 'red';
}

/** A statement of delivery as it is printed: every word and figure comes ready. */
export interface StatementSheetDocument {
  title: string;
  number: string;
  copies: readonly StatementSheetCopy[];
  facts: readonly PrintField[];
  parties: readonly PrintParty[];
  total: PrintTotal;
  columns: readonly PrintColumn[];
  pages: readonly PrintPage[];
  foot: readonly (readonly PrintField[])[];
  continued: string;
}

/** Statements of delivery, one after the other: every sheet carries the same twice, with a line between to cut along. */
export function StatementSheets({
  printDocuments,
  toolbar,
}: {
  printDocuments: readonly StatementSheetDocument[];
  toolbar?: ReactNode;
}) {
  return (
    <DocumentPages label={printDocuments[0]?.title ?? ''} toolbar={toolbar}>
      {printDocuments.map((printDocument, at) =>
        printDocument.pages.map((page) => (
          <DocumentPage key={`${at} ${page.mark}`}>
            {printDocument.copies.map((copy) => (
              <Copy key={copy.colour} {...{ printDocument, page, copy }} />
            ))}
          </DocumentPage>
        )),
      )}
    </DocumentPages>
  );
}

interface CopyProps {
  printDocument: StatementSheetDocument;
  page: PrintPage;
  copy: StatementSheetCopy;
}

function Copy({ printDocument, page, copy }: CopyProps) {
  return (
    <div className={`${styles.copy} ${styles[copy.colour]}`}>
      <h1 className={styles.title}>
        <span className={styles.name}>{printDocument.title}</span>
        <small className={styles.whose}>({copy.label})</small>
      </h1>
      <p className={styles.facts}>
        {printDocument.facts.map((fact) => (
          <span key={fact.label}>
            {fact.label} {fact.value}
          </span>
        ))}
        <span>{page.mark}</span>
      </p>
      <div className={styles.parties}>
        {printDocument.parties.map((party) => (
          <PartyBox key={party.side} party={party} className={styles.party} />
        ))}
      </div>
      <p className={styles.total}>
        <span className={styles.totalLabel}>{printDocument.total.label}</span>
        <b className={styles.amount}>{printDocument.total.value}</b>
        <span className={styles.note}>{printDocument.total.note}</span>
      </p>
      <PrintTable
        className={styles.lines}
        label={`${printDocument.title} ${printDocument.number} (${copy.label}) ${page.mark}`}
        columns={printDocument.columns}
        page={page}
      />
      {page.isLast ? (
        <Foot rows={printDocument.foot} />
      ) : (
        <p className={styles.continued}>{printDocument.continued}</p>
      )}
    </div>
  );
}

function Foot({ rows }: { rows: readonly (readonly PrintField[])[] }) {
  return (
    <table className={styles.foot}>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]?.label}>
            {row.map((field) => [
              <th key={`${field.label}-label`} scope="row">
                {field.label}
              </th>,
              <td
                key={field.label}
                // A label and a value are two columns.
                colSpan={(field.span ?? 1) * 2 - 1}
                className={classNames(
                  field.strong && styles.strong,
                  field.span !== undefined && styles.wide,
                  field.signature && styles.signed,
                )}
              >
                {field.value}
                {field.signature ? (
                  <LineDrawing
                    className={styles.signature}
                    lines={field.signature}
                    label={field.seal ?? ''}
                  />
                ) : (
                  field.seal
                )}
              </td>,
            ])}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
