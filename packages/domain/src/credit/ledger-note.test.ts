import { LANGUAGES } from '@vitis/contracts';
import { HOUSE_NOTES, ledgerNote } from './ledger-note.ts';

const orderFormNumber = 'O20261124-0001';

test('a sale, a return and what was brought forward say nothing twice', () => {
  for (const memo of [HOUSE_NOTES.SALE(orderFormNumber), HOUSE_NOTES.RETURN(orderFormNumber)])
    expect(ledgerNote({ orderFormNumber, memo }, 'en-US')).toBe('');
  expect(ledgerNote({ orderFormNumber: null, memo: HOUSE_NOTES.OPENING() }, 'ja-JP')).toBe('');
});

test.each(LANGUAGES)('a coupon is written off and taken back in the words of %s', (language) => {
  for (const note of [HOUSE_NOTES.COUPON, HOUSE_NOTES.COUPON_TAKEN_BACK]) {
    const text = ledgerNote({ orderFormNumber, memo: note(orderFormNumber) }, language);
    expect(text).not.toBe('');
    expect(text).not.toContain(orderFormNumber);
    expect(/[가-힣]/.test(text)).toBe(language === 'ko-KR');
  }
});

test('what a person wrote stays as it is, whatever it holds', () => {
  for (const memo of ['국민은행 한강호텔', '파손 1병 에누리', `${orderFormNumber} 쿠폰 할인 문의`, 'O1 납품'])
    expect(ledgerNote({ orderFormNumber, memo }, 'en-US')).toBe(memo);
});
