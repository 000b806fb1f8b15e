import { languageStore } from '@vitis/platform/owner';
import { loginAddress } from '../features/session/login-address.ts';
import { sessionHost } from './session-host.ts';

const navigate = jest.fn();
const host = sessionHost({ router: { navigate } as never, cache: new Map(), sayExpired: () => {} });

test.each([
  ['ko-KR', '/'],
  ['en-US', '/?lang=en-US'],
] as const)(
  'who signs out of a page in %s goes to %s, and Back leads to where they were',
  (language, home) => {
    languageStore.set(language);
    host.go('/');
    expect(navigate).toHaveBeenLastCalledWith(home, { replace: false });
  },
);

test('the sign-in names its language once, and takes the place of the page that asks for it', () => {
  languageStore.set('en-US');
  const address = loginAddress('/mypage?lang=en-US');
  host.go(address);
  expect(navigate).toHaveBeenLastCalledWith(address, { replace: true });
});
