import multipart from '@fastify/multipart';
import {
  downloadFile,
  UPLOAD_LIMIT,
  uploadChatFile,
  uploadFile,
  uploadImage,
  uploadQnaFile,
  uploadSignUpFile,
} from '@vitis/contracts';
import { servedEndpoint } from '@vitis/contracts/inputs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerGone } from '../../http/caller-gone.ts';
import { checkInput } from '../../http/check-input.ts';
import { createFairQueue } from '../../http/fair-queue.ts';
import { allowed, everyone, members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { runAtInterval } from '../../http/run-at-interval.ts';
import type { Session } from '../../http/session.ts';
import { type AttemptLimit, countAttempt } from '../../limits/count-attempt.ts';
import { notFound } from '../../problems/problem-error.ts';
import { claimOf } from '../registration/file-claims.ts';
import type { FileStore } from './file-store.ts';
import { createFileService, type FilePurpose, type FileService } from './files.service.ts';
import { clamdScan } from './malware-scan.ts';
import { memberPictureRoutes, takeErased } from './member-picture.routes.ts';
import { openStore } from './open-store.ts';
import { type FileRow, pathOf } from './paths.ts';
import { readUpload } from './read-upload.ts';
import { servePublicFiles } from './serve-public.ts';

type Received = { request: FastifyRequest; reply: FastifyReply };

const hour = 60 * 60 * 1000;
/** Files that one address may send to sign up with. */
const guestUploads: AttemptLimit = { kind: 'sign-up file', most: 15, seconds: 60 * 60 };
/** How long an upload waits for what it was made for: the message or the delivery that names it. */
const unusedKeptFor = 7 * 24 * hour;
/** Of somebody who signs up: a form is not filled in for longer. */
const guestsKeptFor = 24 * hour;

/** Uploads are held in memory, ten megabytes each: so many at once, of one member a few. The others wait unread. */
const uploadsAtOnce = { atOnce: 16, atOncePerKey: 3, waitingPerKey: 20, waiting: 200 };

/** Uploads, and files by their own policy. */
export async function fileRoutes(app: FastifyInstance): Promise<void> {
  const { config } = app;
  const store = openStore(config);
  const scan = config.clamd === undefined ? undefined : clamdScan(config.clamd);
  const files = createFileService(app.services, { store, quota: config.uploadsPerDay, scan });
  const uploads = createFairQueue(uploadsAtOnce);

  await app.register(multipart, {
    limits: { fileSize: UPLOAD_LIMIT, files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 100 },
  });

  const keep = async (purpose: FilePurpose, session: Session, { request, reply }: Received) => {
    const signal = callerGone(reply);
    // A body that is announced as too large is refused before it is read.
    await files.requireRoomFor(session.userId, announced(request));
    const work = async () =>
      files.keep(purpose, await readUpload(request), session, {
        userId: session.userId,
        requestId: request.id,
        address: request.ip,
        signal,
      });
    return uploads.run(`member ${session.userId}`, work, signal);
  };
  memberPictureRoutes(app, files);
  route(app, uploadImage, members, async ({ scope, ...call }, answer) =>
    answer(201, await keep('IMAGE', scope, call)),
  );
  route(app, uploadFile, members, async ({ scope, ...call }, answer) =>
    answer(201, await keep('FILE', scope, call)),
  );
  route(app, uploadChatFile, allowed('chat', 'write'), async ({ scope, ...call }, answer) =>
    answer(201, await keep('CHAT', scope, call)),
  );
  route(app, uploadQnaFile, allowed('inquiry', 'create'), async ({ scope, ...call }, answer) =>
    answer(201, await keep('FILE', scope, call)),
  );

  route(app, uploadSignUpFile, everyone, async ({ request, reply }, answer) => {
    const signal = callerGone(reply);
    const address = app.limitedAddress(request.raw);
    if (address !== null)
      await app.services.transact({ userId: null, requestId: request.id, address }, ({ tx }) =>
        countAttempt(tx, guestUploads, address, app.services.now()),
      );
    await files.requireRoomFor(null, announced(request));
    const nobody = { userId: null, clientCompanyId: null };
    const context = { userId: null, requestId: request.id, address: request.ip, signal };
    const work = async () => files.keep('FILE', await readUpload(request), nobody, context);
    const { id, name, size } = await uploads.run(`guest ${address}`, work, signal);
    return answer(201, { id, name, size, claim: claimOf(app.secret, id) });
  });

  serveByPolicy(app, files, store);

  runAtInterval(app, hour, 'uploads that nothing names could not be taken away', async () => {
    const now = app.services.now().getTime();
    await files.forgetUnused(new Date(now - unusedKeptFor), new Date(now - guestsKeptFor));
    await files.remove(await takeErased(app.services.database));
  });

  await app.register(servePublicFiles);
}

/** Bytes of the file that a call says it brings; what a form puts around one is at most this. */
function announced({ headers }: FastifyRequest): number {
  const around = 1024;
  return Math.max(0, Number(headers['content-length'] ?? 0) - around);
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
    config: { policy: 'the file’s own', endpoint: servedEndpoint(downloadFile) },
    handler: async (request, reply) => {
      const { query } = checkInput(servedEndpoint(downloadFile), request) as { query: { id: number } };
      request.session = await app.authenticateFile(request);
      const row = await files.find({ id: query.id }, request.session);
      if (!row) throw notFound();
      return send(row, pathOf(row), reply, 'attachment');
    },
  });

  app.get('/files/private/*', { config: { policy: 'the file’s own' } }, async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    const key = /^(\d{4}\/\d{2}\/[0-9a-f-]{36})(-\d+\.(?:avif|webp)|\.[a-z]{3,4})$/.exec(path);
    request.session = await app.authenticateFile(request);
    const isPicture = key?.[2]?.startsWith('-');
    const row = key && (await files.find({ key: isPicture ? key[1]! : path }, request.session));
    if (!row) throw notFound();
    return send(row, path, reply, row.picture ? 'inline' : 'attachment');
  });
}
