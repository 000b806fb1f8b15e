import { chatDraftKey, draftKey, isDraftKeyOf } from './draft-keys.ts';

test('a member’s drafts are those of forms and of chats, and nobody else’s', () => {
  const isOwn = isDraftKeyOf(1);
  expect(
    [draftKey(1, 'order cart'), chatDraftKey('draft', 1, 3), chatDraftKey('unsent', 1, 3)].every(isOwn),
  ).toBe(true);
  const others = [
    draftKey(11, 'order cart'),
    draftKey(null, 'x'),
    chatDraftKey('draft', 11, 1),
    'vitis-webview',
  ];
  expect(others.filter(isOwn)).toEqual([]);
});
