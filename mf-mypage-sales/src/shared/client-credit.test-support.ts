import { listClientCredits } from '@vitis/contracts';
import { answer } from '@vitis/testing/answers';
import { anAccount } from '@vitis/testing/builders/sales';

/** The credit of whichever clients are asked for. */
export const credits = answer(listClientCredits, ({ query }) => {
  const ids = (query.get('ids') ?? '').split(',').map(Number);
  return {
    status: 200 as const,
    body: { _embedded: { items: ids.map((idClient) => anAccount({ idClient })) } },
  };
});
