import { type Endpoint, TOKEN_COOKIE } from '@vitis/contracts';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { noteUse } from '../features/account/sessions.repository.ts';
import { batched } from '../http/batched.ts';
import { findSessions, type Session, type SignedIn } from '../http/session.ts';
import { expirySecond, type Tokens } from '../http/tokens.ts';
import { isShown, UNBOUND } from '../http/user-context.ts';
import { ProblemError, unauthenticated } from '../problems/problem-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    tokens: Tokens;
    /** The caller by its bearer token. Null for a guest where guests may come; 401 for a bad or ended token. */
    authenticate(request: FastifyRequest, endpoint: Endpoint): Promise<SignedIn | null>;
    /**
     * The same for files, which a browser fetches by itself: there its cookie counts as well. Who has to set up a second
     * factor first gets the files of a guest.
     */
    authenticateFile(request: FastifyRequest): Promise<SignedIn | null>;
    /**
     * The member behind a token and the cookies beside it; undefined for one that does not hold, and for whoever has to set
     * up a second factor first.
     */
    sessionOf(token: string, cookies: string | undefined): Promise<SignedIn | undefined>;
    /** Keeps a session from ending unused. */
    useSession(session: Session): Promise<void>;
    /** The session as it is now; undefined where it has ended or its member may no longer be here. */
    liveSession(id: string): Promise<Session | undefined>;
  }
}

export interface SessionOptions {
  tokens: Tokens;
}

/** Milliseconds of use that are noted as one. */
const noteInterval = 60_000;

/** Everybody asks for a session with every call. */
const together = { atOnce: 2, most: 100 };

export const sessions = fastifyPlugin<SessionOptions>(
  async (app, { tokens }) => {
    const { database, now } = app.services;

    const liveSession = batched((ids: readonly string[]) => findSessions(database, ids, now()), together);

    const sessionOf = async (token: string, cookies: string | undefined): Promise<SignedIn | undefined> => {
      const claims = await tokens.verify(token, now());
      if (!claims || !isShown(claims.userContext, cookies)) return undefined;
      const session = await liveSession(claims.sessionId);
      // A session that was given a new token ends when that one does: the tokens before it are worth nothing.
      const latest = session && expirySecond(session.expiresAt) === claims.expires;
      if (!latest || session.userId !== claims.userId) return undefined;
      return { ...session, isBound: claims.userContext !== UNBOUND };
    };

    const useSession = async (session: Session): Promise<void> => {
      const at = now();
      if (at.getTime() - session.lastUsedAt.getTime() < noteInterval) return;
      session.lastUsedAt = at;
      await noteUse(database, session.id, at);
    };

    const known = async (token: string, request: FastifyRequest): Promise<SignedIn> => {
      const session = await sessionOf(token, request.headers.cookie);
      if (!session) throw unauthenticated('SESSION_ENDED');
      await useSession(session);
      return session;
    };

    const isOpenTo = (session: SignedIn): boolean => !app.secondFactors.isMissingOf(session);

    app.decorate('tokens', tokens);
    app.decorate('sessionOf', async (token: string, cookies: string | undefined) => {
      const session = await sessionOf(token, cookies);
      return session && isOpenTo(session) ? session : undefined;
    });
    app.decorate('useSession', useSession);
    app.decorate('liveSession', liveSession);

    app.decorate('authenticate', async (request: FastifyRequest, endpoint: Endpoint) => {
      const open = endpoint.access === 'everyone';
      if (open && !endpoint.personal) return null;
      const token = bearerToken(request);
      if (token === undefined && open) return null;
      if (token === undefined) throw unauthenticated();
      const session = await known(token, request);
      // Who has to set one up first gets what that takes, and the way out.
      const isOwn = /^\/api\/v1\/(?:b2b\/me$|me\/|b2b\/account\/logout$)/.test(endpoint.path);
      if (!isOwn && !isOpenTo(session)) throw new ProblemError(403, 'SECOND_FACTOR_DEMANDED');
      return session;
    });

    app.decorate('authenticateFile', async (request: FastifyRequest) => {
      const token = bearerToken(request) ?? cookieToken(request);
      if (token === undefined) return null;
      const session = await known(token, request);
      return isOpenTo(session) ? session : null;
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
