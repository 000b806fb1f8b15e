import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { demonstrationPolicy } from '../../../http/demonstration-page.ts';
import { isThisMachine } from '../../../http/this-machine.ts';
import { notFound } from '../../../problems/problem-error.ts';
import { DEMONSTRATION_PATH, demonstrationIssuer } from './demonstration-clients.ts';
import { identityPage } from './identity-page.ts';
import { createIdentityProvider } from './identity-provider.ts';

const config = { policy: 'this machine', rateLimit: false as const };

/** The stand-in of the social providers, below `/dev/identity`: for this machine only, and never in production. */
export async function identityRoutes(app: FastifyInstance): Promise<void> {
  let made: ReturnType<typeof createIdentityProvider> | undefined;
  const identityProvider = () => {
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : app.config.port;
    made ??= createIdentityProvider(demonstrationIssuer(port));
    return made;
  };

  app.addHook('onRequest', async (request) => {
    if (!isThisMachine(request)) throw notFound();
  });
  // The library reads bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  app.get(`${DEMONSTRATION_PATH}/interaction/:uid`, { config }, async (request, reply) => {
    const { details } = await identityProvider();
    const { uid, params } = await details(request.raw, reply.raw);
    return reply
      .header('content-security-policy', demonstrationPolicy(new URL(String(params.redirect_uri)).origin))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(identityPage(uid, String(params.client_id)));
  });

  app.post(`${DEMONSTRATION_PATH}/interaction/:uid`, { config }, async (request, reply) => {
    const { finish } = await identityProvider();
    const typed = await typedInto(request);
    reply.hijack();
    await finish(request.raw, reply.raw, typed.get('do') === 'cancel' ? null : (typed.get('email') ?? ''));
  });

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const provider = await identityProvider();
    reply.hijack();
    await provider.serve(request.raw, reply.raw);
  };
  app.all(`${DEMONSTRATION_PATH}/*`, { config }, serve);
}

/** Bytes of a form with one address in it. */
const MOST_BYTES = 2_000;

async function typedInto({ raw }: FastifyRequest): Promise<URLSearchParams> {
  let text = '';
  for await (const piece of raw) {
    text += String(piece);
    if (text.length > MOST_BYTES) throw notFound();
  }
  return new URLSearchParams(text);
}
