/** What forms are made of: a hook over a schema, and pieces that stand alone. */

export { type AttachedFile, AttachmentsField } from './attachments-field.tsx';
export { CaptchaHost } from './captcha/captcha-host.tsx';
export { callWithCaptcha } from './code/call-with-captcha.ts';
export { type CodeCalls, type CodeReply, certCalls, codeReply } from './code/code-calls.ts';
export { MailCode } from './code/mail-code.tsx';
export { MobileCode, type MobileCodeProps } from './code/mobile-code.tsx';
export { useSeconds } from './code/use-seconds.ts';
export { DayField } from './day-field.tsx';
export { DialogForm } from './dialog-form.tsx';
export {
  type DraftStorage,
  hasDraft,
  readDraftBase,
  restored,
  useClearedOnClose,
  useDraft,
  useDraftOn,
} from './draft.ts';
export { FormNotices } from './form-notices.tsx';
export { formScreen } from './form-screen.tsx';
export { MessageField } from './message-field.tsx';
export { NumberField } from './number-field.tsx';
export { SchemaFormProvider, useFormAround } from './schema-form-context.tsx';
export { UploadsField, type UploadsFieldProps } from './uploads-field.tsx';
export { useAttachments } from './use-attachments.ts';
export { useDayOffName } from './use-day-off-name.ts';
export { useFirstErrorFocus } from './use-first-error-focus.ts';
export { useFocusOn } from './use-focus-on.ts';
export { useFormDraft } from './use-form-draft.ts';
export { useLazyForm } from './use-lazy-form.ts';
export { type LeaveLabels, useLeaveGuard } from './use-leave-guard.ts';
export { type SchemaForm, type SchemaFormOptions, useSchemaForm } from './use-schema-form.ts';
