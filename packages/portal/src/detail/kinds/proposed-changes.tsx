import type { OrderProposal, ProposedLine } from '@vitis/contracts';
import { formatBottles, formatDay, formatNumber, lineName, proposesDay } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { Tag } from '@vitis/ui';
import { ChangedFigure } from '@vitis/ui/documents';
import type { ReactNode } from 'react';
import { useDayOffName } from '../../forms/use-day-off-name.ts';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import styles from './proposal.module.scss';

/** What is proposed: a line of the order by its position, or its day. */
export type ProposedPart = number | 'day';

interface Props {
  proposal: OrderProposal;
  /** At the end of each: what became of it, or the choice. */
  end: (part: ProposedPart, name: string) => ReactNode;
}

/** What a proposal changes, line by line: what was ordered, and what would be supplied. */
export function ProposedChanges({ proposal, end }: Props) {
  const { t } = usePortalTexts();
  const { lines } = proposal;
  const day = t('portal.proposal.day');
  return (
    <ul className={styles.changes} aria-label={t('portal.proposal.title')}>
      {lines.map((line) => (
        <li key={line.position} className={styles.change}>
          <ChangedLine line={line} />
          <span className={styles.end}>{end(line.position, lineName(line.before))}</span>
        </li>
      ))}
      {proposesDay(proposal) ? (
        <li className={styles.change}>
          <ChangedDay name={day} proposal={proposal} />
          <span className={styles.end}>{end('day', day)}</span>
        </li>
      ) : null}
    </ul>
  );
}

/** Another day than the one that was asked for; a day on which nobody usually delivers is called by its name. */
function ChangedDay({
  name,
  proposal: { dueDate, dueDateBefore },
}: {
  name: string;
  proposal: OrderProposal;
}) {
  const language = useLanguage();
  const dayOff = useDayOffName(dueDate);
  return (
    <span className={styles.what}>
      <b>{name}</b>
      <span className={styles.figures}>
        {dueDateBefore === null ? null : <del>{formatDay(dueDateBefore, language)}</del>}
        <ins>{formatDay(dueDate, language)}</ins>
        {dayOff === null ? null : <Tag tone="careful">{dayOff}</Tag>}
      </span>
    </span>
  );
}

function ChangedLine({ line }: { line: ProposedLine }) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const { before, specification, qty, unitPrice, reason } = line;
  const isOther = line.idProduct !== before.idProduct;
  const label = (value: string) => t('portal.document.before', { value });
  return (
    <span className={styles.what}>
      {isOther ? (
        <>
          <del>{lineName(before)}</del>
          <b>{lineName(line)}</b>
          <small>{specification}</small>
        </>
      ) : (
        <b>{lineName(line)}</b>
      )}
      <span className={styles.figures}>
        {qty === 0 ? (
          <>
            <del>{formatBottles(before.qty, language)}</del>
            <Tag tone="bad">{t('portal.proposal.leftOut')}</Tag>
          </>
        ) : (
          <>
            <span>
              <ChangedFigure
                before={before.qty}
                after={qty}
                format={(bottles) => formatBottles(bottles, language)}
                label={label}
              />
            </span>
            <span>
              {t('portal.document.unitPrice')}{' '}
              <ChangedFigure
                before={before.unitPrice}
                after={unitPrice}
                format={(won) => formatNumber(won, language)}
                label={label}
              />
            </span>
          </>
        )}
      </span>
      {reason === '' ? null : <small className={styles.reason}>{reason}</small>}
    </span>
  );
}
