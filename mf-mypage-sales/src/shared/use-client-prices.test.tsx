import { screen } from '@testing-library/react';
import { listPrices } from '@vitis/contracts';
import { answer, answerProblem } from '@vitis/testing/answers';
import { aPrice } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { useState } from 'react';
import { useClientPrices } from './use-client-prices.ts';

function Prices() {
  const [ids, setIds] = useState([1]);
  const prices = useClientPrices(1, ids);
  return (
    <>
      <output>{[...prices.keys()].join(', ')}</output>
      <button type="button" onClick={() => setIds([1, 2])}>
        one more
      </button>
    </>
  );
}

test('the price of a wine holds where that of one more does not come', async () => {
  const failing = answerProblem(listPrices, 503, 'UNAVAILABLE', 'UNAVAILABLE');
  const { user, calls } = await renderFeature(<Prices />, {
    part: 'mf-mypage-sales',
    as: 'sales',
    answers: [
      answer(listPrices, (call) =>
        call.query.getAll('ids').join().includes('2')
          ? (failing.respond(call) as never)
          : { status: 200 as const, body: { _embedded: { items: [aPrice()] } } },
      ),
    ],
  });
  expect(await screen.findByText('1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'one more' }));
  await screen.findByText('1');
  expect(calls.filter(({ path }) => path === listPrices.path)).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent(/^1$/);
});
