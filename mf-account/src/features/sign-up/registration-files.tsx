import { FILE_TYPES, type SignUpFile, UPLOAD_LIMIT, uploadSignUpFile } from '@vitis/contracts';
import { MAX_REGISTRATION_FILES } from '@vitis/domain';
import { callApi } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { codeReply } from '@vitis/portal/forms';
import { FilePicker, type PickedFile } from '@vitis/ui';
import { useState } from 'react';

interface RegistrationFilesProps {
  files: readonly SignUpFile[];
  onFiles: (files: SignUpFile[]) => void;
  error: string | undefined;
}

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** 사업자등록증 as it was dropped, chosen or photographed: sent at once, so that sending the form is quick. */
export function RegistrationFiles({ files, onFiles, error }: RegistrationFilesProps) {
  const { t } = useTranslation('mf-account');
  /** On its way, or refused. */
  const [others, setOthers] = useState<PickedFile[]>([]);

  const refusalOf = (file: File): string | undefined => {
    if (file.size === 0) return t('signUp.files.empty');
    if (file.size > UPLOAD_LIMIT) return t('signUp.files.tooLarge');
    if (!(FILE_TYPES as readonly string[]).includes(file.type)) return t('signUp.files.type');
    return undefined;
  };

  const send = async (picked: File[]) => {
    const stored: SignUpFile[] = [];
    const refused: PickedFile[] = [];
    setOthers(picked.map(({ name }) => ({ id: name, name, note: t('signUp.files.sending') })));
    for (const file of picked) {
      const wrong = refusalOf(file);
      const reply = wrong === undefined ? await codeReply(callApi(uploadSignUpFile, { file })) : null;
      if (reply?.done) stored.push(reply.body);
      else
        refused.push({
          id: crypto.randomUUID(),
          name: file.name,
          error: wrong ?? (reply?.done === false ? reply.message : null) ?? t('signUp.files.failed'),
        });
    }
    setOthers(refused);
    if (stored.length > 0) onFiles([...files, ...stored]);
  };

  const shown: PickedFile[] = files.map(({ id, name, size }) => ({ id: `${id}`, name, note: sizeOf(size) }));
  return (
    <FilePicker
      label={t('signUp.files.label')}
      hint={t('signUp.files.hint')}
      error={error}
      files={[...shown, ...others]}
      accept={FILE_TYPES.join(',')}
      multiple
      most={MAX_REGISTRATION_FILES}
      onPick={(picked) => void send(picked)}
      onRemove={(id) => {
        setOthers(others.filter((other) => other.id !== id));
        onFiles(files.filter((file) => `${file.id}` !== id));
      }}
      labels={{
        choose: t('signUp.files.choose'),
        drop: t('signUp.files.drop'),
        remove: (name) => t('signUp.files.remove', { name }),
        progress: (name) => name,
      }}
    />
  );
}
