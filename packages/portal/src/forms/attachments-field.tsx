import { type StoredFile, uploadFile } from '@vitis/contracts';
import { callApi } from '@vitis/platform';
import { codeReply } from './code/code-calls.ts';
import { UploadsField, type UploadsFieldProps } from './uploads-field.tsx';

/** A file that goes with a document, as its answers name it. */
export type AttachedFile = Pick<StoredFile, 'id' | 'name' | 'size'>;

const send = (file: File) => codeReply(callApi(uploadFile, { file }));

/** Files that go with what a form sends: the member's own until that is sent. */
export function AttachmentsField(props: Omit<UploadsFieldProps<AttachedFile>, 'send'>) {
  return <UploadsField {...props} send={send} />;
}
