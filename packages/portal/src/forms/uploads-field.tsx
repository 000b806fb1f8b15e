import { FILE_TYPES, UPLOAD_LIMIT } from '@vitis/contracts';
import { FilePicker, type FilePickerProps, type PickedFile } from '@vitis/ui';
import { useState } from 'react';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import type { CodeReply } from './code/code-calls.ts';

interface SentFile {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
}

export interface UploadsFieldProps<Sent extends SentFile>
  extends Pick<FilePickerProps, 'label' | 'hint' | 'mark'> {
  files: readonly Sent[];
  onFiles: (files: Sent[]) => void;
  /** Sends one to the provider, which judges it by its content. */
  send: (file: File) => Promise<CodeReply<Sent>>;
  most: number;
  error?: string | undefined;
}

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Documents and pictures, dropped, chosen or photographed: sent at once, so that sending the form is quick. */
export function UploadsField<Sent extends SentFile>({
  files,
  onFiles,
  send,
  ...field
}: UploadsFieldProps<Sent>) {
  const { t } = usePortalTexts();
  /** On its way, or refused. */
  const [others, setOthers] = useState<PickedFile[]>([]);

  const refusalOf = (file: File): string | undefined => {
    if (file.size === 0) return t('portal.files.empty');
    if (file.size > UPLOAD_LIMIT) return t('portal.files.tooLarge');
    if (!(FILE_TYPES as readonly string[]).includes(file.type)) return t('portal.files.type');
    return undefined;
  };

  const take = async (picked: File[]) => {
    const stored: Sent[] = [];
    const refused: PickedFile[] = [];
    setOthers(picked.map(({ name }) => ({ id: name, name, note: t('portal.files.sending') })));
    for (const file of picked) {
      const wrong = refusalOf(file);
      const reply = wrong === undefined ? await send(file) : null;
      if (reply?.done) stored.push(reply.body);
      else
        refused.push({
          id: crypto.randomUUID(),
          name: file.name,
          error: wrong ?? (reply?.done === false ? reply.message : null) ?? t('portal.files.failed'),
        });
    }
    setOthers(refused);
    if (stored.length > 0) onFiles([...files, ...stored]);
  };

  const shown: PickedFile[] = files.map(({ id, name, size }) => ({ id: `${id}`, name, note: sizeOf(size) }));
  return (
    <FilePicker
      {...field}
      files={[...shown, ...others]}
      accept={FILE_TYPES.join(',')}
      multiple
      onPick={(picked) => void take(picked)}
      onRemove={(id) => {
        setOthers(others.filter((other) => other.id !== id));
        onFiles(files.filter((file) => `${file.id}` !== id));
      }}
      labels={{
        choose: t('portal.files.choose'),
        drop: t('portal.files.drop'),
        remove: (name) => t('portal.files.remove', { name }),
        progress: (name) => name,
      }}
    />
  );
}
