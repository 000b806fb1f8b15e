import { login, logout } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { callerGone } from '../../http/caller-gone.ts';
import { everyone, members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { logSecurityOf } from '../../http/security-log.ts';
import { contextOf, forgetContext } from '../../http/user-context.ts';
import { letApplicantIn } from '../registration/applicant-cookie.ts';
import { keptByDevice, secretShown } from './known-devices.ts';
import { accountHashOf } from './login-attempts.ts';
import { revokeSession } from './sessions.repository.ts';

export async function accountRoutes(app: FastifyInstance): Promise<void> {
  route(app, login, everyone, async ({ body, request, reply }, answer) => {
    request.account = accountHashOf(body.email);
    const { userId, accessToken, passwordChangeRecommended, deviceSecret, cookies } = await app.logins.signIn(
      body.email,
      body.password,
      {
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? null,
        language: request.language,
        requestId: request.id,
        deviceSecret: secretShown(request),
        userContext: contextOf(request, body.keepsCookies),
        onApplicant: (applicant) => letApplicantIn(reply, applicant, app.services.now()),
        left: callerGone(reply),
      },
      { code: body.code },
    );
    logSecurityOf(request, 'login.succeeded', { userId });
    return answer(
      200,
      { accessToken, passwordChangeRecommended },
      {
        headers: {
          'cache-control': 'no-store',
          'set-cookie': [keptByDevice(request, deviceSecret), ...cookies],
        },
      },
    );
  });

  route(app, logout, members, async ({ scope, request, transact }, answer) => {
    await transact(async ({ tx, record }) => {
      await revokeSession(tx, scope.id, app.services.now());
      await record('account.logout', `user:${scope.userId}`);
    });
    app.socketServer?.members.in(`session:${scope.id}`).disconnectSockets(true);
    logSecurityOf(request, 'logout', { sessions: [scope.id] });
    return answer(204, undefined, scope.isBound ? { headers: { 'set-cookie': forgetContext(request) } } : {});
  });
}
