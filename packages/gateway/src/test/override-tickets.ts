import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OVERRIDE_TOKEN } from '@vitis/contracts/override';
import type { FastifyInstance } from 'fastify';
import { base64url, calculateJwkThumbprint, SignJWT } from 'jose';

export const SECRET = 'a secret of this test and of nothing else';
export const ORIGIN = 'http://127.0.0.1:5173';
export const TRIAL = '2.0.0-eeeeeeee';
export const SHOP = 'http://shop.example';
export const HOST = { host: 'shop.example' };

export interface TicketWishes {
  claims?: Record<string, unknown>;
  kind?: string;
  secret?: string;
  shop?: string;
  /** Seconds from now. */
  begins?: number;
  ends?: number;
}

/** A ticket as the operator's command signs it, but for what a test wants else. */
export async function ticket(wishes: TicketWishes = {}): Promise<string> {
  const { claims = {}, kind = OVERRIDE_TOKEN.ticket, secret = SECRET, shop = SHOP } = wishes;
  const now = Math.floor(Date.now() / 1000);
  const key = new TextEncoder().encode(secret);
  const signed = {
    part: 'mf-catalog',
    build: TRIAL,
    origin: ORIGIN,
    integrity: `sha384-${'x'.repeat(64)}`,
    contract: '1.0',
    ...claims,
  };
  return new SignJWT(signed)
    .setProtectedHeader({
      alg: 'HS256',
      typ: kind,
      kid: await calculateJwkThumbprint({ kty: 'oct', k: base64url.encode(key) }),
    })
    .setIssuer(OVERRIDE_TOKEN.issuer)
    .setAudience(shop)
    .setJti('ticket-1')
    .setIssuedAt(now + (wishes.begins ?? 0))
    .setExpirationTime(now + (wishes.ends ?? 3600))
    .sign(key);
}

/** What the gateway would have a browser keep, signed here. */
export const confirmed = (wishes: TicketWishes = {}) => ticket({ ...wishes, kind: OVERRIDE_TOKEN.confirmed });

/** Claims of a build in the release folder. */
export function ownClaims(releases: string, build = TRIAL) {
  const manifest = readFileSync(join(releases, 'mf-catalog', build, 'manifest.json'));
  const hash = createHash('sha384').update(manifest).digest('base64');
  return { build, origin: 'self', integrity: `sha384-${hash}` };
}

/** Presses the button of the confirmation page. */
export const press = (app: FastifyInstance, token: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/dev/override?lang=en-US',
    headers: {
      ...HOST,
      origin: SHOP,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
      ...headers,
    },
    payload: new URLSearchParams({ ticket: token }).toString(),
  });

/** Opens a page with what a browser keeps. */
export const open = (app: FastifyInstance, cookie: string, url = '/wines') =>
  app.inject({ url, headers: { ...HOST, cookie } });
