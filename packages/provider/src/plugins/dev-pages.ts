import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mailbox } from '../db/schema.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { isThisMachine } from '../http/this-machine.ts';
import { notFound } from '../problems/problem-error.ts';

/** `/dev/mailbox`: what would have been sent as mail or SMS. For this machine only, and never in production. */
export async function devPages(app: FastifyInstance): Promise<void> {
  app.get('/dev/mailbox', { config: { policy: 'this machine' } }, async (request, reply) => {
    if (!isThisMachine(request)) throw notFound();
    const mails = await app.services.database.select().from(mailbox).orderBy(desc(mailbox.id)).limit(100);
    if (request.headers.accept?.includes('application/json')) return { _embedded: { items: mails } };
    const rows = mails.map(
      (mail) =>
        `<article><h2>${escapeHtml(mail.subject || mail.channel)}</h2><p>${mail.channel} · ${escapeHtml(mail.recipient)} · ` +
        `${mail.createdAt.toISOString()}${mail.html === null ? '' : ` · <a href="/dev/mailbox/${mail.id}">as a page</a>`}</p>` +
        `<pre>${escapeHtml(mail.body)}</pre></article>`,
    );
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title><style>body{font:14px/1.5 system-ui;max-width:720px;margin:32px auto;padding:0 16px}pre{white-space:pre-wrap;background:#f4f1ec;padding:12px;border-radius:6px}</style><h1>Mailbox</h1>${rows.join('') || '<p>Nothing yet.</p>'}</html>`,
      );
  });
  /** A mail as a mail program shows it: nothing of it runs. */
  app.get('/dev/mailbox/:id', { config: { policy: 'this machine' } }, async (request, reply) => {
    if (!isThisMachine(request)) throw notFound();
    const id = Number((request.params as { id: string }).id);
    const [mail] = Number.isSafeInteger(id)
      ? await app.services.database.select({ html: mailbox.html }).from(mailbox).where(eq(mailbox.id, id))
      : [];
    if (!mail?.html) throw notFound();
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .type('text/html; charset=utf-8')
      .send(mail.html);
  });
}
