import { classNames } from '../class-names.ts';
import styles from './party-box.module.scss';
import type { PrintParty } from './print-document.ts';

/** A party of a document in its box, with the word for its side written downwards. */
export function PartyBox({ party, className }: { party: PrintParty; className?: string }) {
  const widest = Math.max(...party.rows.map((row) => row.length));
  return (
    <table className={classNames(styles.box, className)} aria-label={party.side}>
      <colgroup>
        <col className={styles.sideColumn} />
        {Array.from({ length: widest }, (_, at) => [
          <col key={`label-${at + 1}`} className={styles.labelColumn} />,
          <col key={`value-${at + 1}`} className={at > 0 ? styles.nameColumn : undefined} />,
        ])}
      </colgroup>
      <tbody>
        {party.rows.map((row, at) => (
          <tr key={row[0]?.label}>
            {at === 0 ? (
              <th scope="rowgroup" rowSpan={party.rows.length} className={styles.side}>
                <span>{party.side}</span>
              </th>
            ) : null}
            {row.map((field) => [
              <th key={`${field.label}-label`} scope="row" className={styles.label}>
                {field.label}
              </th>,
              <td
                key={field.label}
                className={classNames(styles.value, field.strong && styles.strong)}
                colSpan={row.length === 1 ? widest * 2 - 1 : undefined}
              >
                {field.seal ? (
                  <span className={styles.sealed}>
                    {field.value} <span className={styles.seal}>{field.seal}</span>
                  </span>
                ) : (
                  field.value
                )}
              </td>,
            ])}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
