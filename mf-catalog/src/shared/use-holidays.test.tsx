import { waitFor } from '@testing-library/react';
import { listHolidays } from '@vitis/contracts';
import { answerOk } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { useHolidays } from './use-holidays.ts';

function Holidays() {
  useHolidays('2027-01-31');
  return null;
}

test('no month is left out at the end of a long one', async () => {
  const { calls } = await renderFeature(<Holidays />, {
    part: 'mf-catalog',
    answers: [answerOk(listHolidays, { _embedded: { items: [] } })],
  });
  const asked = () => calls.map(({ query }) => query.get('yyyyMM')).sort();
  await waitFor(() => expect(asked()).toEqual(['202701', '202702', '202703', '202704']));
});
