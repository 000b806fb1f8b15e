import { MAX_REGISTRATION_FILES } from '@vitis/domain';
import { UploadsField, type UploadsFieldProps } from '../forms/uploads-field.tsx';
import { usePortalTexts } from '../remote/screen-frame.tsx';

type Sent = Parameters<UploadsFieldProps<{ id: number; name: string; size: number }>['onFiles']>[0][number];

type RegistrationFilesProps<File extends Sent> = Omit<UploadsFieldProps<File>, 'label' | 'most'>;

/** 사업자등록증 of a company. */
export function RegistrationFiles<File extends Sent>({ hint, ...field }: RegistrationFilesProps<File>) {
  const { t } = usePortalTexts();
  return (
    <UploadsField
      {...field}
      label={t('portal.files.label')}
      hint={hint ?? t('portal.files.hint')}
      most={MAX_REGISTRATION_FILES}
    />
  );
}
