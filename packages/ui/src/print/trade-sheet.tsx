import type { ReactNode } from 'react';
import { DocumentPage, DocumentPages } from './document-pages.tsx';
import type { PaperColumn, PaperField, PaperPage, PaperParty, PaperSum, PaperTotal } from './paper.ts';
import { PaperTable } from './paper-table.tsx';
import { PartyBox } from './party-box.tsx';
import styles from './trade-sheet.module.scss';

/** An estimate or an order as it is printed: every word and figure comes ready. */
export interface TradeSheetPaper {
  title: string;
  facts: readonly PaperField[];
  receiver: string;
  opening: string;
  /** One party stands beside the facts, two stand side by side under them. */
  parties: readonly PaperParty[];
  total: PaperTotal;
  columns: readonly PaperColumn[];
  pages: readonly PaperPage[];
  sum: PaperSum;
  terms: readonly PaperField[];
  continued: string;
}

/** An estimate or an order on sheets of A4, black on white. */
export function TradeSheet({ paper, toolbar }: { paper: TradeSheetPaper; toolbar?: ReactNode }) {
  return (
    <DocumentPages label={paper.title} toolbar={toolbar}>
      {paper.pages.map((page) => (
        <DocumentPage key={page.mark} className={styles.sheet}>
          {page.isFirst ? <Head paper={paper} /> : <RunningHead paper={paper} />}
          <PaperTable
            className={styles.lines}
            label={`${paper.title} ${page.mark}`}
            columns={paper.columns}
            page={page}
            sum={paper.sum}
          />
          {page.isLast ? <Terms terms={paper.terms} /> : null}
          <p className={styles.mark}>
            <span>{page.isLast ? '' : paper.continued}</span>
            {page.mark}
          </p>
        </DocumentPage>
      ))}
    </DocumentPages>
  );
}

function Head({ paper }: { paper: TradeSheetPaper }) {
  const [first, second] = paper.parties;
  return (
    <header className={second ? styles.withTwo : styles.withOne}>
      <h1 className={styles.title}>{paper.title}</h1>
      <div className={styles.receiver}>
        <p className={styles.name}>{paper.receiver}</p>
        <p>{paper.opening}</p>
      </div>
      <dl className={styles.facts}>
        {paper.facts.map((fact) => (
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
        <span className={styles.totalLabel}>{paper.total.label}</span>
        <b>{paper.total.value}</b>
        <span>{paper.total.note}</span>
      </p>
    </header>
  );
}

/** On the sheets after the first: what this is, and to whom it goes. */
function RunningHead({ paper }: { paper: TradeSheetPaper }) {
  return (
    <header className={styles.running}>
      <b>{paper.title}</b>
      <span>{paper.facts[0]?.value}</span>
      <span className={styles.runningReceiver}>{paper.receiver}</span>
    </header>
  );
}

function Terms({ terms }: { terms: readonly PaperField[] }) {
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
