import { login, logout } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { everyone, members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { createLoginService } from './login.service.ts';
import { revokeSession } from './sessions.repository.ts';

export async function accountRoutes(app: FastifyInstance): Promise<void> {
  const logins = createLoginService(app.services, app.passwords, app.tokens);

  route(app, login, everyone, async ({ body, request }, answer) => {
    const from = {
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? null,
      requestId: request.id,
    };
    return answer(200, await logins.signIn(body.email, body.password, from), {
      headers: { 'cache-control': 'no-store' },
    });
  });

  route(app, logout, members, async ({ scope, transact }, answer) => {
    await transact(async ({ tx, record }) => {
      await revokeSession(tx, scope.id, app.services.now());
      await record('account.logout', `user:${scope.userId}`);
    });
    app.socketServer?.members.in(`session:${scope.id}`).disconnectSockets(true);
    return answer(204, undefined);
  });
}
