import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { ROLES } from './languages.ts';
import { Picture } from './picture.ts';
import { refusal } from './problem.ts';
import { Count, Id, IdParam } from './scalars.ts';

/** Bytes of one upload. */
export const UPLOAD_LIMIT = 10 * 1024 * 1024;
/** Pixels of one picture, before it is made smaller. */
export const PICTURE_PIXEL_LIMIT = 50_000_000;
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
/** What may be sent besides pictures, told by the content and not by the name. */
export const FILE_TYPES = ['application/pdf', ...PICTURE_TYPES] as const;

/** Documents of an office that are sent in a chat, by their content; each with how its name ends. */
export const OFFICE_TYPES = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': '.pptx',
  'application/vnd.ms-excel': '.xls',
  'application/msword': '.doc',
  'application/vnd.ms-powerpoint': '.ppt',
  'application/x-hwp': '.hwp',
  'application/hwp+zip': '.hwpx',
  'application/zip': '.zip',
} as const;
export type OfficeType = keyof typeof OFFICE_TYPES;

export const StoredFile = v.object({
  id: Id,
  name: v.string(),
  type: v.string(),
  /** Bytes. */
  size: Count,
  /** Where to fetch it, with a token where it is private. */
  url: v.string(),
  /** Pictures only. */
  picture: v.nullable(Picture),
});
export type StoredFile = v.InferOutput<typeof StoredFile>;

/** What becomes of an upload. */
export const uploadAnswers = {
  201: StoredFile,
  413: refusal('PAYLOAD_TOO_LARGE', 'PICTURE_TOO_LARGE'),
  415: refusal('UNSUPPORTED_MEDIA_TYPE'),
  422: refusal('FILE_INFECTED'),
};

export const uploadImage = defineEndpoint({
  method: 'POST',
  path: '/api/v1/files/images',
  access: ROLES,
  upload: true,
  responses: uploadAnswers,
  input: typeOnly<typeof uploadImageInput>(),
});

export const uploadImageInput = () =>
  ({
    summary: 'A public picture: re-encoded, resized, metadata dropped',
  }) satisfies InputSchemas;

export const uploadFile = defineEndpoint({
  method: 'POST',
  path: '/api/v1/files',
  access: ROLES,
  upload: true,
  responses: uploadAnswers,
  input: typeOnly<typeof uploadFileInput>(),
});

export const uploadFileInput = () =>
  ({
    summary: 'A private file: for its owner and for the staff of the owner’s company',
  }) satisfies InputSchemas;

export const uploadChatFile = defineEndpoint({
  method: 'POST',
  path: '/api/v1/files/chats',
  access: ['B2B', 'SALESPERSON'],
  upload: true,
  responses: uploadAnswers,
  input: typeOnly<typeof uploadChatFileInput>(),
});

export const uploadChatFileInput = () =>
  ({
    summary: 'A file for a chat: for the members of the room once it is sent',
  }) satisfies InputSchemas;

/** The reply is the file itself, as an attachment under its own name. */
export const downloadFile = defineEndpoint({
  method: 'GET',
  path: '/api/v1/file-download',
  access: 'everyone',
  personal: true,
  file: true,
  responses: { 200: v.unknown() },
  input: typeOnly<typeof downloadFileInput>(),
});

export const downloadFileInput = () =>
  ({
    summary: 'A file by its own policy',
    query: v.object({ id: IdParam }),
  }) satisfies InputSchemas;
