import type { ReactNode } from 'react';
import { DocumentPage, DocumentPages } from './document-pages.tsx';
import { PartyBox } from './party-box.tsx';
import type {
  PrintColumn,
  PrintField,
  PrintPage,
  PrintParty,
  PrintSum,
  PrintTotal,
} from './print-document.ts';
import { PrintTable } from './print-table.tsx';
import styles from './trade-sheet.module.scss';

/** An estimate or an order as it is printed: every word and figure comes ready. */
export interface TradeSheetDocument {
  title: string;
  facts: readonly PrintField[];
  receiver: PrintField;
  opening: string;
  /** One party stands beside the facts, two stand side by side under them. */
  parties: readonly PrintParty[];
  total: PrintTotal;
  columns: readonly PrintColumn[];
  pages: readonly PrintPage[];
  sum: PrintSum;
  terms: readonly PrintField[];
  continued: string;
}

/** An estimate or an order on sheets of A4, black on white. */
export function TradeSheet({
  printDocument,
  toolbar,
}: {
  printDocument: TradeSheetDocument;
  toolbar?: ReactNode;
}) {
  return (
    <DocumentPages label={printDocument.title} toolbar={toolbar}>
      {printDocument.pages.map((page) => (
        <DocumentPage key={page.mark} className={styles.sheet}>
          {page.isFirst ? (
            <Head printDocument={printDocument} />
          ) : (
            <RunningHead printDocument={printDocument} />
          )}
          <PrintTable
            className={styles.lines}
            label={`${printDocument.title} ${page.mark}`}
            columns={printDocument.columns}
            page={page}
            sum={printDocument.sum}
          />
          {page.isLast ? <Terms terms={printDocument.terms} /> : null}
          <p className={styles.mark}>
            <span>{page.isLast ? '' : printDocument.continued}</span>
            {page.mark}
          </p>
        </DocumentPage>
      ))}
    </DocumentPages>
  );
}

function Head({ printDocument }: { printDocument: TradeSheetDocument }) {
  const [first, second] = printDocument.parties;
  return (
    <header className={second ? styles.withTwo : styles.withOne}>
      <h1 className={styles.title}>{printDocument.title}</h1>
      <div className={styles.receiver}>
        <p className={styles.name}>
          <span>{printDocument.receiver.label}</span> {printDocument.receiver.value}
        </p>
        <p>{printDocument.opening}</p>
      </div>
      <dl className={styles.facts}>
        {printDocument.facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd className={fact.strong ? styles.strong : undefined}>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.parties}>
        {first ? <PartyBox party={first} /> : null}
        {second ? <PartyBox party={second} /> : null}
      </div>
      <p className={styles.total}>
        <span className={styles.totalLabel}>{printDocument.total.label}</span>
        <b>{printDocument.total.value}</b>
        <span>{printDocument.total.note}</span>
      </p>
    </header>
  );
}

/** On the sheets after the first: what this is, and to whom it goes. */
function RunningHead({ printDocument }: { printDocument: TradeSheetDocument }) {
  return (
    <header className={styles.running}>
      <b>{printDocument.title}</b>
      <span>{printDocument.facts[0]?.value}</span>
      <span className={styles.runningReceiver}>
        {printDocument.receiver.label} {printDocument.receiver.value}
      </span>
    </header>
  );
}

function Terms({ terms }: { terms: readonly PrintField[] }) {
  return (
    <table className={styles.terms}>
      <tbody>
        {terms.map((term) => (
          <tr key={term.label}>
            <th scope="row">{term.label}</th>
            <td>{term.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
