import { getMe } from '@vitis/contracts';
import type { PageData } from '@vitis/contracts/registry';
import { cacheKey } from '@vitis/platform';
import { viewerKey } from '@vitis/platform/owner';
import { tokenFor } from '../../test/tokens.ts';
import { renderedSession } from './rendered-member.ts';
import { me } from './session.test-support.ts';
import { writeTokenCookie } from './token-cookie.ts';

const page = (member: number | undefined): PageData => ({
  registry: { shell: '1.0.0-aaaaaaaa', remotes: {} },
  language: 'ko-KR',
  manifests: {},
  messages: {},
  answers: { [viewerKey(getMe, cacheKey(getMe, {}, 'ko-KR'), me.id)]: me },
  member,
  rendered: 'full',
});
/** Of the member whom the page of these tests is for. */
const own = (seconds = 3600) => tokenFor(seconds, String(me.id));

beforeEach(() => writeTokenCookie('', 0));

test('a page that was rendered for the member who is still there has their session from the start', () => {
  const token = own();
  writeTokenCookie(token, 3600);
  expect(renderedSession(page(me.id))).toEqual({
    token,
    user: expect.objectContaining({ id: me.id, fullName: me.fullName, roles: me.roles }),
  });
});

test.each([
  ['a page for guests', () => writeTokenCookie(own(), 3600), undefined],
  ['nobody is signed in any more', () => {}, me.id],
  ['somebody else is', () => writeTokenCookie(tokenFor(3600, '2'), 3600), me.id],
  ['the session has run out', () => writeTokenCookie(own(-1), 3600), me.id],
  ['what the cookie holds is no token', () => writeTokenCookie('abc', 3600), me.id],
  ['it came for another member than its answers', () => writeTokenCookie(tokenFor(3600, '2'), 3600), 2],
])('there is none where %s', (_why, arrange, member) => {
  arrange();
  expect(renderedSession(page(member))).toBeNull();
});
