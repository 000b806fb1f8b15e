import type { Language } from '@vitis/contracts';
import { documentAddress, formatBottles, formatMoney } from '@vitis/domain';
import type { Mail } from '../../http/unit-of-work.ts';
import { greeting, placeIn } from '../../outbox/mail-texts.ts';
import { filled, type Texts } from '../../problems/texts.ts';
import type { ClientPeople, Person } from './client-people.ts';
import { FACT_TEXTS, SEE_TEXTS, STEP_TEXTS } from './mail-texts.ts';

/** Facts of a document that its mails name. */
export interface MailFacts {
  number: string;
  clientName: string;
  /** In the language of the reader. */
  firstWineName: string;
  lineCount: number;
  totalQty: number;
  /** VAT-inclusive, in won. */
  total: number;
  /** Text that the other side wrote along with the step. */
  message?: string;
  /** How many lines of an answer were left out. */
  notTaken?: number;
}

export type MailKind = keyof typeof STEP_TEXTS;

type Side = 'B2B' | 'SALESPERSON';

/** The way from a mail to the document that it is about, for a reader of that side and language. */
export function linkTo(
  kind: keyof typeof SEE_TEXTS,
  { side, language, number }: { side: Side; language: Language; number: string },
): NonNullable<Mail['action']> {
  return {
    label: SEE_TEXTS[kind][language],
    path: placeIn(documentAddress(kind, side, number), language),
  };
}

/** The mail about a step that one side took, to one person of the other, in the language of that person. */
export function mailOf(kind: MailKind, by: Side, to: Person, facts: MailFacts): Mail {
  const { language } = to;
  const { number, firstWineName, lineCount, totalQty, message, notTaken = 0 } = facts;
  const step = STEP_TEXTS[kind];
  const values = {
    client: facts.clientName,
    number,
    wine: firstWineName,
    others: lineCount - 1,
    lines: lineCount,
    answered: lineCount + notTaken,
    bottles: formatBottles(totalQty, language),
    total: formatMoney(facts.total, language),
  };
  const say = (said: Texts) => filled(said, language, values);
  const lines = [
    greeting(to.fullName, language),
    '',
    say(step.opening),
    '',
    say(FACT_TEXTS.number),
    say(lineCount > 1 ? FACT_TEXTS.wines : FACT_TEXTS.oneWine),
    say(FACT_TEXTS.total),
    ...(message ? ['', say(FACT_TEXTS.message), message] : []),
  ];
  return {
    recipient: to.email,
    subject: say(step.subject),
    body: lines.join('\n'),
    language,
    action: linkTo(kind.startsWith('estimate.') ? 'estimate' : 'orderForm', {
      side: by === 'B2B' ? 'SALESPERSON' : 'B2B',
      language,
      number,
    }),
  };
}

/**
 * Recipient of the mail about a step: the other side. Of sales staff the one whom the document belongs to, or whoever looks
 * after the client today; of the company the buyer who asked, or its main contact today.
 */
export function recipientOf(
  people: ClientPeople,
  {
    by,
    requestedBy,
    managerId,
  }: { by: 'B2B' | 'SALESPERSON'; requestedBy: number; managerId: number | null },
): Person | undefined {
  const [side, id] = by === 'B2B' ? [people.staff, managerId] : [people.buyers, requestedBy];
  return side.find((each) => each.id === id) ?? side[0];
}
