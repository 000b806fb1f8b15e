import * as v from 'valibot';
import { CountsQuery, countsBy, documentListQuery } from './document-lists.ts';
import { INQUIRY_STATUSES, InquiryStatus } from './documents.ts';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { uploadAnswers } from './files.ts';
import { ROLES } from './languages.ts';
import { items, pageOf } from './page.ts';
import { refusal } from './problem.ts';
import { Count, Id, IdParam, IsoTime, listUpTo } from './scalars.ts';

export const INQUIRY_TITLE_LIMIT = 100;
export const INQUIRY_CONTENT_LIMIT = 2_000;
/** Files that go with one inquiry. */
export const INQUIRY_FILES_LIMIT = 5;

/** What an inquiry is about. */
export const QnaCategory = v.object({ id: Id, name: v.string() });
export type QnaCategory = v.InferOutput<typeof QnaCategory>;

/** A member's own question to the house (1:1 문의), as a list shows it. */
export const QnaSummary = v.object({
  id: Id,
  category: QnaCategory,
  title: v.string(),
  status: InquiryStatus,
  requestedAt: IsoTime,
  answeredAt: v.nullable(IsoTime),
  /** How many files go with it. */
  fileCount: Count,
});
export type QnaSummary = v.InferOutput<typeof QnaSummary>;

export const QnaDetail = v.object({
  ...QnaSummary.entries,
  /** Plain text, as it was written. */
  content: v.string(),
  files: v.array(v.object({ id: Id, name: v.string(), size: Count })),
  /** Plain text; null while it waits. */
  answer: v.nullable(v.string()),
});
export type QnaDetail = v.InferOutput<typeof QnaDetail>;

const words = (limit: number) =>
  v.pipe(
    v.string(),
    v.maxLength(limit * 2, 'TOO_LONG'),
    v.trim(),
    v.nonEmpty('REQUIRED'),
    v.maxLength(limit, 'TOO_LONG'),
  );

export const listQnas = defineEndpoint({
  method: 'GET',
  path: '/api/v1/qnas',
  access: ROLES,
  responses: { 200: pageOf(QnaSummary) },
  input: typeOnly<typeof listQnasInput>(),
});

export const listQnasInput = () =>
  ({
    summary: "The member's own inquiries, the latest first",
    query: documentListQuery(InquiryStatus),
  }) satisfies InputSchemas;

export const countQnas = defineEndpoint({
  method: 'GET',
  path: '/api/v1/qnas/current-state',
  access: ROLES,
  responses: { 200: countsBy(INQUIRY_STATUSES) },
  input: typeOnly<typeof countQnasInput>(),
});

export const countQnasInput = () =>
  ({
    summary: "How many of the member's own inquiries wait and are answered",
    query: CountsQuery,
  }) satisfies InputSchemas;

export const listQnaCategories = defineEndpoint({
  method: 'GET',
  path: '/api/v1/qnas/categories',
  access: 'everyone',
  responses: { 200: items(QnaCategory) },
  input: typeOnly<typeof listQnaCategoriesInput>(),
});

export const listQnaCategoriesInput = () =>
  ({ summary: 'What an inquiry may be about' }) satisfies InputSchemas;

export const getQna = defineEndpoint({
  method: 'GET',
  path: '/api/v1/qnas/:id',
  access: ROLES,
  responses: { 200: QnaDetail },
  input: typeOnly<typeof getQnaInput>(),
});

export const getQnaInput = () =>
  ({
    summary: 'One inquiry of the member, with its answer',
    params: v.object({ id: IdParam }),
  }) satisfies InputSchemas;

export const createQna = defineEndpoint({
  method: 'POST',
  path: '/api/v1/qnas',
  access: ROLES,
  idempotent: true,
  responses: { 201: QnaDetail, 409: refusal('FILES_GONE') },
  input: typeOnly<typeof createQnaInput>(),
});

export const createQnaInput = () =>
  ({
    summary: 'Asks the house something',
    body: v.object({
      idCategory: v.pipe(v.number('REQUIRED'), v.integer(), v.minValue(1, 'REQUIRED'), v.maxValue(100)),
      title: words(INQUIRY_TITLE_LIMIT),
      content: words(INQUIRY_CONTENT_LIMIT),
      /** Uploads of the member. */
      files: v.optional(listUpTo(Id, INQUIRY_FILES_LIMIT), []),
    }),
  }) satisfies InputSchemas;

export const deleteQna = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/qnas/:id',
  access: ROLES,
  responses: { 204: v.undefined(), 409: refusal('INQUIRY_ANSWERED') },
  input: typeOnly<typeof deleteQnaInput>(),
});

export const deleteQnaInput = () =>
  ({
    summary: 'Takes an inquiry back that nobody has answered yet',
    params: v.object({ id: IdParam }),
  }) satisfies InputSchemas;

export const uploadQnaFile = defineEndpoint({
  method: 'POST',
  path: '/api/v1/qnas/files',
  access: ROLES,
  upload: true,
  responses: uploadAnswers,
  input: typeOnly<typeof uploadQnaFileInput>(),
});

export const uploadQnaFileInput = () =>
  ({
    summary: 'A file for an inquiry: for its owner and for the staff of the owner’s company',
  }) satisfies InputSchemas;
