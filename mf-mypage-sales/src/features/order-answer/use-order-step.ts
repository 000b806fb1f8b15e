import type { Endpoint, OrderForm, Problem } from '@vitis/contracts';
import {
  ApiFailure,
  type CallOptions,
  type EndpointInput,
  publish,
  reportFailure,
  showAlert,
} from '@vitis/platform';
import { useCommand } from '@vitis/platform/data';

type OrderStep = Endpoint & { responses: { 200: unknown } };

/**
 * One step of an order: `run` sends it and says whether it was done. A refusal is told in the provider's words; one
 * that comes of a stale version fetches the order anew.
 */
export function useOrderStep<E extends OrderStep>(
  endpoint: E,
  { orderFormNumber }: Pick<OrderForm, 'orderFormNumber'>,
  refresh: () => Promise<void>,
) {
  const { run, busy } = useCommand(endpoint);
  const step = async (
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<'done' | 'refused' | 'stale'> => {
    try {
      const reply = (await run(input, options)) as { status: number; body: unknown } | null;
      if (reply === null) return 'refused';
      if (reply.status >= 300) {
        void showAlert((reply.body as Problem).message);
        await refresh();
        return 'refused';
      }
      await refresh();
      publish('order/changed', { orderFormNumber });
      return 'done';
    } catch (error) {
      const isStale = error instanceof ApiFailure && error.status === 412;
      if (isStale) await refresh();
      else reportFailure(error);
      return isStale ? 'stale' : 'refused';
    }
  };
  return { run: step, busy };
}
