import { changeSocialAccount, listSocialAccounts } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { logSecurityOf } from '../../http/security-log.ts';
import { conflict } from '../../problems/problem-error.ts';
import { findCredentials } from '../me/me.repository.ts';
import { requireChecked } from '../me/own-password.ts';
import { privately, refuseTooMany, returnAddress } from './social.routes.ts';
import { createSocialService } from './social.service.ts';
import { deleteConnection, listConnected } from './social-accounts.repository.ts';
import { keptByBrowser } from './social-cookie.ts';
import { connectedMail } from './social-mails.ts';

/** The social accounts of a member: which there are, connecting one, disconnecting one. */
export async function socialConnectionRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app.services;
  const service = createSocialService(app);

  route(app, listSocialAccounts, members, async ({ scope }, answer) => {
    const connected = await listConnected(database, scope.userId);
    const items = app.social.offered().map((offered) => {
      const own = connected.find(({ provider }) => provider === offered.provider);
      return { ...offered, connectedAt: own ? seoulTime(own.connectedAt) : null };
    });
    return answer(200, { _embedded: { items } });
  });

  route(app, changeSocialAccount, members, async ({ body, scope, language, request, transact }, answer) => {
    requireChecked(scope, app.services.now());
    const { provider } = app.social.find(body.provider);
    if (body.connected) {
      const redirectUri = returnAddress(request, body.redirectUri);
      refuseTooMany(app, request);
      const connected = await listConnected(database, scope.userId);
      if (connected.some((each) => each.provider === provider)) throw conflict('SOCIAL_ALREADY_CONNECTED');
      const { authorizationUrl, browserSecret } = await service.begin(provider, {
        redirectUri,
        userId: scope.userId,
        language,
      });
      return answer(
        200,
        { authorizationUrl },
        { headers: privately([keptByBrowser(request, browserSecret)]) },
      );
    }
    await transact(async (unit) => {
      const member = await findCredentials(unit.tx, scope.userId);
      if (member?.passwordHash == null) throw conflict('SOCIAL_LAST_WAY_IN');
      if (!(await deleteConnection(unit.tx, scope.userId, provider))) throw conflict('SOCIAL_NOT_CONNECTED');
      await unit.record('account.social-disconnect', `user:${scope.userId}`, { provider });
      await connectedMail(unit, { userId: scope.userId, at: app.services.now() }, provider, 'disconnected');
    });
    logSecurityOf(request, 'social.disconnected');
    return answer(200, { authorizationUrl: null });
  });
}
