import { createHash } from 'node:crypto';
import { FILE_TYPES, PICTURE_TYPES, type StoredFile } from '@vitis/contracts';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { chatMembers, files, staffClients } from '../../db/schema.ts';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import type { Deed } from '../../http/unit-of-work.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { encodePicture, isPictureType } from './encode-picture.ts';
import type { FileArea, FileStore } from './file-store.ts';
import { sniffType } from './sniff-type.ts';

export type FilePurpose = 'IMAGE' | 'FILE' | 'CHAT';
export type FileRow = typeof files.$inferSelect;

const policies = { IMAGE: 'PUBLIC', FILE: 'OWNER', CHAT: 'CHAT' } as const;
const accepted: Readonly<Record<FilePurpose, readonly string[]>> = {
  IMAGE: PICTURE_TYPES,
  FILE: FILE_TYPES,
  CHAT: FILE_TYPES,
};

export type FileService = ReturnType<typeof createFileService>;

export function createFileService({ database, now, transact }: Services, store: FileStore) {
  /** Stores an upload: pictures drawn anew in every width, anything else as it came. */
  const keep = async (
    purpose: FilePurpose,
    upload: { name: string; bytes: Buffer },
    session: Session,
    deed: Deed,
  ): Promise<StoredFile> => {
    const type = sniffType(upload.bytes);
    if (type === undefined || !accepted[purpose].includes(type))
      throw new ProblemError(415, 'UNSUPPORTED_MEDIA_TYPE');
    const area: FileArea = purpose === 'IMAGE' ? 'public' : 'private';
    const key = `${now().toISOString().slice(0, 7).replace('-', '/')}/${crypto.randomUUID()}`;
    const drawn = isPictureType(type) ? await encodePicture(upload.bytes) : undefined;
    const parts = drawn?.files ?? [{ suffix: '.pdf', bytes: upload.bytes }];
    const picture = drawn && {
      base: `${area === 'public' ? '/files' : '/files/private'}/${key}`,
      widths: drawn.widths,
      width: drawn.width,
      height: drawn.height,
    };
    const largest = parts.at(-1)!;
    try {
      for (const { suffix, bytes } of parts) await store.put(area, key + suffix, bytes);
      return await transact(deed, async ({ tx, record }) => {
        const [row] = await tx
          .insert(files)
          .values({
            ownerId: session.userId,
            clientCompanyId: session.clientCompanyId,
            policy: policies[purpose],
            key: key + (drawn ? '' : '.pdf'),
            name: safeName(upload.name),
            type: drawn ? 'image/webp' : type,
            size: largest.bytes.length,
            sha256: createHash('sha256').update(largest.bytes).digest('hex'),
            picture: picture ?? null,
          })
          .returning();
        await record('file.upload', `file:${row!.id}`, { type, size: upload.bytes.length });
        return storedFile(row!);
      });
    } catch (error) {
      await Promise.all(parts.map(({ suffix }) => store.remove(area, key + suffix)));
      throw error;
    }
  };

  /** Takes away what was uploaded for a chat before a time and never sent. Returns how many files that were. */
  const forgetUnsent = async (before: Date): Promise<number> => {
    const rows = await database
      .delete(files)
      .where(and(eq(files.policy, 'CHAT'), isNull(files.roomId), lt(files.createdAt, before)))
      .returning();
    for (const row of rows) await Promise.all(pathsOf(row).map((path) => store.remove('private', path)));
    return rows.length;
  };

  /** Whether a caller may fetch a file, by the file's own policy. */
  const mayFetch = async (row: FileRow, session: Session | null): Promise<boolean> => {
    if (row.policy === 'PUBLIC') return true;
    if (session === null) return false;
    if (row.ownerId === session.userId) return true;
    if (row.policy === 'CHAT') {
      if (row.roomId === null) return false;
      const [member] = await database
        .select({ id: chatMembers.userId })
        .from(chatMembers)
        .where(
          sql`${chatMembers.roomId} = ${row.roomId} AND ${chatMembers.userId} = ${session.userId} AND ${chatMembers.leftAt} IS NULL`,
        );
      return member !== undefined;
    }
    if (row.clientCompanyId === null) return false;
    const buys = session.roles.includes('B2B') && session.clientCompanyId === row.clientCompanyId;
    if (row.policy === 'COMPANY' && buys) return true;
    if (!session.roles.includes('SALESPERSON')) return false;
    const [staff] = await database
      .select({ id: staffClients.userId })
      .from(staffClients)
      .where(
        sql`${staffClients.userId} = ${session.userId} AND ${staffClients.clientCompanyId} = ${row.clientCompanyId}`,
      );
    return staff !== undefined;
  };

  /** The file that a caller may fetch; undefined where there is none or it is not theirs to see. */
  const find = async (
    by: { id: number } | { key: string },
    session: Session | null,
  ): Promise<FileRow | undefined> => {
    const [row] = await database
      .select()
      .from(files)
      .where('id' in by ? eq(files.id, by.id) : eq(files.key, by.key));
    return row && (await mayFetch(row, session)) ? row : undefined;
  };

  return { keep, find, forgetUnsent };
}

/** Path of a file's largest version inside its area. */
export function pathOf({ key, picture }: FileRow): string {
  return picture ? `${key}-${picture.widths.at(-1)}.webp` : key;
}

/** Paths of all versions of a file inside its area. */
function pathsOf({ key, picture }: FileRow): string[] {
  if (!picture) return [key];
  return picture.widths.flatMap((width) => ['avif', 'webp'].map((type) => `${key}-${width}.${type}`));
}

function storedFile(row: FileRow): StoredFile {
  const { id, name, type, size, picture } = row;
  const url = row.policy === 'PUBLIC' ? `/files/${pathOf(row)}` : `/api/v1/file-download?id=${id}`;
  return { id, name, type, size, url, picture };
}

/** A name to show and to save under: no path, no control characters, not endless. */
function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/^.*[\\/]/, '')
    .trim();
  return Array.from(plain).slice(-120).join('') || 'file';
}
