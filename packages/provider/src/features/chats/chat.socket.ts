import { CLIENT_EVENTS, type ClientEventName, type SocketAnswer } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { runAsCall } from '../../db/call-context.ts';
import { firstOfEach } from '../../http/check-input.ts';
import { requestLanguage } from '../../http/request-language.ts';
import type { AuditContext, UnitOfWork } from '../../http/unit-of-work.ts';
import { asProblem } from '../../problems/as-problem.ts';
import { ProblemError, tooMany, unauthenticated } from '../../problems/problem-error.ts';
import { problemText } from '../../problems/problem-texts.ts';
import { type Allowance, EVENT_WINDOW } from '../../sockets/allowance.ts';
import type { MemberSocket } from '../../sockets/socket-server.ts';
import { memberIds } from './chat-rooms.repository.ts';

type Handle<Name extends ClientEventName> = (
  input: v.InferOutput<(typeof CLIENT_EVENTS)[Name]>,
) => Promise<SocketAnswer>;

/** What a member may say over its socket. Every event is acknowledged: done, or refused with a reason. */
export function serveChatSocket(app: FastifyInstance, socket: MemberSocket, allowance: Allowance): void {
  const { language: said } = socket.handshake.auth as { language?: unknown };
  const language = requestLanguage(
    typeof said === 'string' ? said : socket.handshake.headers['accept-language'],
  );
  const { session } = socket.data;
  const auditContext: AuditContext = { userId: session.userId, requestId: socket.id, address: null };
  const transact = <T>(work: (unit: UnitOfWork) => Promise<T>) => app.services.transact(auditContext, work);

  /** Throws for a session that has ended, which ends its socket as well. */
  const requireLive = async (): Promise<void> => {
    if (await app.liveSession(session.id)) return;
    setImmediate(() => socket.disconnect(true));
    throw unauthenticated('SESSION_ENDED');
  };

  const serve = <Name extends ClientEventName>(
    name: Name,
    handle: Handle<Name>,
    // What looks at the session by itself says so.
    { first = requireLive } = {},
  ) => {
    const listen = async (payload: unknown, answer: unknown): Promise<void> => {
      const reply = await perform(name, payload, async (input) => {
        await first();
        return handle(input);
      });
      if (typeof answer === 'function') answer(reply);
    };
    // The names are those of the contract; what comes with them is checked here and nowhere else.
    (socket as { on(event: string, listener: typeof listen): unknown }).on(name, listen);
  };

  const perform = async <Name extends ClientEventName>(
    name: Name,
    payload: unknown,
    handle: Handle<Name>,
  ): Promise<SocketAnswer> => {
    try {
      if (!allowance.spend(session.userId)) throw tooMany('TOO_MANY_REQUESTS', EVENT_WINDOW / 1000);
      const checked = v.safeParse(CLIENT_EVENTS[name], payload, firstOfEach);
      if (!checked.success) throw new ProblemError(400, 'INVALID_INPUT');
      const input = checked.output as v.InferOutput<(typeof CLIENT_EVENTS)[Name]>;
      // What was said is kept even where the line has closed since.
      return await runAsCall(app.config.databaseTimeout, new AbortController().signal, () => handle(input));
    } catch (error) {
      const problem = asProblem(error);
      if (problem.status >= 500) app.log.error({ err: error, event: name }, 'a socket event failed');
      return {
        ok: false,
        code: problem.code,
        message: problemText(problem.code, problem.status, language, problem.details.values),
      };
    }
  };

  serve(
    'chat:send',
    async (input) => ({
      ok: true,
      message: await app.chats.say(session, input, language, { transact, requireLive }),
    }),
    { first: async () => undefined },
  );

  serve('chat:read', async ({ idChatRoom, sequence }) => {
    await app.chats.read(session, idChatRoom, sequence);
    return { ok: true };
  });

  serve('chat:typing', async ({ idChatRoom, typing }) => {
    await app.chats.requireMember(idChatRoom, session);
    const others = (await memberIds(app.services.database, idChatRoom)).filter((id) => id !== session.userId);
    const rooms = others.map((id) => `user:${id}`);
    if (rooms.length > 0)
      socket.nsp.to(rooms).emit('chat:typing', { idChatRoom, idUser: session.userId, typing });
    return { ok: true };
  });
}
