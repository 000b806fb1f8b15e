import httpProxy from '@fastify/http-proxy';
import { CHANGES_PATH, DEVELOPMENT_VERSION } from '@vitis/contracts/development';
import { RELEASED_FILES } from '@vitis/contracts/registry';
import type { FastifyInstance } from 'fastify';
import { Agent, request as ask } from 'undici';
import { ownOriginOnly } from '../../shared/own-origin.ts';

interface Options {
  /** Of the development server. */
  url: string;
}

/** A part that has just been changed is being compiled. */
export const COMPILING_LIMIT_MS = 120_000;

/** Passes files of parts under development, and word of their changes, from the development server to pages. */
export async function development(app: FastifyInstance, { url }: Options): Promise<void> {
  const dispatcher = new Agent({ headersTimeout: COMPILING_LIMIT_MS });
  app.addHook('onClose', () => dispatcher.close());

  app.get<{ Params: { '*': string } }>(
    `${RELEASED_FILES}:part/${DEVELOPMENT_VERSION}-:build/*`,
    async (request, reply) => {
      // Its source is for the gateway alone, as a release's is.
      if (request.params['*'] === 'server.cjs') return reply.code(404).send();
      const answer = await ask(url + request.url, { dispatcher });
      const { 'content-type': type, 'content-length': length } = answer.headers;
      return reply
        .code(answer.statusCode)
        .headers({
          'cache-control': 'no-store',
          'cross-origin-resource-policy': 'same-origin',
          ...(type === undefined ? {} : { 'content-type': type }),
          ...(length === undefined ? {} : { 'content-length': length }),
        })
        .send(answer.body);
    },
  );

  await app.register(httpProxy, {
    upstream: url,
    prefix: CHANGES_PATH,
    rewritePrefix: CHANGES_PATH,
    websocket: true,
    httpMethods: ['GET'],
    preHandler: ownOriginOnly(''),
  });
}
