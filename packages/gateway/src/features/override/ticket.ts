import { OVERRIDE_HOURS_LIMIT, OVERRIDE_TOKEN, OverrideClaims } from '@vitis/contracts/override';
import { base64url, calculateJwkThumbprint, errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

/** Seconds that the clock of whoever signs may be ahead. */
const CLOCK_SECONDS = 30;

/** What a ticket that holds says. */
export interface Ticket {
  claims: OverrideClaims;
  /** Names this ticket in logs. */
  id: string;
  until: Date;
}

/** The signature, the shop and the form are right, but its time is over; or it is nothing of ours. */
export type TicketTrouble = 'EXPIRED' | 'NOT_OURS';
export type ReadTicket = { ok: true; ticket: Ticket } | { ok: false; trouble: TicketTrouble };

type Kind = (typeof OVERRIDE_TOKEN)['ticket' | 'confirmed'];

/** Reads and writes tickets under the operator's secret. */
export function createTickets(secret: string) {
  const key = new TextEncoder().encode(secret);
  const keyId = calculateJwkThumbprint({ kty: 'oct', k: base64url.encode(key) });

  /** @param shop origin of the shop that the ticket was made for */
  async function read(token: string, kind: Kind, shop: string): Promise<ReadTicket> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, key, {
        algorithms: [OVERRIDE_TOKEN.algorithm],
        typ: kind,
        issuer: OVERRIDE_TOKEN.issuer,
        audience: shop,
        requiredClaims: ['exp', 'iat', 'jti'],
        maxTokenAge: OVERRIDE_HOURS_LIMIT * 3600,
        clockTolerance: CLOCK_SECONDS,
      });
      const { exp = 0, iat = 0, jti = '' } = payload;
      const claims = v.safeParse(OverrideClaims, payload);
      const lasts = exp - iat;
      // Tolerance is for what begins early; nothing ends late.
      if (exp * 1000 <= Date.now()) return { ok: false, trouble: 'EXPIRED' };
      if (protectedHeader.kid !== (await keyId) || !claims.success || lasts > OVERRIDE_HOURS_LIMIT * 3600)
        return { ok: false, trouble: 'NOT_OURS' };
      return { ok: true, ticket: { claims: claims.output, id: jti, until: new Date(exp * 1000) } };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { ok: false, trouble: 'EXPIRED' };
      if (error instanceof errors.JOSEError) return { ok: false, trouble: 'NOT_OURS' };
      throw error;
    }
  }

  return {
    read,

    /** The ticket as this gateway gives it to a browser whose person has agreed; holds no longer than the ticket. */
    async confirm({ claims, id, until }: Ticket, shop: string): Promise<string> {
      return new SignJWT({ ...claims })
        .setProtectedHeader({
          alg: OVERRIDE_TOKEN.algorithm,
          typ: OVERRIDE_TOKEN.confirmed,
          kid: await keyId,
        })
        .setIssuer(OVERRIDE_TOKEN.issuer)
        .setAudience(shop)
        .setJti(id)
        .setIssuedAt()
        .setExpirationTime(until)
        .sign(key);
    },
  };
}
