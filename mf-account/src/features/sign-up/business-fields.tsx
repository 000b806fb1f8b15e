import { type SignUpFile, uploadSignUpFile } from '@vitis/contracts';
import {
  BUSINESS_CLIENT_TYPES,
  businessNumberWarning,
  MAX_EMAIL_LENGTH,
  type SignUpBusinessForm,
} from '@vitis/domain';
import { callApi } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { AddressFields, RegistrationFiles } from '@vitis/portal/company';
import { codeReply, type SchemaForm, SchemaFormProvider } from '@vitis/portal/forms';
import { Select, TextInput } from '@vitis/ui';
import type * as v from 'valibot';

export type BusinessValues = Omit<v.InferInput<typeof SignUpBusinessForm>, 'businessClientType'> & {
  businessClientType: string;
};

export const NO_BUSINESS: BusinessValues = {
  companyName: '',
  companyRegistrationNumber: '',
  representativeName: '',
  businessClientType: '',
  taxEmail: '',
  postalCode: '',
  address1: '',
  address2: '',
};

interface BusinessFieldsProps {
  form: SchemaForm<BusinessValues, v.InferOutput<typeof SignUpBusinessForm>>;
  files: readonly SignUpFile[];
  onFiles: (files: SignUpFile[]) => void;
  /** What is wrong with the files as a whole. */
  filesError: string | undefined;
}

const sendFile = (file: File) => codeReply(callApi(uploadSignUpFile, { file }));

/** The business that somebody signs up for, in the form around; also where it is corrected. */
export function BusinessFields({ form: typed, files, onFiles, filesError }: BusinessFieldsProps) {
  const { t } = useTranslation('mf-account');
  const { form, field } = typed;
  const digits = form.watch('companyRegistrationNumber').replace(/\D/g, '');
  const hasWarning = businessNumberWarning(digits) !== null;
  return (
    <>
      <TextInput
        {...field('companyName')}
        label={t('signUp.business.companyName')}
        autoComplete="organization"
        maxLength={100}
        required
      />
      <TextInput
        {...field('companyRegistrationNumber')}
        label={t('signUp.business.companyRegistrationNumber')}
        hint={t(hasWarning ? 'signUp.business.numberWarning' : 'signUp.business.numberHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        required
      />
      <TextInput
        {...field('representativeName')}
        label={t('signUp.business.representativeName')}
        maxLength={50}
        required
      />
      <Select
        {...field('businessClientType')}
        label={t('signUp.business.businessClientType')}
        placeholder={t('signUp.business.choose')}
        options={BUSINESS_CLIENT_TYPES.map((value) => ({
          value,
          label: t(`signUp.types.${value}`),
        }))}
        required
      />
      <RegistrationFiles files={files} onFiles={onFiles} send={sendFile} error={filesError} />
      <TextInput
        {...field('taxEmail')}
        label={t('signUp.business.taxEmail')}
        hint={t('signUp.business.taxEmailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        required
      />
      <SchemaFormProvider form={typed}>
        <AddressFields />
      </SchemaFormProvider>
    </>
  );
}
