import { MESSAGE_LIMIT, type OrderProposal } from '@vitis/contracts';
import { proposesDay } from '@vitis/domain';
import type { ProposedPart } from '@vitis/portal/detail';
import * as v from 'valibot';

export type Choice = 'accept' | 'decline';

export interface ProposalValues {
  /** By `keyOf` the part; empty until it is chosen. */
  choices: Record<string, Choice | ''>;
  message: string;
}

/** Names a part among the values. Not by its number alone: a form takes numbers for places of a list. */
export const keyOf = (part: ProposedPart): string => (part === 'day' ? part : `line${part}`);

/** What is to be answered for itself: each line, and the day where that is another one. */
export const partsOf = (proposal: OrderProposal): ProposedPart[] => [
  ...proposal.lines.map(({ position }) => position),
  ...(proposesDay(proposal) ? ['day' as const] : []),
];

/** The same choice for each part. */
export const chosenAll = (parts: readonly ProposedPart[], choice: Choice | ''): ProposalValues['choices'] =>
  Object.fromEntries(parts.map((part) => [keyOf(part), choice]));

/** What an answer is checked by. What is not chosen is no answer yet, which the button says. */
export const answerRule = v.object({
  choices: v.record(v.string(), v.picklist(['accept', 'decline', ''])),
  message: v.pipe(v.string(), v.trim(), v.maxLength(MESSAGE_LIMIT)),
});
