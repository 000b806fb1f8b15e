import { createHash } from 'node:crypto';
import { FILE_TYPES, OFFICE_TYPES, type OfficeType, PICTURE_TYPES, type StoredFile } from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { files } from '../../db/schema.ts';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import type { AuditContext } from '../../http/unit-of-work.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { encodePicture, isPictureType } from './encode-picture.ts';
import type { FileArea, FileStore } from './file-store.ts';
import { type FileName, findFile } from './find-file.ts';
import type { MalwareScan } from './malware-scan.ts';
import { type FileRow, pathOf, pathsOf } from './paths.ts';
import type { Upload } from './read-upload.ts';
import { sniffType } from './sniff-type.ts';
import { takeUnused } from './unused-files.ts';
import { lockUploads, requireRoom, type UploadQuota } from './upload-quota.ts';

export type FilePurpose = 'IMAGE' | 'FILE' | 'CHAT';

const policies = { IMAGE: 'PUBLIC', FILE: 'OWNER', CHAT: 'CHAT' } as const;
const accepted: Readonly<Record<FilePurpose, readonly string[]>> = {
  IMAGE: PICTURE_TYPES,
  FILE: FILE_TYPES,
  CHAT: [...FILE_TYPES, ...Object.keys(OFFICE_TYPES)],
};

/** How the stored file of a document ends. */
const endingOf = (type: string): string => OFFICE_TYPES[type as OfficeType] ?? '.pdf';

/** Whose upload it is; null: a guest's, who signs up with it. */
export interface FileOwner {
  userId: number | null;
  clientCompanyId: number | null;
}

/** What all guests together may upload in a day: more is an attack, and members go on uploading. */
const guestQuota: UploadQuota = { files: 1_000, bytes: 2 * 1024 ** 3 };

export type FileService = ReturnType<typeof createFileService>;

export interface FileServiceOptions {
  store: FileStore;
  quota: UploadQuota;
  /** Scans files that are stored unchanged. */
  scan?: MalwareScan | undefined;
}

export function createFileService(
  { database, now, transact }: Services,
  { store, quota, scan }: FileServiceOptions,
) {
  const quotaOf = (ownerId: number | null) => (ownerId === null ? guestQuota : quota);

  /** Throws 429 where a member's uploads of a day leave no room for one of so many bytes. */
  const requireRoomFor = (ownerId: number | null, bytes: number): Promise<void> =>
    requireRoom(database, quotaOf(ownerId), { ownerId, bytes, now: now() });

  /**
   * Stores an upload: pictures drawn anew in every width, anything else as it came, once a scanner has seen it. What is
   * refused, or whose caller has gone, leaves nothing behind.
   */
  const keep = async (
    purpose: FilePurpose,
    upload: Upload,
    owner: FileOwner,
    { signal, ...auditContext }: AuditContext & { signal?: AbortSignal },
  ): Promise<StoredFile> => {
    if (upload.bytes.length === 0)
      throw new ProblemError(415, 'UNSUPPORTED_MEDIA_TYPE', { text: 'FILE_EMPTY' });
    const type = sniffType(upload.bytes);
    if (type === undefined || !accepted[purpose].includes(type))
      throw new ProblemError(
        415,
        'UNSUPPORTED_MEDIA_TYPE',
        purpose === 'CHAT' ? { text: 'CHAT_FILE_NOT_TAKEN' } : {},
      );
    const ownerId = owner.userId;
    await requireRoomFor(ownerId, upload.bytes.length);
    const area: FileArea = purpose === 'IMAGE' ? 'public' : 'private';
    const key = `${now().toISOString().slice(0, 7).replace('-', '/')}/${crypto.randomUUID()}`;
    const member = ownerId === null ? 'guests' : `member ${ownerId}`;
    const drawn = isPictureType(type)
      ? await encodePicture(upload.bytes, { member, ...(signal ? { signal } : {}) })
      : undefined;
    if (!drawn) await scan?.(upload.bytes);
    signal?.throwIfAborted();
    const ending = drawn ? '' : endingOf(type);
    const parts = drawn?.files ?? [{ suffix: ending, bytes: upload.bytes }];
    const picture = drawn && {
      base: `${area === 'public' ? '/files' : '/files/private'}/${key}`,
      widths: drawn.widths,
      width: drawn.width,
      height: drawn.height,
    };
    const largest = parts.at(-1)!;
    const row = {
      ownerId,
      clientCompanyId: owner.clientCompanyId,
      policy: policies[purpose],
      key: key + ending,
      name: safeName(upload.name),
      type: drawn ? 'image/webp' : type,
      size: largest.bytes.length,
      received: upload.bytes.length,
      sha256: createHash('sha256').update(largest.bytes).digest('hex'),
      picture: picture ?? null,
      createdAt: now(),
    };
    try {
      for (const { suffix, bytes } of parts) await store.put(area, key + suffix, bytes);
      return await transact(auditContext, async ({ tx, record }) => {
        await lockUploads(tx, ownerId);
        await requireRoom(tx, quotaOf(ownerId), { ownerId, bytes: upload.bytes.length, now: now() });
        const [kept] = await tx.insert(files).values(row).returning();
        await record('file.upload', `file:${kept!.id}`, { type, size: upload.bytes.length });
        return storedFile(kept!);
      });
    } catch (error) {
      await revert(
        area,
        row.key,
        parts.map(({ suffix }) => key + suffix),
      );
      throw error;
    }
  };

  /**
   * Takes files out of the store again whose row was not kept. A commit that lost its answer may have been one: then the
   * files stay, as they do where nobody can tell or the store is gone. `provider files compare` finds what nobody names.
   */
  const revert = async (area: FileArea, key: string, paths: readonly string[]): Promise<void> => {
    const kept = await database.$count(files, eq(files.key, key)).catch(() => 1);
    if (kept === 0) await Promise.allSettled(paths.map((path) => store.remove(area, path)));
  };

  /** Takes away private uploads from before a time that nothing names; those of guests from before another one. Returns how many files that were. */
  const forgetUnused = async (before: Date, guestsBefore = before): Promise<number> => {
    const rows = await takeUnused(database, before, guestsBefore);
    await remove(rows);
    return rows.length;
  };

  /** Removes the files of rows that are gone. */
  const remove = async (rows: readonly FileRow[]): Promise<void> => {
    for (const row of rows) {
      const area: FileArea = row.policy === 'PUBLIC' ? 'public' : 'private';
      await Promise.all(pathsOf(row).map((path) => store.remove(area, path)));
    }
  };

  const find = (by: FileName, session: Session | null) => findFile(database, by, session);

  return { requireRoomFor, keep, find, forgetUnused, remove };
}

function storedFile(row: FileRow): StoredFile {
  const { id, name, type, size, picture } = row;
  const url = row.policy === 'PUBLIC' ? `/files/${pathOf(row)}` : `/api/v1/file-download?id=${id}`;
  return { id, name, type, size, url, picture };
}

/** Name of a file for showing and saving: without path and control characters, and of limited length. */
function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/^.*[\\/]/, '')
    .trim();
  return Array.from(plain).slice(-120).join('') || 'file';
}
