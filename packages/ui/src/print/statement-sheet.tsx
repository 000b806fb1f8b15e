import type { ReactNode } from 'react';
import { DocumentPage, DocumentPages } from './document-pages.tsx';
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
  copies: readonly StatementSheetCopy[];
  facts: readonly PrintField[];
  parties: readonly PrintParty[];
  total: PrintTotal;
  columns: readonly PrintColumn[];
  pages: readonly PrintPage[];
  foot: readonly (readonly PrintField[])[];
  continued: string;
}

/** A statement of delivery: every sheet carries the same twice, with a line between to cut along. */
export function StatementSheet({
  printDocument,
  toolbar,
}: {
  printDocument: StatementSheetDocument;
  toolbar?: ReactNode;
}) {
  return (
    <DocumentPages label={printDocument.title} toolbar={toolbar}>
      {printDocument.pages.map((page) => (
        <DocumentPage key={page.mark}>
          {printDocument.copies.map((copy) => (
            <Copy key={copy.colour} {...{ printDocument, page, copy }} />
          ))}
        </DocumentPage>
      ))}
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
        label={`${printDocument.title} (${copy.label}) ${page.mark}`}
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
              <td key={field.label} className={field.strong ? styles.strong : undefined}>
                {field.value}
                {field.seal ? <span className={styles.seal}>{field.seal}</span> : null}
              </td>,
            ])}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
