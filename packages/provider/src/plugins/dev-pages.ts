import { asc, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mailbox, signUps, users } from '../db/schema.ts';
import { decideSignUp, type SignUpDecision } from '../features/registration/decide-sign-up.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { isThisMachine } from '../http/this-machine.ts';
import { notFound } from '../problems/problem-error.ts';

const decisions: Readonly<Record<string, SignUpDecision>> = {
  approve: { status: 'APPROVED' },
  reject: { status: 'REJECTED', reason: '사업자등록증을 알아볼 수 없습니다. 다시 올려 주세요.' },
};

/** `/dev/mailbox`: what would have been sent as mail or SMS. For this machine only, and never in production. */
export async function devPages(app: FastifyInstance): Promise<void> {
  app.get('/dev/mailbox', { config: { policy: 'this machine' } }, async (request, reply) => {
    if (!isThisMachine(request)) throw notFound();
    const mails = await app.services.database.select().from(mailbox).orderBy(desc(mailbox.id)).limit(100);
    if (request.headers.accept?.includes('application/json')) {
      const items = mails.map((mail) => ({ ...mail, attachments: mail.attachments.map(({ name }) => name) }));
      return { _embedded: { items } };
    }
    const rows = mails.map(
      (mail) =>
        `<article><h2>${escapeHtml(mail.subject || mail.channel)}</h2><p>${mail.channel} · ${escapeHtml(mail.recipient)} · ` +
        `${mail.createdAt.toISOString()}${mail.html === null ? '' : ` · <a href="/dev/mailbox/${mail.id}">as a page</a>`}` +
        `${mail.attachments.map(({ name }, at) => ` · <a href="/dev/mailbox/${mail.id}/attachments/${at}">${escapeHtml(name)}</a>`).join('')}</p>` +
        `<pre>${escapeHtml(mail.body)}</pre></article>`,
    );
    const waiting = await app.services.database
      .select({
        id: users.id,
        email: users.email,
        business: signUps.business,
        confirmedAt: signUps.emailConfirmedAt,
      })
      .from(signUps)
      .innerJoin(users, eq(users.id, signUps.userId))
      .where(eq(users.status, 'PENDING'))
      .orderBy(asc(signUps.submittedAt))
      .limit(20);
    const decisions = waiting.map(
      ({ id, email, business, confirmedAt }) =>
        `<form method="post"><p>${escapeHtml(business.companyName)} · ${escapeHtml(email)} ` +
        (confirmedAt === null
          ? '(the link of its mail is not opened yet) '
          : `<button formaction="/dev/sign-ups/${id}/approve">Approve</button> `) +
        `<button formaction="/dev/sign-ups/${id}/reject">Refuse</button></p></form>`,
    );
    return (
      reply
        // Its buttons name the page that they are pressed on, which a browser keeps to itself otherwise.
        .header('referrer-policy', 'same-origin')
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
        )
        .type('text/html; charset=utf-8')
        .send(
          `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title><style>body{font:14px/1.5 system-ui;max-width:720px;margin:32px auto;padding:0 16px}pre{white-space:pre-wrap;background:#f4f1ec;padding:12px;border-radius:6px}</style>${decisions.length > 0 ? `<h1>Sign-ups</h1>${decisions.join('')}` : ''}<h1>Mailbox</h1>${rows.join('') || '<p>Nothing yet.</p>'}</html>`,
        )
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
  app.get(
    '/dev/mailbox/:id/attachments/:at',
    { config: { policy: 'this machine' } },
    async (request, reply) => {
      if (!isThisMachine(request)) throw notFound();
      const { id, at } = request.params as { id: string; at: string };
      const [mail] = Number.isSafeInteger(Number(id))
        ? await app.services.database
            .select({ attachments: mailbox.attachments })
            .from(mailbox)
            .where(eq(mailbox.id, Number(id)))
        : [];
      const file = mail?.attachments[Number(at)];
      if (!file) throw notFound();
      return reply
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
        .type(file.type)
        .send(Buffer.from(file.content, 'base64'));
    },
  );
  /** Decides a sign-up at once, as an operator would. */
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
    body.resume();
    body.once('end', () => done(null, undefined));
  });
  app.post('/dev/sign-ups/:id/:verb', { config: { policy: 'this machine' } }, async (request, reply) => {
    const { headers, params } = request;
    const { id, verb } = params as { id: string; verb: string };
    const decision = decisions[verb];
    // A page of somebody else may not press the button.
    if (!isThisMachine(request) || (headers.origin ?? '') !== `http://${headers.host}` || !decision)
      throw notFound();
    const { services } = app;
    const [user] = await services.database
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, Number(id) || 0));
    if (!user) throw notFound();
    const context = { userId: null, requestId: request.id, address: request.ip };
    await services.transact(context, (unit) =>
      decideSignUp(unit, user.email, decision, { by: 'demonstration', now: services.now() }),
    );
    return reply.redirect('/dev/mailbox', 303);
  });
}
