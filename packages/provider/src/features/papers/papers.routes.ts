import {
  downloadCartPaper,
  downloadEstimatePaper,
  downloadEstimatePapers,
  downloadOrderPaper,
  downloadOrderPapers,
  downloadStatements,
  type Language,
  mailCartPaper,
  mailEstimatePaper,
  mailOrderPaper,
  type OrderForm,
  type OrderPaper,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../../db/schema.ts';
import { createFairQueue } from '../../http/fair-queue.ts';
import { asBuyer, asEitherSide, asSales, type BuyerScope, type SalesScope } from '../../http/policies.ts';
import { type Call, route } from '../../http/route.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { type AttemptLimit, countAttempt } from '../../limits/count-attempt.ts';
import { createPaperThread } from '../../papers/paper-thread.ts';
import { notFound, ProblemError } from '../../problems/problem-error.ts';
import { findDeliveries } from '../deliveries/delivery.repository.ts';
import { readEstimate } from '../estimates/estimate-reader.ts';
import { readOrderForm } from '../order-forms/order-form-reader.ts';
import { cartPaper } from './cart-paper.ts';
import { fileNameOf, paperMail } from './paper-mail.ts';
import { estimatePaper, orderPaper, type Paper, papersInOne, statementPaper } from './papers.ts';

/** There is one thread for papers: others get in between two, and one person's crowd waits for itself. */
const drawing = { atOnce: 1, waitingPerKey: 10, waiting: 100 };
/** Files of many papers take seconds each: they wait for each other, and let single papers in between. */
const drawingMany = { atOnce: 1, waitingPerKey: 2, waiting: 20 };
/** Papers that one member may have mailed: an address for tax invoices is somebody's inbox. */
const mailLimit: AttemptLimit = { kind: 'paper mail', most: 20, seconds: 60 * 60 };

type Scope = BuyerScope | SalesScope;
const memberOf = (scope: Scope): number => ('managerId' in scope ? scope.managerId : scope.userId);

interface WantedPaper {
  number: string;
  paper: OrderPaper;
}

type AskedDraft = Pick<Call<typeof downloadCartPaper, BuyerScope>, 'params' | 'body' | 'scope' | 'language'>;

interface PaperToMail {
  paper: Paper;
  recipient: string;
  file: Buffer;
}

/** 견적서, 발주서 and 거래명세서 as files, and mailed where the company's tax invoices go. */
export async function paperRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;
  const { supplier } = app.config;
  const turns = createFairQueue(drawing);
  const turnsOfMany = createFairQueue(drawingMany);
  const thread = createPaperThread();
  app.addHook('onClose', () => thread.close());

  const ofEstimate = async (scope: Scope, number: string) =>
    estimatePaper(await readEstimate(database, scope, number, { now: now(), supplier }));
  const ofOrder = async (scope: Scope, { number, paper }: WantedPaper, idDelivery?: number) =>
    orderPaper(await readOrderForm(database, scope, number, app.config), paper, idDelivery);

  const ofCart = ({ params, body, scope, language }: AskedDraft) =>
    cartPaper(database, { ...params, body, buyer: scope, supplier, now: now(), language });

  /** Each order is read once: statements of a round are of many orders. */
  const ofDeliveries = async (scope: SalesScope, ids: readonly number[]) => {
    const found = await findDeliveries(database, { scope, ids });
    const numberOf = new Map(found.map((each) => [each.idDeliveryInfo, each.orderFormNumber]));
    const orders = new Map<string, OrderForm>();
    for (const number of numberOf.values()) {
      if (number === null || orders.has(number)) continue;
      orders.set(number, await readOrderForm(database, scope, number, app.config));
    }
    return ids.map((id) => {
      const order = orders.get(numberOf.get(id) ?? '');
      if (order === undefined) throw notFound();
      return statementPaper(order, id);
    });
  };

  /** Papers of several documents in one file, each read by itself: what is on no paper, or not there, ends it. */
  const inOne = async <Asked>(asked: readonly Asked[], paperFor: (one: Asked) => Promise<Paper>) => {
    const papers: Paper[] = [];
    for (const one of new Set(asked)) papers.push(await paperFor(one));
    return papersInOne(papers as [Paper, ...Paper[]]);
  };

  const fileOf = (paper: Paper, scope: Scope): Promise<Buffer> =>
    (paper.content.printed.length > 1 ? turnsOfMany : turns).run(`member ${memberOf(scope)}`, () => {
      const facts = { title: `${paper.title} ${paper.number}`, author: paper.supplierName, madeAt: now() };
      return thread.draw({ ...facts, content: paper.content });
    });

  const download = async (paper: Paper, scope: Scope) => {
    const file = await fileOf(paper, scope);
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileNameOf(paper))}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    };
    return { file, headers };
  };

  const toMail = async (paper: Paper, scope: Scope): Promise<PaperToMail> => {
    const recipient = paper.taxEmail;
    if (recipient === null || recipient === '') throw new ProblemError(409, 'NO_TAX_EMAIL');
    return { paper, recipient, file: await fileOf(paper, scope) };
  };

  const mail = async (
    unit: UnitOfWork,
    { paper, recipient, file }: PaperToMail,
    scope: Scope,
    language: Language,
  ) => {
    const member = memberOf(scope);
    await countAttempt(unit.tx, mailLimit, `member ${member}`, now());
    const [person] = await unit.tx.select({ name: users.fullName }).from(users).where(eq(users.id, member));
    unit.mail(paperMail(paper, { recipient, by: person?.name ?? '', language, file }));
    await unit.record('paper.mail', `paper:${paper.number}`, { title: paper.title, recipient });
    return { recipient };
  };

  route(app, downloadEstimatePaper, asEitherSide('estimate', 'read'), async ({ params, scope }, answer) => {
    const { file, headers } = await download(await ofEstimate(scope, params.number), scope);
    return answer(200, file, { headers });
  });

  route(
    app,
    downloadOrderPaper,
    asEitherSide('orderForm', 'read'),
    async ({ params, query, scope }, answer) => {
      const paper = await ofOrder(scope, params, query.delivery);
      const { file, headers } = await download(paper, scope);
      return answer(200, file, { headers });
    },
  );

  route(app, downloadStatements, asSales('delivery', 'save'), async ({ query, scope }, answer) => {
    const papers = await ofDeliveries(scope, [...new Set(query.ids)]);
    const { file, headers } = await download(papersInOne(papers as [Paper, ...Paper[]]), scope);
    return answer(200, file, { headers });
  });

  route(app, downloadEstimatePapers, asSales('estimate', 'read'), async ({ query, scope }, answer) => {
    const paper = await inOne(query.numbers, (number) => ofEstimate(scope, number));
    const { file, headers } = await download(paper, scope);
    return answer(200, file, { headers });
  });

  route(
    app,
    downloadOrderPapers,
    asSales('orderForm', 'read'),
    async ({ params: { paper }, query, scope }, answer) => {
      const all = await inOne(query.numbers, (number) => ofOrder(scope, { number, paper }));
      const { file, headers } = await download(all, scope);
      return answer(200, file, { headers });
    },
  );

  route(
    app,
    mailEstimatePaper,
    asEitherSide('estimate', 'read'),
    async ({ scope, language, transact }, answer, drawn: PaperToMail) =>
      answer(202, await transact((unit) => mail(unit, drawn, scope, language))),
    async ({ params, scope }) => toMail(await ofEstimate(scope, params.number), scope),
  );

  route(
    app,
    mailOrderPaper,
    asEitherSide('orderForm', 'read'),
    async ({ scope, language, transact }, answer, drawn: PaperToMail) =>
      answer(202, await transact((unit) => mail(unit, drawn, scope, language))),
    async ({ params, query, scope }) => toMail(await ofOrder(scope, params, query.delivery), scope),
  );

  route(
    app,
    mailCartPaper,
    asBuyer('cart', 'read'),
    async ({ scope, language, transact }, answer, drawn: PaperToMail) =>
      answer(202, await transact((unit) => mail(unit, drawn, scope, language))),
    async (call) => toMail(await ofCart(call), call.scope),
  );

  route(app, downloadCartPaper, asBuyer('cart', 'read'), async (call, answer) => {
    const { file, headers } = await download(await ofCart(call), call.scope);
    return answer(200, file, { headers });
  });
}
