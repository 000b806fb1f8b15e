import { randomUUID } from 'node:crypto';
import {
  OVERRIDE_PATH,
  OVERRIDE_SECRET_LENGTH,
  OVERRIDE_TOKEN,
  type OverrideClaims,
} from '@vitis/contracts/override';
import { base64url, calculateJwkThumbprint, SignJWT } from 'jose';
import { Refused } from '../release/registry-changes.ts';

interface Wanted {
  claims: OverrideClaims;
  /** Origin of the shop that it is for. */
  shop: string;
  hours: number;
  secret: string | undefined;
  now: Date;
}

/**
 * The link that shows a build on a shop, for so many hours, to whoever opens it there and agrees.
 *
 * @throws Refused without the shop's secret
 */
export async function overrideLink({ claims, shop, hours, secret = '', now }: Wanted): Promise<string> {
  if (secret.length < OVERRIDE_SECRET_LENGTH)
    throw new Refused(
      `OVERRIDE_SECRET must be the one that ${shop} was started with, of ${OVERRIDE_SECRET_LENGTH} characters at least.`,
    );
  const key = new TextEncoder().encode(secret);
  const ticket = await new SignJWT({ ...claims })
    .setProtectedHeader({
      alg: OVERRIDE_TOKEN.algorithm,
      typ: OVERRIDE_TOKEN.ticket,
      kid: await calculateJwkThumbprint({ kty: 'oct', k: base64url.encode(key) }),
    })
    .setIssuer(OVERRIDE_TOKEN.issuer)
    .setAudience(shop)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + hours * 3_600_000))
    .sign(key);
  return `${shop}${OVERRIDE_PATH}?ticket=${ticket}`;
}
