import { OVERRIDE_END_PATH, OVERRIDE_PATH } from '@vitis/contracts/override';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Releases } from '../../releases/releases.ts';
import { addressIn, languageOf } from '../../shared/html.ts';
import { ownPagesOnly } from '../../shared/own-origin.ts';
import { CONFIRMATION_POLICY, confirmationPage, refusalPage } from './confirmation-page.ts';
import { writeOverrideCookie } from './override-cookie.ts';
import type { FoundOverride, Overrides, OverrideTrouble } from './overrides.ts';

/** A ticket has some 600 characters. */
const BODY_LIMIT = 8 * 1024;
const PATTERN = { parameter: /[:*]/ };

interface Options {
  releases: Releases;
  /** Null where no override is possible: then there is nothing here. */
  overrides: Overrides | null;
  publicOrigin: string;
}

/** A page that somebody looks at: neither a script's call nor a frame. Browsers that do not say so are believed. */
async function byHand({ headers }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = headers;
  const right =
    (site ?? 'same-origin') === 'same-origin' &&
    (mode ?? 'navigate') === 'navigate' &&
    (destination ?? 'document') === 'document';
  return right ? undefined : reply.code(403).send();
}

const html = (reply: FastifyReply, text: string) =>
  reply
    .header('Content-Security-Policy', CONFIRMATION_POLICY)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(text);

const refuse = (request: FastifyRequest, reply: FastifyReply, trouble: OverrideTrouble) =>
  html(reply.code(403), refusalPage(trouble, languageOf(request)));

/** The part's first screen that needs nothing in its address. */
function startOf({ override: { ticket, set } }: Extract<FoundOverride, { ok: true }>): string {
  const routes = set.page.remotes[ticket.claims.part]?.description.routes ?? [];
  return routes.find(({ path }) => !PATTERN.parameter.test(path))?.path ?? '/';
}

/** Path and query of the page that was left; the home page for anything else. */
function cameFrom({ headers, host }: FastifyRequest): string {
  if (!URL.canParse(headers.referer ?? '')) return '/';
  const { host: from, pathname, search } = new URL(headers.referer ?? '');
  return from === host && !pathname.startsWith('//') ? pathname + search : '/';
}

/** Begins and ends the override of one browser. Nothing begins by an address alone. */
export async function overrideRoutes(
  app: FastifyInstance,
  { releases, overrides, publicOrigin }: Options,
): Promise<void> {
  if (overrides === null) {
    const nothing = async (_request: FastifyRequest, reply: FastifyReply) => reply.callNotFound();
    // Before anything of the request is looked at.
    for (const path of [OVERRIDE_PATH, OVERRIDE_END_PATH]) app.all(path, { onRequest: nothing }, nothing);
    return;
  }
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const find = async (request: FastifyRequest, given: unknown): Promise<FoundOverride> => {
    const { ticket } = (given ?? {}) as { ticket?: unknown };
    if (typeof ticket !== 'string') return { ok: false, trouble: 'NOT_OURS' };
    return overrides.ofTicket(ticket, request, (await releases.current()).setFor(null));
  };

  app.get(OVERRIDE_PATH, async (request, reply) => {
    const found = await find(request, request.query);
    if (!found.ok) return refuse(request, reply, found.trouble);
    const { ticket: token } = request.query as { ticket: string };
    return html(reply, confirmationPage(found.override.ticket, token, languageOf(request)));
  });

  const preHandler = [ownPagesOnly(publicOrigin), byHand];
  app.post(OVERRIDE_PATH, { preHandler }, async (request, reply) => {
    const found = await find(request, request.body);
    if (!found.ok) return refuse(request, reply, found.trouble);
    const { ticket } = found.override;
    const seconds = Math.floor((ticket.until.getTime() - Date.now()) / 1000);
    writeOverrideCookie(request, reply, await overrides.confirm(ticket, request), seconds);
    const { part, build, origin } = ticket.claims;
    request.log.warn(
      { override: { ticket: ticket.id, part, build, origin } },
      'a browser begins an override',
    );
    return reply.redirect(addressIn(startOf(found), languageOf(request)), 303);
  });

  app.post(OVERRIDE_END_PATH, { preHandler }, async (request, reply) => {
    writeOverrideCookie(request, reply, '', 0);
    request.log.info('a browser ends its override');
    return reply.redirect(cameFrom(request), 303);
  });
}
