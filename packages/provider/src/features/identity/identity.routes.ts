import { finishIdentityCheck, getIdentityService, requestIdentityCheck } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { browserSecret } from '../../http/browser-secret.ts';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { type AttemptLimit, countAttempt } from '../../limits/count-attempt.ts';
import { createIdentityService } from './identity.service.ts';
import { CHECK_MINUTES } from './identity-checks.repository.ts';

/** Checks that an address may begin: each is paid for. */
const limit: AttemptLimit = { kind: 'identity', most: 10, seconds: 15 * 60 };

const browser = browserSecret({
  name: 'vitis-b2b-identity',
  path: '/api/v1/identity',
  seconds: CHECK_MINUTES * 60,
});

/** Showing who one is by NICE, or by its stand-in. */
export async function identityCheckRoutes(app: FastifyInstance): Promise<void> {
  const { services, config } = app;
  const service = createIdentityService(app);

  route(app, getIdentityService, everyone, async (_call, answer) => answer(200, service.offered()));

  route(app, requestIdentityCheck, everyone, async ({ body, request, transact }, answer) => {
    const address = app.limitedAddress(request.raw);
    await transact(async ({ tx }) => {
      if (address !== null) await countAttempt(tx, limit, address, services.now());
    });
    const shop = config.publicOrigin ?? `${request.protocol}://${request.host}`;
    // Outside of a transaction: NICE may take its time, and no connection waits for it.
    const begun = await service.begin(services.database, shop, body.window);
    return answer(
      200,
      { checkUrl: begun.checkUrl },
      {
        headers: { 'cache-control': 'no-store', 'set-cookie': browser.kept(request, begun.browserSecret) },
      },
    );
  });

  route(app, finishIdentityCheck, everyone, async ({ body, request }, answer) => {
    const shown = await service.finish({ ...body, browserHash: browser.hashOf(request) });
    return answer(200, shown, { headers: { 'cache-control': 'no-store' } });
  });
}
