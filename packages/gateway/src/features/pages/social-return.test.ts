import { socialReturn } from './social-return.ts';

test('who comes back from a provider to the site root goes on where that is read, in the language of before', () => {
  expect(socialReturn('/?code=a%2Bb&state=naver.ko-KR.x')).toBe(
    '/oauth2/kakao?code=a%2Bb&state=naver.ko-KR.x',
  );
  expect(socialReturn('/?error=access_denied&state=google.ja-JP.x')).toBe(
    '/oauth2/kakao?error=access_denied&state=google.ja-JP.x&lang=ja-JP',
  );
  // Somebody else's words lead nowhere but there.
  expect(socialReturn('/?code=1&state=//evil.example')).toBe('/oauth2/kakao?code=1&state=%2F%2Fevil.example');
});

test.each(['/', '/?state=x', '/?code=1', '/product?code=1&state=x', '/?q=code&lang=en-US'])(
  '%s is a page as any other',
  (url) => {
    expect(socialReturn(url)).toBeNull();
  },
);
