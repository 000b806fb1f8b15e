import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { cameraIcon, closeIcon, fileIcon, paperclipIcon } from '../icons.ts';
import { FieldNotes, type FieldProps } from './field.tsx';
import styles from './file-picker.module.scss';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { ProgressBar } from './progress-bar.tsx';

export interface PickedFile {
  id: string;
  name: string;
  /** For example "1.2 MB". */
  note?: ReactNode;
  /** Address of a small picture of it. */
  preview?: string;
  /** 0 to 100 while it is on its way. */
  progress?: number;
  error?: ReactNode;
}

export interface FilePickerProps extends FieldProps {
  files: readonly PickedFile[];
  onPick: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** As of the `accept` attribute: ".pdf,image/*". What is dropped is judged by the form, not here. */
  accept?: string;
  multiple?: boolean;
  /** Opens the camera on a phone. */
  capture?: 'environment' | 'user';
  /** Takes no more once there are so many. */
  most?: number;
  labels: {
    choose: string;
    drop?: string;
    remove: (name: string) => string;
    progress: (name: string) => string;
  };
  disabled?: boolean;
}

/** Files by choosing, dropping or taking a picture. What becomes of them is the form's. */
export function FilePicker({
  label,
  labelHidden,
  hint,
  error,
  mark,
  className,
  files,
  onPick,
  onRemove,
  accept,
  multiple,
  capture,
  most = Number.POSITIVE_INFINITY,
  labels,
  disabled,
}: FilePickerProps) {
  const id = useId();
  const ids = { controlId: id, hintId: `${id}-hint`, errorId: `${id}-error` };
  const [over, setOver] = useState(false);
  const closed = disabled || files.length >= most;
  const take = (list: FileList | null) => {
    const picked = [...(list ?? [])].slice(0, multiple ? most - files.length : 1);
    if (picked.length > 0 && !closed) onPick(picked);
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside && !closed);
  };

  return (
    <div className={className}>
      <label className={labelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
        {mark ? <span className={styles.mark}>{mark}</span> : null}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping only adds to the field inside */}
      <div
        className={classNames(
          styles.place,
          over && styles.over,
          closed && styles.closed,
          error ? styles.invalid : undefined,
        )}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          take(event.dataTransfer.files);
        }}
      >
        <input
          id={id}
          type="file"
          className={styles.input}
          accept={accept}
          multiple={multiple}
          capture={capture}
          disabled={closed}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [error ? ids.errorId : null, hint ? ids.hintId : null].filter(Boolean).join(' ') || undefined
          }
          onChange={(event) => {
            take(event.currentTarget.files);
            // The same file may be chosen again after it was taken away.
            event.currentTarget.value = '';
          }}
        />
        <span className={styles.choose} aria-hidden="true">
          <Icon drawing={capture ? cameraIcon : paperclipIcon} size={18} />
          {labels.choose}
        </span>
        {labels.drop ? (
          <span className={styles.drop} aria-hidden="true">
            {labels.drop}
          </span>
        ) : null}
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
      {files.length > 0 ? (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              {file.preview ? (
                <img className={styles.preview} src={file.preview} alt="" width={40} height={40} />
              ) : (
                <Icon drawing={fileIcon} size={20} />
              )}
              <div className={styles.text}>
                <span className={styles.name}>{file.name}</span>
                {file.error ? (
                  <span className={styles.error}>{file.error}</span>
                ) : (
                  <span className={styles.note}>{file.note}</span>
                )}
                {file.progress === undefined ? null : (
                  <ProgressBar label={labels.progress(file.name)} value={file.progress} />
                )}
              </div>
              <IconButton
                size="small"
                icon={closeIcon}
                label={labels.remove(file.name)}
                onClick={() => onRemove(file.id)}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
