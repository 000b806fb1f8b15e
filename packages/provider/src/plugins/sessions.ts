import { type Endpoint, TOKEN_COOKIE } from '@vitis/contracts';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { batched } from '../http/batched.ts';
import { findSessions, type Session } from '../http/session.ts';
import { expirySecond, type Tokens } from '../http/tokens.ts';
import { unauthenticated } from '../problems/problem-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    tokens: Tokens;
    /** The caller by its bearer token. Null for a guest where guests may come; 401 for a bad or ended token. */
    authenticate(request: FastifyRequest, endpoint: Endpoint): Promise<Session | null>;
    /** The same for files, which a browser fetches by itself: there its cookie counts as well. */
    authenticateFile(request: FastifyRequest): Promise<Session | null>;
    /** The member behind a token; undefined for one that does not hold. */
    sessionOf(token: string): Promise<Session | undefined>;
    /** The session as it is now; undefined where it has ended or its member may no longer be here. */
    liveSession(id: string): Promise<Session | undefined>;
  }
}

export interface SessionOptions {
  tokens: Tokens;
}

/** Everybody asks for a session with every call. */
const together = { atOnce: 2, most: 100 };

export const sessions = fastifyPlugin<SessionOptions>(
  async (app, { tokens }) => {
    const { database, now } = app.services;

    const liveSession = batched((ids: readonly string[]) => findSessions(database, ids, now()), together);

    const sessionOf = async (token: string): Promise<Session | undefined> => {
      const claims = await tokens.verify(token, now());
      if (!claims) return undefined;
      const session = await liveSession(claims.sessionId);
      // A session that was given a new token ends when that one does: the tokens before it are worth nothing.
      const latest = session && expirySecond(session.expiresAt) === claims.expires;
      return latest && session.userId === claims.userId ? session : undefined;
    };

    const known = async (token: string): Promise<Session> => {
      const session = await sessionOf(token);
      if (!session) throw unauthenticated('SESSION_ENDED');
      return session;
    };

    app.decorate('tokens', tokens);
    app.decorate('sessionOf', sessionOf);
    app.decorate('liveSession', liveSession);

    app.decorate('authenticate', async (request: FastifyRequest, endpoint: Endpoint) => {
      const open = endpoint.access === 'everyone';
      if (open && !endpoint.personal) return null;
      const token = bearerToken(request);
      if (token === undefined && open) return null;
      if (token === undefined) throw unauthenticated();
      return known(token);
    });

    app.decorate('authenticateFile', async (request: FastifyRequest) => {
      const token = bearerToken(request) ?? cookieToken(request);
      return token === undefined ? null : known(token);
    });
  },
  { name: 'sessions', dependencies: ['request-context'] },
);

function bearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  const match = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header);
  if (!match) throw unauthenticated();
  return match[1];
}

function cookieToken(request: FastifyRequest): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === TOKEN_COOKIE && value) return value;
  }
  return undefined;
}
