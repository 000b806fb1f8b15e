import { CHAT_MESSAGE_LIMIT, type SentMessage, type StoredFile } from '@vitis/contracts';
import { plainText } from '@vitis/domain';
import * as v from 'valibot';

/** A message as it is handed over for sending. */
export interface Outgoing {
  type: SentMessage['type'];
  message: string;
  files: StoredFile[];
}

const Character = plainText(1, { multiline: true });

/** Without the characters that nobody sees and the provider refuses: they come along with what is pasted. */
export function withoutHidden(text: string): string {
  const whole = text.toWellFormed();
  if (v.is(plainText(CHAT_MESSAGE_LIMIT, { multiline: true }), whole)) return whole.trim();
  return Array.from(whole)
    .filter((character) => v.is(Character, character))
    .join('')
    .trim();
}

/**
 * What is written and attached, as messages: pictures are one message and other files another. The text is the caption
 * of the first, or a message of its own.
 */
export function outgoing(written: string, files: readonly StoredFile[]): Outgoing[] {
  const message = withoutHidden(written);
  const pictures = files.filter(({ picture }) => picture !== null);
  const others = files.filter(({ picture }) => picture === null);
  const messages: Outgoing[] = [];
  if (pictures.length > 0) messages.push({ type: 'IMAGE', message, files: pictures });
  if (others.length > 0)
    messages.push({ type: 'FILE', message: pictures.length > 0 ? '' : message, files: others });
  if (messages.length === 0 && message !== '') messages.push({ type: 'TEXT', message, files: [] });
  return messages;
}
