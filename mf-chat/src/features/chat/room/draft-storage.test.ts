import { chatDraftKey } from '@vitis/domain';
import { publish } from '@vitis/platform';
import { draftStorage } from './draft-storage.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('what another member of this device has not sent yet stays when a session ends', () => {
  const drafts = draftStorage('unsent', isText);
  drafts.write(7, 3, '아직 못 보냄');
  publish('session/ended', {});

  expect(sessionStorage.getItem(chatDraftKey('unsent', 7, 3))).not.toBeNull();
  expect(drafts.read(7, 3)).toBe('아직 못 보냄');
});

test('what only the page has, because storage is closed, is forgotten with the session', () => {
  for (const name of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
  const drafts = draftStorage('draft', isText);
  drafts.write(1, 3, '쓰는 중');
  expect(drafts.read(1, 3)).toBe('쓰는 중');
  publish('session/ended', {});

  expect(drafts.read(1, 3)).toBeNull();
});
