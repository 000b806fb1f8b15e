import { defineEndpoint, type InputSchemas, typeOnly } from '@vitis/contracts';
import { withInput } from '@vitis/contracts/inputs';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { stock } from '../db/schema.ts';
import { allowed } from '../http/policies.ts';
import { route } from '../http/route.ts';
import { conflict } from '../problems/problem-error.ts';
import type { TestProvider } from './test-provider.ts';

/** Takes bottles out of stock: a command that must not happen twice. */
export const takeBottles = defineEndpoint({
  method: 'POST',
  path: '/api/v1/test/take',
  access: ['B2B', 'SALESPERSON'],
  idempotent: true,
  responses: { 201: v.object({ left: v.number(), at: v.number() }) },
  input: typeOnly<typeof takeBottlesInput>(),
});

const takeBottlesInput = () =>
  ({
    summary: 'For tests',
    body: v.object({ qty: v.pipe(v.number(), v.minValue(1)), outcome: v.optional(v.string()) }),
  }) satisfies InputSchemas;

/** Serves it. `within` is awaited inside the transaction, with the command done and not committed. */
export function takeBottlesRoute(app: FastifyInstance, within?: () => Promise<void>): void {
  route(
    app,
    withInput(takeBottles, takeBottlesInput),
    allowed('chat', 'list'),
    async ({ body, transact }, answer) => {
      const left = await transact(async ({ tx, mail, record }) => {
        const [row] = await tx
          .update(stock)
          .set({ qty: sql`${stock.qty} - ${body.qty}` })
          .where(eq(stock.productId, 1))
          .returning({ qty: stock.qty });
        mail({ recipient: 'a@vitis.test', subject: 'taken', body: String(body.qty) });
        await record('test.take', 'product:1');
        await within?.();
        if (body.outcome === 'refuse') throw conflict('OUT_OF_STOCK');
        if (body.outcome === 'fail') throw new Error('a secret of ours');
        return row!.qty;
      });
      return answer(201, { left, at: performance.now() });
    },
  );
}

/** How many there are. */
export async function bottlesLeft({ database }: TestProvider): Promise<number> {
  const [row] = await database.select().from(stock).where(eq(stock.productId, 1));
  return row!.qty;
}
