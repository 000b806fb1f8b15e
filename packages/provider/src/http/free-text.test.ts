import { freeText, lineText } from './free-text.ts';

test('keeps lines and markup as the writing that they are', () => {
  expect(freeText(' 뒷문으로\r\n<b>와</b> 주세요 ', 'message', 'ko-KR')).toBe('뒷문으로\n<b>와</b> 주세요');
  expect(freeText('', 'message', 'ko-KR')).toBe('');
});

test.each(['\u0007', '\u202e거꾸로', '\ud800'])('refuses %j, in the language of the call', (text) => {
  expect(() => freeText(`안녕 ${text}`, 'items.0.message', 'en-US')).toThrow(
    expect.objectContaining({
      status: 400,
      code: 'INVALID_INPUT',
      details: {
        errors: [
          {
            field: 'items.0.message',
            code: 'CONTROL_CHARACTERS',
            message: 'This contains characters that cannot be used.',
          },
        ],
      },
    }),
  );
});

test.each(['\u200b', ' \u200d \ufe0f', '\u3164\u3164', '\u115f\u00ad'])(
  '%j shows nothing, and is nothing',
  (text) => {
    expect(freeText(text, 'reason', 'ko-KR')).toBe('');
    expect(lineText(text, 'name', 'ko-KR')).toBe('');
  },
);

test('what joins the parts of a sign stays in it', () => {
  expect(freeText('👨\u200d🍳', 'message', 'ko-KR')).toBe('👨\u200d🍳');
});

test('a name or an address stays on its line', () => {
  expect(lineText(' 2층 <홀> ', 'address2', 'ko-KR')).toBe('2층 <홀>');
  expect(() => lineText('2층\n홀', 'address2', 'ko-KR')).toThrow(
    expect.objectContaining({ status: 400, code: 'INVALID_INPUT' }),
  );
});
