import type { FastifyReply } from 'fastify';
import type { PageAnswer, PageRequest } from '../pages/render-page.ts';
import type { Override } from './overrides.ts';
import { RIBBON_STYLE, ribbon } from './ribbon.ts';

/**
 * Sends a page with a developer's build: made for this request alone, and kept by nobody. What lies on another origin is
 * not known here, so the browser draws such a page from the start.
 */
export async function sendOverridden(
  reply: FastifyReply,
  { ticket, set, filesFrom }: Override,
  asked: Pick<PageRequest, 'path' | 'language' | 'visitor'>,
  renderPage: (request: PageRequest) => Promise<PageAnswer>,
): Promise<FastifyReply> {
  const { language } = asked;
  const page = await renderPage({
    ...asked,
    set,
    hurried: filesFrom !== null,
    override: {
      part: ticket.claims.part,
      filesFrom,
      ribbon: { html: ribbon(ticket, language), style: RIBBON_STYLE },
    },
  });
  return reply
    .code(page.status)
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', page.csp)
    .header('Vary', 'Cookie')
    .type('text/html; charset=utf-8')
    .send(page.html);
}
