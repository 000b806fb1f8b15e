import type { EstimateStatus } from '@vitis/contracts';
import { addDays } from '@vitis/domain';
import type { Outcome } from './companies.ts';
import type { Client, EstimateDraft, EstimateStep, Line, TradeContext } from './context.ts';
import { askedLines, wishedLines } from './lines.ts';
import { answerLines, modifyLines } from './revise.ts';
import { replacementNote, WORDS } from './words.ts';
import { at, clock } from './working-days.ts';

/** Days for which an answer is valid. */
const validDays = 14;

/** Business days from the last estimate of the past until today: all that came of it is over by then. */
const settledDays = 14;

const after: Readonly<Record<EstimateStep['event'], EstimateStatus>> = {
  CREATE: 'REQUESTED',
  CREATE_MANUAL: 'REQUESTED',
  MODIFY: 'REQUESTED',
  RESPOND: 'RESPONDED',
  CONFIRM: 'CONFIRMED',
  CANCEL: 'CANCELLED',
};

/** Sentences that are true of an answer. */
function firstAnswer(lines: readonly Line[], before: readonly Line[]): readonly string[] {
  const prices = new Map(before.map(({ wine, unitPrice }) => [wine, unitPrice]));
  if (lines.some(({ wine, unitPrice }) => unitPrice < (prices.get(wine) ?? 0))) return WORDS.lowered;
  return lines.every(({ wine }) => prices.has(wine)) ? WORDS.allThere : WORDS.response;
}

/** Writes the steps of one estimate, each later than the one before. */
class EstimateWriter {
  readonly draft: EstimateDraft;
  readonly #context: TradeContext;
  #day: number;

  constructor(context: TradeContext, client: Client, day: number, manual: boolean) {
    this.#context = context;
    this.#day = day;
    const buyerId = context.random.chance(0.8) ? client.buyers[0]! : context.random.pick(client.buyers);
    this.draft = { client, buyerId, steps: [], id: 0, number: '' };
    const words = manual ? WORDS.manualRequest : WORDS.request;
    const asks = manual ? askedLines : wishedLines;
    this.#add(manual ? 'CREATE_MANUAL' : 'CREATE', {
      hours: manual ? [9, 11] : [9, 14],
      message: context.random.pick(words),
      lines: asks(context, client),
    });
  }

  /** Sales answer so many business days later; on the same day where it is none. */
  respond(days: number): this {
    const { steps, client } = this.draft;
    const before = steps.at(-1)!.lines;
    const again = steps.some(({ event }) => event === 'RESPOND');
    const lines = answerLines(this.#context, client, before, again);
    const words = this.#context.random.pick(again ? WORDS.responseAgain : firstAnswer(lines, before));
    return this.#add('RESPOND', {
      days,
      hours: [15, 17],
      message: words + replacementNote(lines, before),
      lines,
    });
  }

  modify(days: number): this {
    const lines = modifyLines(this.#context, this.draft.client, this.draft.steps.at(-1)!.lines);
    return this.#add('MODIFY', {
      days,
      hours: [10, 13],
      message: this.#context.random.pick(WORDS.modify),
      lines,
    });
  }

  confirm(days: number): this {
    return this.#add('CONFIRM', { days, hours: [10, 11], message: this.#context.random.pick(WORDS.confirm) });
  }

  cancel(days: number, by: 'B2B' | 'SALESPERSON'): this {
    const words = by === 'B2B' ? WORDS.cancelByBuyer : WORDS.cancelBySales;
    return this.#add('CANCEL', { days, hours: [10, 11], by, message: this.#context.random.pick(words) });
  }

  #add(
    event: EstimateStep['event'],
    given: {
      days?: number;
      hours: [number, number];
      by?: EstimateStep['by'];
      message: string;
      lines?: Line[];
    },
  ): this {
    const { random, days } = this.#context;
    const { steps, client, buyerId } = this.draft;
    this.#day = Math.min(this.#day + (given.days ?? 0), days.past.length - 1);
    const day = days.past[this.#day]!;
    const by = given.by ?? (event === 'RESPOND' || event === 'CREATE_MANUAL' ? 'SALESPERSON' : 'B2B');
    const status = after[event];
    const expiredDate =
      event === 'RESPOND'
        ? addDays(day, validDays)
        : status === 'REQUESTED'
          ? null
          : (steps.at(-1)?.expiredDate ?? null);
    steps.push({
      event,
      by,
      authorId: by === 'B2B' ? buyerId : client.managerId,
      at: at(day, clock(random.between(...given.hours), random.between(0, 59))),
      status,
      message: given.message,
      expiredDate,
      lines: given.lines ?? steps.at(-1)!.lines,
    });
    return this;
  }
}

/** An estimate whose outcome has long been clear. `day` is its place among the business days of the past. */
function pastEstimate(context: TradeContext, client: Client, day: number, outcome: Outcome): EstimateDraft {
  const { random } = context;
  const writer = new EstimateWriter(context, client, day, random.chance(0.12));
  if (outcome === 'CANCELLED_BY_BUYER' && random.chance(0.5)) return writer.cancel(1, 'B2B').draft;
  writer.respond(random.between(0, 1));
  const talk = random.next();
  if (talk < 0.4) writer.modify(1).respond(1);
  else if (talk < 0.55) writer.respond(1);
  if (outcome === 'CONFIRMED') writer.confirm(random.between(1, 2));
  if (outcome === 'CANCELLED_BY_BUYER') writer.cancel(1, 'B2B');
  if (outcome === 'CANCELLED_BY_SALES') writer.cancel(1, 'SALESPERSON');
  return writer.draft;
}

/** Estimates of the last days; the first of a client has come further than those after it. */
function recentEstimate(
  context: TradeContext,
  client: Client,
  outcome: Outcome,
  first: boolean,
): EstimateDraft {
  const last = context.days.past.length - 1;
  const start = (back: number) => new EstimateWriter(context, client, last - back, false);
  switch (outcome) {
    case 'MODIFIED':
      return start(4).respond(1).modify(2).draft;
    case 'RESPONDED':
      return first ? start(4).respond(1).modify(1).respond(1).draft : start(2).respond(1).draft;
    case 'REQUESTED':
      return start(first ? 1 : 0).draft;
    default:
      throw new Error(`An estimate of the last days does not end as ${outcome}.`);
  }
}

export interface ClientEstimates {
  all: EstimateDraft[];
  /** Confirmed ones by what came of them. */
  ordered: EstimateDraft[];
  readyToOrder: EstimateDraft[];
  underWay: EstimateDraft[];
}

/** All estimates of a client: its past spread over the months, then those of the last days. */
export function makeEstimates(context: TradeContext, client: Client): ClientEstimates {
  const { plan } = client;
  const last = context.days.past.length - 1;
  const span = last - settledDays;
  const past = plan.past.map((outcome, index) => {
    const day = Math.floor(((index + context.random.real(0.1, 0.9)) * span) / plan.past.length);
    return pastEstimate(context, client, day, outcome);
  });
  const recent = plan.recent.map((outcome, index) =>
    recentEstimate(context, client, outcome, plan.recent.indexOf(outcome) === index),
  );
  const confirmed = (count: number, back: number): EstimateDraft[] =>
    Array.from(
      { length: count },
      (_, index) =>
        new EstimateWriter(context, client, last - back - index, false).respond(1).confirm(1).draft,
    );
  const readyToOrder = confirmed(plan.readyToOrder, 4);
  const underWay = confirmed(plan.underWay, 6);
  return {
    all: [...past, ...recent, ...readyToOrder, ...underWay],
    ordered: past.filter(({ steps }) => steps.at(-1)!.status === 'CONFIRMED'),
    readyToOrder,
    underWay,
  };
}
