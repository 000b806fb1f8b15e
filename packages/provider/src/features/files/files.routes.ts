import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import staticFiles from '@fastify/static';
import { downloadFile, UPLOAD_LIMIT, uploadChatFile, uploadFile, uploadImage } from '@vitis/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkInput } from '../../http/check-input.ts';
import { every } from '../../http/every.ts';
import { allowed, members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import { openRoutes } from '../../plugins/require-policy.ts';
import { notFound, ProblemError } from '../../problems/problem-error.ts';
import { diskStore, type FileStore } from './file-store.ts';
import {
  createFileService,
  type FilePurpose,
  type FileRow,
  type FileService,
  pathOf,
} from './files.service.ts';

const hour = 60 * 60 * 1000;
/** How long an upload waits for the message that sends it. */
const unsentKeptFor = 7 * 24 * hour;

/** Uploads, and files by their own policy. */
export async function fileRoutes(app: FastifyInstance): Promise<void> {
  const root = join(app.config.dataFolder, 'files');
  const publicFolder = join(root, 'public');
  await mkdir(publicFolder, { recursive: true });
  const store = diskStore(root);
  const files = createFileService(app.services, store);

  await app.register(multipart, { limits: { fileSize: UPLOAD_LIMIT, files: 1, fields: 0, parts: 1 } });

  const keep = async (purpose: FilePurpose, session: Session, request: FastifyRequest) =>
    files.keep(purpose, await uploadOf(request), session, {
      userId: session.userId,
      requestId: request.id,
      address: request.ip,
    });
  route(app, uploadImage, members, async ({ scope, request }, answer) =>
    answer(201, await keep('IMAGE', scope, request)),
  );
  route(app, uploadFile, members, async ({ scope, request }, answer) =>
    answer(201, await keep('FILE', scope, request)),
  );
  route(app, uploadChatFile, allowed('chat', 'write'), async ({ scope, request }, answer) =>
    answer(201, await keep('CHAT', scope, request)),
  );

  serveByPolicy(app, files, store);

  every(app, hour, 'uploads that were never sent could not be taken away', async () => {
    await files.forgetUnsent(new Date(app.services.now().getTime() - unsentKeptFor));
  });

  // Names are unguessable and never used twice, so what was fetched once holds for ever.
  await app.register(async (open) => {
    await open.register(openRoutes('everyone'));
    await open.register(staticFiles, {
      root: publicFolder,
      prefix: '/files/',
      index: false,
      dotfiles: 'deny',
      immutable: true,
      maxAge: '365d',
      decorateReply: false,
    });
  });
}

/** Private files: by number as a download, by path as a picture on a page. */
function serveByPolicy(app: FastifyInstance, files: FileService, store: FileStore): void {
  const send = async (
    row: FileRow,
    path: string,
    reply: FastifyReply,
    disposition: 'attachment' | 'inline',
  ) => {
    const file = await store.open(row.policy === 'PUBLIC' ? 'public' : 'private', path);
    if (!file) throw notFound();
    const extension = path.slice(path.lastIndexOf('.'));
    // The true type names the file: a document called .html would be opened as one.
    const name = row.name.replace(/\.[^.]*$/, '') + extension;
    return reply
      .header('content-type', extension === '.avif' ? 'image/avif' : row.type)
      .header('content-length', file.size)
      .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-store')
      .send(file.stream);
  };

  app.route({
    method: 'GET',
    url: downloadFile.path,
    config: { policy: 'the file’s own', endpoint: downloadFile },
    handler: async (request, reply) => {
      const { query } = checkInput(downloadFile, request) as { query: { id: number } };
      request.session = await app.authenticateFile(request);
      const row = await files.find({ id: query.id }, request.session);
      if (!row) throw notFound();
      return send(row, pathOf(row), reply, 'attachment');
    },
  });

  app.get('/files/private/*', { config: { policy: 'the file’s own' } }, async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    const key = /^(\d{4}\/\d{2}\/[0-9a-f-]{36})(?:-\d+\.(?:avif|webp)|\.pdf)$/.exec(path);
    request.session = await app.authenticateFile(request);
    const row = key && (await files.find({ key: path.endsWith('.pdf') ? path : key[1]! }, request.session));
    if (!row) throw notFound();
    return send(row, path, reply, row.picture ? 'inline' : 'attachment');
  });
}

async function uploadOf(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw new ProblemError(415, 'UNSUPPORTED_MEDIA_TYPE');
  // The reader of the parts throws errors of its own for a body that is none.
  const part = await request.file().catch((error: unknown) => {
    if (typeof error === 'object' && error !== null && 'statusCode' in error) throw error;
    throw new ProblemError(400, 'MALFORMED_REQUEST', { cause: error });
  });
  if (part?.fieldname !== 'file') throw new ProblemError(400, 'MALFORMED_REQUEST');
  return { name: part.filename, bytes: await part.toBuffer() };
}
