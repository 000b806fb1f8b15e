import { randomUUID } from 'node:crypto';
import { CHANGES_PATH } from '@vitis/contracts/development';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { GatewayConfig } from './config.ts';
import { COMPILING_LIMIT_MS, development } from './features/development/development.routes.ts';
import { developmentSource } from './features/development/development-source.ts';
import { discovery } from './features/discovery/discovery.routes.ts';
import { health } from './features/health/health.routes.ts';
import { kakaoMap } from './features/kakao-map/kakao-map.routes.ts';
import { securityHeaders } from './features/limits/security-headers.ts';
import { slowClients } from './features/limits/slow-clients.ts';
import { visitorLimits } from './features/limits/visitor-limits.ts';
import { createFindOverride } from './features/override/find-override.ts';
import { overrideRoutes } from './features/override/override.routes.ts';
import { createOverrides } from './features/override/overrides.ts';
import { pages } from './features/pages/pages.routes.ts';
import { createProviderClient } from './features/pages/provider-client.ts';
import { createPageRenderer } from './features/pages/render-page.ts';
import { isUpload, proxy } from './features/proxy/proxy.ts';
import { recaptcha } from './features/recaptcha/recaptcha.routes.ts';
import { releaseFiles } from './features/release-files/release-files.ts';
import { serviceWorker } from './features/service-worker/service-worker.routes.ts';
import { gracefulClose } from './graceful-close.ts';
import { folderSource, type ReleaseSource, storeSource } from './releases/release-source.ts';
import { createReleases } from './releases/releases.ts';
import { createServerBundles } from './releases/server-bundles.ts';
import { answerClientError, sendBadAddress } from './shared/bad-address.ts';
import { DEADLINES, serverDeadlines } from './shared/deadlines.ts';
import { watchAnswers } from './shared/open-answers.ts';
import { listeningOrigin } from './shared/own-origin.ts';

/** Name of the shop behind every page title. */
const BRAND = 'VITIS';

function sourceOf({ releasesFolder, releasesStore, developmentUrl }: GatewayConfig): ReleaseSource {
  if (developmentUrl !== null) return developmentSource(releasesFolder, developmentUrl);
  return releasesStore === null ? folderSource(releasesFolder) : storeSource(releasesStore);
}

/** Builds the gateway; the caller listens and closes. */
export async function buildGateway(config: GatewayConfig): Promise<FastifyInstance> {
  const { proxyTimeoutMs, renderTimeoutMs, developmentUrl, deadlines = DEADLINES } = config;
  const compiling = developmentUrl === null ? 0 : COMPILING_LIMIT_MS;
  const longestAnswer = Math.max(proxyTimeoutMs, renderTimeoutMs, compiling);
  const app = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies,
    // Calls have a limit of their own; all else that is sent here is a line or two.
    bodyLimit: 64 * 1024,
    ...serverDeadlines(deadlines, longestAnswer, [
      '/socket.io/',
      ...(developmentUrl === null ? [] : [CHANGES_PATH]),
    ]),
    frameworkErrors: sendBadAddress,
    clientErrorHandler: answerClientError,
    // One line per answer, below, instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // What still comes over a connection that was open is answered, and its connection ends with it.
    return503OnClosing: false,
  });
  app.server.maxConnections = config.connections;
  watchAnswers(app);
  await app.register(gracefulClose);
  const source = sourceOf(config);
  const releases = createReleases(source, (error) =>
    app.log.error({ err: error }, 'a release cannot be read'),
  );
  const bundles = createServerBundles(releases);
  const provider = createProviderClient(config.providerUrl);
  app.addHook('onClose', () => provider.close());

  await app.register(slowClients, { deadlines, isUpload });
  await app.register(securityHeaders);
  await app.register(visitorLimits, { publicOrigin: config.publicOrigin });

  app.addHook('onResponse', async (request, reply) => {
    const { method, url, id } = request;
    const line = {
      requestId: id,
      method,
      path: url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    // Files of releases are a crowd and never fail in an interesting way.
    if (url.startsWith('/r/') && reply.statusCode < 400) request.log.debug(line);
    else request.log.info(line);
  });

  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    if (app.isDraining()) return reply.code(503).send({ status: 'draining' });
    const [set, ready] = await Promise.all([releases.current().catch(() => null), provider.isReady()]);
    const body = { releases: set !== null, provider: ready };
    return reply.code(set !== null && ready ? 200 : 503).send(body);
  });

  // Half of the calls: a page makes several.
  const perMinute = Math.ceil(config.requestsPerMinute / 2);
  await app.register(proxy, {
    providerUrl: config.providerUrl,
    timeoutMs: config.proxyTimeoutMs,
    publicOrigin: config.publicOrigin,
    deadlines,
    // Twice what the provider allows: while it is away every page tries again, and this count is to spare it a rush only.
    handshakesPerMinute: perMinute * 2,
  });
  await app.register(releaseFiles, {
    folder: config.releasesFolder,
    filesAt: config.filesAt,
    elsewhere: config.releasesStore !== null,
  });
  if (config.developmentUrl !== null) await app.register(development, { url: config.developmentUrl });
  // A demonstration is reached where it listens.
  const origin = config.publicOrigin || listeningOrigin(config.host, config.port);
  await app.register(discovery, { releases, provider, origin, filesAt: config.filesAt });
  await app.register(serviceWorker, {
    releases,
    filesAt: config.filesAt,
    isOn: config.serviceWorker ?? true,
    perMinute,
  });
  const { renderPage, isForMembers } = createPageRenderer({
    releases,
    bundles,
    provider,
    timeoutMs: config.renderTimeoutMs,
    brand: BRAND,
    origin,
    publicOrigin: config.publicOrigin,
    filesAt: config.filesAt,
    overlay: config.developmentUrl !== null,
    warn: (error, message) => app.log.error({ err: error }, message),
  });
  const overrides = config.override && createOverrides({ releases, ...config.override });
  const findOverride = overrides && createFindOverride(overrides);
  const { publicOrigin, operatorToken } = config;
  await app.register(health, { releases, findOverride, operatorToken, publicOrigin });
  if (config.kakaoMap !== null) await app.register(kakaoMap, { ...config.kakaoMap, perMinute });
  if (config.recaptcha !== null) await app.register(recaptcha, { ...config.recaptcha, perMinute });
  await app.register(overrideRoutes, { releases, overrides, publicOrigin });
  await app.register(pages, { releases, findOverride, renderPage, isForMembers, perMinute });
  return app;
}
