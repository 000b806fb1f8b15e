import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';

/** Texts that the database keeps and cannot read. */
export interface Sealed {
  seal(text: string): string;
  /** Throws for what was not sealed with this secret, or was changed. */
  open(sealed: string): string;
}

/** @param purpose what it is for: what was sealed for another purpose does not open */
export function sealedBy(secret: string, purpose: string): Sealed {
  const key = createHmac('sha256', secret).update(purpose).digest();
  return {
    seal: (text) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv(algorithm, key, iv);
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}
