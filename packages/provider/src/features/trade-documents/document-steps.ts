import type { Language } from '@vitis/contracts';
import type { Step } from '@vitis/domain';
import { assertVersion } from '../../http/check-input.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import type { SocketRoom } from '../../http/socket-notice.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { conflict, notFound } from '../../problems/problem-error.ts';
import { authorOf, type ClientPeople, findClientPeople, roomsOf } from './client-people.ts';
import { type MailFacts, type MailKind, mailOf, recipientOf } from './mails.ts';
import { type NamedWine, namesForReader } from './wines-for-sale.ts';

/** Who does what to which version of a document, and in which language a refusal is said. */
export interface StepInput<Scope, Body = unknown> {
  scope: Scope;
  number: string;
  expectedVersion: number;
  body: Body;
  language: Language;
}

/** The document that a step is about, locked. Throws 404 where it is not there or not the caller's, 412 where it has changed. */
export function requireVersion<Stored extends { version: number }>(
  found: Stored | undefined,
  { expectedVersion }: Pick<StepInput<unknown>, 'expectedVersion'>,
): Stored {
  if (!found) throw notFound();
  assertVersion(expectedVersion, found.version);
  return found;
}

/**
 * Where a step of a table of states leads. Throws 409: as `guarded` where a fact does not hold, as `others` where the step
 * is the other side's from here on (whose role may never take it, has been refused before), else because it does not
 * start from here.
 */
export function requireNextState<State extends string>(
  step: Step<State, string>,
  { guarded = 'ILLEGAL_TRANSITION', others = 'ILLEGAL_TRANSITION' } = {},
): State {
  if (step.ok) return step.state;
  throw conflict({ GUARD: guarded, ACTOR: others, STATE: 'ILLEGAL_TRANSITION' }[step.reason]);
}

interface ChangedDocument {
  number: string;
  clientCompanyId: number;
  requestedBy: number;
  managerId: number | null;
}

export interface DoneStep {
  scope: BuyerScope | SalesScope;
  /** `estimate.confirm` on `estimate:E20261120-0001`, with what is for the record alone. */
  action: string;
  target: string;
  details?: Record<string, unknown> | undefined;
  /** Read here where the caller has not read it. */
  people?: ClientPeople | undefined;
  /** Socket event that makes open screens fetch again. */
  notify(rooms: SocketRoom[]): void;
  /** Mail to the other side; null where there is nothing to write about. */
  mail: StepMail | null;
}

type StepMail = { kind: MailKind; firstWine: NamedWine | undefined } & Omit<
  MailFacts,
  'number' | 'clientName' | 'firstWineName'
>;

/** Writes the audit record of a step, its socket event and the mail to the other side; all of it with the commit. */
export async function publishStep(
  unit: UnitOfWork,
  document: ChangedDocument,
  { scope, action, target, details, people, notify, mail }: DoneStep,
): Promise<void> {
  await unit.record(action, target, details);
  const known = people ?? (await findClientPeople(unit.tx, document.clientCompanyId));
  notify(roomsOf(known));
  const by = authorOf(scope).authorRole;
  const to = mail && recipientOf(known, { by, ...document });
  if (!to) return;
  const { kind, firstWine, ...facts } = mail;
  const [firstWineName = ''] = await namesForReader(unit.tx, firstWine ? [firstWine] : [], to.language);
  const { number } = document;
  unit.mail(mailOf(kind, by, to, { ...facts, number, firstWineName, clientName: known.companyName }));
}
