import type { Estimate, Language } from '@vitis/contracts';
import {
  compareLines,
  formatBottles,
  formatMoney,
  lineName,
  shownEstimateStatus,
  statusLabel,
} from '@vitis/domain';

/** One thing that is different now; the texts of `answer.changes` name it. */
export interface AnswerChange {
  id: string;
  kind: 'ADDED' | 'REMOVED' | 'QTY' | 'PRICE' | 'NOTE' | 'STATUS' | 'MESSAGE';
  values: { name?: string; before?: string; after?: string };
}

/** What somebody else changed on an estimate, as a reader wants to be told. */
export function answerChanges(
  before: Estimate,
  after: Estimate,
  language: Language,
  now: Date,
): AnswerChange[] {
  const changes: AnswerChange[] = [];
  const [was, is] = [shownEstimateStatus(before, now), shownEstimateStatus(after, now)];
  if (was !== is) {
    const word = (status: typeof was) => statusLabel('estimate', status, language);
    changes.push({ id: 'status', kind: 'STATUS', values: { before: word(was), after: word(is) } });
  }
  if (before.requestMessage !== after.requestMessage) {
    changes.push({ id: 'message', kind: 'MESSAGE', values: { after: after.requestMessage || '–' } });
  }
  for (const line of compareLines(before.products, after.products)) {
    if (line.change === 'SAME') continue;
    const changed = line.change === 'REMOVED' ? line.before : line.after;
    const { idProduct } = changed;
    const name = lineName(changed);
    const add = (kind: AnswerChange['kind'], values: AnswerChange['values']) =>
      changes.push({ id: `${kind}-${idProduct}-${changes.length}`, kind, values: { name, ...values } });
    if (line.change === 'ADDED') add('ADDED', { after: formatBottles(line.after.qty, language) });
    else if (line.change === 'REMOVED') add('REMOVED', {});
    else {
      const { before: old, after: fresh } = line;
      if (old.qty !== fresh.qty)
        add('QTY', { before: formatBottles(old.qty, language), after: formatBottles(fresh.qty, language) });
      if (old.unitPrice !== fresh.unitPrice)
        add('PRICE', {
          before: formatMoney(old.unitPrice, language),
          after: formatMoney(fresh.unitPrice, language),
        });
      if (old.note !== fresh.note) add('NOTE', { after: fresh.note || '–' });
    }
  }
  return changes;
}
