/** Beginning of what somebody has typed into a form; null: nobody is signed in. */
const formDraftsOf = (idUser: number | null) => `vitis-draft ${idUser ?? 'guest'} `;

/** Beginning of what somebody has typed into chats. */
const chatDraftsOf = (name: string, idUser: number) => `vitis-chat:${name}:${idUser}:`;

/** Names of what a chat room holds: the message that is being written, and those that are on their way. */
const CHAT_DRAFTS = ['draft', 'unsent'] as const;
export type ChatDraft = (typeof CHAT_DRAFTS)[number];

/** Key in the window's storage of what is typed into a form and not sent. */
export const draftKey = (idUser: number | null, name: string): string => formDraftsOf(idUser) + name;

/** Key in the window's storage of what is typed into a chat room and has not arrived. */
export const chatDraftKey = (name: ChatDraft, idUser: number, idChatRoom: number): string =>
  chatDraftsOf(name, idUser) + idChatRoom;

/** Whether a key of the window's storage is one of this member's drafts. */
export function isDraftKeyOf(idUser: number): (key: string) => boolean {
  const beginnings = [formDraftsOf(idUser), ...CHAT_DRAFTS.map((name) => chatDraftsOf(name, idUser))];
  return (key) => beginnings.some((beginning) => key.startsWith(beginning));
}

/** Databases of this device in which screens keep what a member may read without a network. A sign-out removes them whole. */
export const KEPT_DAYS_DATABASE = 'vitis-kept-days';
export const MEMBER_DATABASES: readonly string[] = [KEPT_DAYS_DATABASE];

/** Names in the device's storage of the wines that were looked at, and of those that are put aside to compare. */
export const RECENT_WINES = 'vitis-recent-wines';
export const COMPARED_WINES = 'vitis-compared-wines';
/** What the end of a member's session removes from the device's storage; what a guest does stays until then. */
export const MEMBER_KEYS: readonly string[] = [RECENT_WINES, COMPARED_WINES];
