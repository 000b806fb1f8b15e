import { CHAT_MESSAGE_LIMIT, type ChatMessageType, type Language, type SentMessage } from '@vitis/contracts';
import { type DocumentKind, EstimateNumberField, OrderFormNumberField, plainText } from '@vitis/domain';
import * as v from 'valibot';
import { fieldProblems } from '../../problems/field-problems.ts';
import { ProblemError } from '../../problems/problem-error.ts';

/** A message that may be stored as it is. */
export interface CheckedMessage {
  type: Exclude<ChatMessageType, 'NOTICE'>;
  message: string;
  fileIds: number[];
}

/** Documents that a card shows, by its type. */
export const CARD_DOCUMENTS: Partial<Record<ChatMessageType, DocumentKind>> = {
  ESTIMATE: 'estimate',
  ORDER: 'orderForm',
};

const noFiles = v.pipe(v.array(v.number()), v.maxLength(0));
const someFiles = v.pipe(v.array(v.number()), v.minLength(1));
const words = (min: number) => plainText(CHAT_MESSAGE_LIMIT, { min, multiline: true });

/** What each type carries: a text its words, pictures and files a caption at most, a card its number alone. */
const rules = {
  TEXT: v.object({ message: words(1), files: noFiles }),
  IMAGE: v.object({ message: words(0), files: someFiles }),
  FILE: v.object({ message: words(0), files: someFiles }),
  ESTIMATE: v.object({ message: EstimateNumberField, files: noFiles }),
  ORDER: v.object({ message: OrderFormNumberField, files: noFiles }),
};

/** A sent message by the rules of its type. Markup stays what it is, text. Throws 400 with the fields that are wrong. */
export function checkMessage(input: SentMessage, language: Language): CheckedMessage {
  const checked = v.safeParse(rules[input.type], { files: [], ...input });
  if (!checked.success)
    throw new ProblemError(400, 'INVALID_INPUT', { errors: fieldProblems(checked.issues, language) });
  const { message, files } = checked.output;
  return { type: input.type, message, fileIds: [...new Set(files)] };
}
