import type { ReactNode } from 'react';
import { DocumentPage, DocumentPages } from './document-pages.tsx';
import type { PaperColumn, PaperField, PaperPage, PaperParty, PaperTotal } from './paper.ts';
import { PaperTable } from './paper-table.tsx';
import { PartyBox } from './party-box.tsx';
import styles from './statement-sheet.module.scss';

/** A copy of a statement: for whom, and in which colour its lines are drawn. */
export interface StatementSheetCopy {
  label: string;
  colour: 'blue' | 'red';
}

/** A statement of delivery as it is printed: every word and figure comes ready. */
export interface StatementSheetPaper {
  title: string;
  copies: readonly StatementSheetCopy[];
  facts: readonly PaperField[];
  parties: readonly PaperParty[];
  total: PaperTotal;
  columns: readonly PaperColumn[];
  pages: readonly PaperPage[];
  foot: readonly (readonly PaperField[])[];
  continued: string;
}

/** A statement of delivery: every sheet carries the same twice, with a line between to cut along. */
export function StatementSheet({ paper, toolbar }: { paper: StatementSheetPaper; toolbar?: ReactNode }) {
  return (
    <DocumentPages label={paper.title} toolbar={toolbar}>
      {paper.pages.map((page) => (
        <DocumentPage key={page.mark}>
          {paper.copies.map((copy) => (
            <Copy key={copy.colour} {...{ paper, page, copy }} />
          ))}
        </DocumentPage>
      ))}
    </DocumentPages>
  );
}

interface CopyProps {
  paper: StatementSheetPaper;
  page: PaperPage;
  copy: StatementSheetCopy;
}

function Copy({ paper, page, copy }: CopyProps) {
  return (
    <div className={`${styles.copy} ${styles[copy.colour]}`}>
      <h1 className={styles.title}>
        <span className={styles.name}>{paper.title}</span>
        <small className={styles.whose}>({copy.label})</small>
      </h1>
      <p className={styles.facts}>
        {paper.facts.map((fact) => (
          <span key={fact.label}>
            {fact.label} {fact.value}
          </span>
        ))}
        <span>{page.mark}</span>
      </p>
      <div className={styles.parties}>
        {paper.parties.map((party) => (
          <PartyBox key={party.side} party={party} className={styles.party} />
        ))}
      </div>
      <p className={styles.total}>
        <span className={styles.totalLabel}>{paper.total.label}</span>
        <b className={styles.amount}>{paper.total.value}</b>
        <span className={styles.note}>{paper.total.note}</span>
      </p>
      <PaperTable
        className={styles.lines}
        label={`${paper.title} (${copy.label}) ${page.mark}`}
        columns={paper.columns}
        page={page}
      />
      {page.isLast ? <Foot rows={paper.foot} /> : <p className={styles.continued}>{paper.continued}</p>}
    </div>
  );
}

function Foot({ rows }: { rows: readonly (readonly PaperField[])[] }) {
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
