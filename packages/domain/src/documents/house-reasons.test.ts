import { HOUSE_REASONS, houseReasonOf } from './house-reasons.ts';

test('the house knows its own words again, and nobody else’s', () => {
  expect(houseReasonOf(HOUSE_REASONS.ESTIMATE('E20261124-0008'))).toEqual({
    reason: 'ESTIMATE',
    number: 'E20261124-0008',
  });
  expect(houseReasonOf(HOUSE_REASONS.PROPOSAL('2'))).toEqual({ reason: 'PROPOSAL', number: '2' });
  expect(houseReasonOf(HOUSE_REASONS.TELEPHONE())).toEqual({ reason: 'TELEPHONE', number: '' });
  for (const text of ['', '연말 할인', '견적 E20261124-0008 단가 적용함', '2'])
    expect(houseReasonOf(text)).toBeNull();
});
