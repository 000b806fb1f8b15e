import { FILE_TYPES, UPLOAD_LIMIT } from '@vitis/contracts';
import { FilePicker, type FilePickerProps, type PickedFile } from '@vitis/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
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

/**
 * Holds a submission of the form around `place` back while something is on its way, and lets it go when all has arrived; not
 * where something was refused, which somebody should read first.
 */
function useHeldSubmission(
  place: RefObject<HTMLElement | null>,
  isOnItsWay: boolean,
  isRefused: boolean,
): void {
  const isHeld = useRef(false);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    if (!isOnItsWay) {
      if (isHeld.current && !isRefused) form.requestSubmit();
      isHeld.current = false;
      return;
    }
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      isHeld.current = true;
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => form.removeEventListener('submit', hold, { capture: true });
  }, [place, isOnItsWay, isRefused]);
}

/**
 * Documents and pictures, dropped, chosen or photographed: sent at once, so that sending the form is quick. A form that is
 * sent before they have arrived waits for them.
 */
export function UploadsField<Sent extends SentFile>({
  files,
  onFiles,
  send,
  ...field
}: UploadsFieldProps<Sent>) {
  const { t } = usePortalTexts();
  const place = useRef<HTMLDivElement>(null);
  /** What is there by now, for one that arrives after others. */
  const arrived = useRef(files);
  useEffect(() => {
    arrived.current = files;
  }, [files]);
  /** On its way, or refused. */
  const [others, setOthers] = useState<PickedFile[]>([]);
  const isRefused = ({ error }: PickedFile) => error !== undefined;
  useHeldSubmission(place, !others.every(isRefused), others.some(isRefused));

  const refusalOf = (file: File): string | undefined => {
    if (file.size === 0) return t('portal.files.empty');
    if (file.size > UPLOAD_LIMIT) return t('portal.files.tooLarge');
    if (!(FILE_TYPES as readonly string[]).includes(file.type)) return t('portal.files.type');
    return undefined;
  };

  const take = async (picked: File[]) => {
    const coming = picked.map((file) => ({ id: crypto.randomUUID(), file }));
    setOthers((known) => [
      ...known.filter((other) => !isRefused(other)),
      ...coming.map(({ id, file: { name } }) => ({ id, name, note: t('portal.files.sending') })),
    ]);
    for (const { id, file } of coming) {
      const wrong = refusalOf(file);
      const reply = wrong === undefined ? await send(file) : null;
      if (reply?.done) {
        arrived.current = [...arrived.current, reply.body];
        onFiles([...arrived.current]);
        setOthers((known) => known.filter((other) => other.id !== id));
        continue;
      }
      const error = wrong ?? (reply?.done === false ? reply.message : null) ?? t('portal.files.failed');
      setOthers((known) => known.map((other) => (other.id === id ? { id, name: file.name, error } : other)));
    }
  };

  const shown: PickedFile[] = files.map(({ id, name, size }) => ({ id: `${id}`, name, note: sizeOf(size) }));
  return (
    <div ref={place}>
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
    </div>
  );
}
