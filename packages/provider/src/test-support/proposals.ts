import { answerOrderProposal, type BodyOf, type OrderForm, proposeOrderForm } from '@vitis/contracts';
import { INVARIANTS } from '../commands/invariants.ts';
import { call } from './call.ts';
import { placeOrder, stockOf } from './orders.ts';
import type { TestProvider } from './test-provider.ts';
import { writing } from './writing.ts';

type Known = Pick<OrderForm, 'orderFormNumber' | 'version'>;

/** The day that an order of `dozens` asks for. */
export const ORDERED_DAY = '2026-11-24';

/** Of an order at hand: its path and what a step of it is sent with. */
export const steps = ({ orderFormNumber: number, version }: Known) => ({
  params: { number },
  headers: writing(version),
});

/** How sales and a buyer come to terms over an order, at the provider of a test. */
export function proposalsAt(provider: () => TestProvider) {
  const propose = (order: Known, body: BodyOf<typeof proposeOrderForm>, as = 'sales@vitis.test') =>
    call(provider(), proposeOrderForm, { as, ...steps(order), body });
  const answer = (order: Known, body: BodyOf<typeof answerOrderProposal> = {}, as = 'buyer@vitis.test') =>
    call(provider(), answerOrderProposal, { as, ...steps(order), body });
  const done = async (reply: Response): Promise<OrderForm> => {
    expect(reply.status).toBe(200);
    return (await reply.json()) as OrderForm;
  };
  return {
    propose,
    proposed: async (order: Known, body: Partial<BodyOf<typeof proposeOrderForm>>) =>
      done(await propose(order, { dueDate: ORDERED_DAY, ...body })),
    answer,
    answered: async (order: Known, body: BodyOf<typeof answerOrderProposal> = {}) =>
      done(await answer(order, body)),
    /** An order of twelve bottles of each wine. */
    dozens: (...ids: number[]) =>
      placeOrder(
        provider(),
        ids.map((idProduct) => ({ idProduct, qty: 12 })),
      ),
    stocks: (...ids: number[]) => Promise.all(ids.map((id) => stockOf(provider(), id))),
    /** Rows that break a rule of the books. */
    breaks: async () => {
      const broken = await Promise.all(
        Object.values(INVARIANTS).map((query) => provider().database.execute(query)),
      );
      return broken.flatMap(({ rows }) => rows);
    },
  };
}
