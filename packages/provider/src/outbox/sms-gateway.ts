import type { Mail } from '../http/unit-of-work.ts';
import type { Deliver } from './dispatcher.ts';

export interface SmsSettings {
  /** Takes `POST { id, to, text }`. */
  url: string;
  /** Sent as a bearer token. */
  key: string | undefined;
}

const patience = 8_000;

/** A text message as it is sent. */
export const brandedText = ({ body }: Pick<Mail, 'body'>, brand: string): string => `[${brand}] ${body}`;

/**
 * Hands text messages to a gateway by HTTP: `{ id, to, text }` as JSON, any 2xx is taken for accepted. The same message
 * sent twice has the same id, also as `Idempotency-Key`. Sellers of text messages differ in the shape alone; a few lines
 * in front of theirs make this one of it.
 */
export const smsDelivery =
  ({ url, key }: SmsSettings, brand: string): Deliver =>
  async ({ eventId, payload }) => {
    const mail = payload as unknown as Mail;
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': eventId,
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ id: eventId, to: mail.recipient, text: brandedText(mail, brand) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the gateway of text messages answered ${response.status}`);
  };
