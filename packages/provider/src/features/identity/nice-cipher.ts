import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import { isSameText } from '../../http/keyed-hash.ts';

/** What a check is encrypted and signed with, as NICE makes it of what both sides know. */
export interface NiceKeys {
  key: string;
  iv: string;
  hmacKey: string;
}

/** A request or a result as it travels through the browser. */
export interface NiceSealed {
  encData: string;
  integrityValue: string;
}

const algorithm = 'aes-128-cbc';

export function keysOf(requestedAt: string, requestNumber: string, tokenValue: string): NiceKeys {
  const digest = createHash('sha256')
    .update(requestedAt + requestNumber + tokenValue)
    .digest('base64');
  return { key: digest.slice(0, 16), iv: digest.slice(-16), hmacKey: digest.slice(0, 32) };
}

const signed = (encData: string, { hmacKey }: NiceKeys): string =>
  createHmac('sha256', hmacKey).update(encData).digest('base64');

export function sealForNice(data: Readonly<Record<string, string>>, keys: NiceKeys): NiceSealed {
  const cipher = createCipheriv(algorithm, keys.key, keys.iv);
  const encData = Buffer.concat([cipher.update(JSON.stringify(data), 'utf8'), cipher.final()]).toString(
    'base64',
  );
  return { encData, integrityValue: signed(encData, keys) };
}

/**
 * What was sealed with these keys; undefined for anything else, also where a letter of it was changed. NICE writes EUC-KR,
 * in which only names have other letters than ASCII, and those stand beside it as percent-encoded UTF-8.
 */
export function openFromNice({ encData, integrityValue }: NiceSealed, keys: NiceKeys): unknown {
  if (!isSameText(integrityValue, signed(encData, keys))) return undefined;
  try {
    const decipher = createDecipheriv(algorithm, keys.key, keys.iv);
    const bytes = Buffer.concat([decipher.update(encData, 'base64'), decipher.final()]);
    return JSON.parse(bytes.toString('latin1'));
  } catch {
    return undefined;
  }
}
