import {
  type BodyOf,
  countQnas,
  createQna,
  createQnaInput,
  INQUIRY_CONTENT_LIMIT,
  INQUIRY_FILES_LIMIT,
  INQUIRY_TITLE_LIMIT,
  listQnas,
  type QnaCategory,
  uploadQnaFile,
} from '@vitis/contracts';
import { callApi } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { useSettledCommand } from '@vitis/portal/commands';
import { leaveLabels } from '@vitis/portal/documents';
import {
  codeReply,
  FormNotices,
  UploadsField,
  useAttachments,
  useClearedOnClose,
  useDraft,
  useFormDraft,
  useLeaveGuard,
  useSchemaForm,
} from '@vitis/portal/forms';
import { Button, ButtonLink, Select, TextArea, TextInput } from '@vitis/ui';
import { useController } from 'react-hook-form';
import { INQUIRIES_PATH } from '../../shared/paths.ts';
import styles from './inquiry-write.module.scss';

type Body = BodyOf<typeof createQna>;
type Values = Omit<Body, 'files'>;

const start: Values = { idCategory: 0, title: '', content: '' };
const { body: schema } = createQnaInput();
const send = async (file: File) => codeReply(callApi(uploadQnaFile, { file }));

/** What is asked, with files. The words wait in the window until they are sent. */
export function InquiryForm({ categories }: { categories: readonly QnaCategory[] }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const navigate = useNavigate();
  const typed = useSchemaForm<Values, Body>({
    schema,
    start,
    labels: (code, name) => t(`inquiryWrite.issues.${code}.${name}`, t('portal.forms.issues.other')),
  });
  const { form, field, element, errorOf, submit, showErrors } = typed;
  // Held by React: the counter knows a text that came from the draft, too.
  const { field: content } = useController({ control: form.control, name: 'content' });
  const place = useDraft('inquiry');
  const draft = useFormDraft(typed, place, start);
  useClearedOnClose(place);
  const filesPlace = useDraft('inquiry files');
  const attachments = useAttachments(filesPlace);
  useClearedOnClose(filesPlace);
  const { run, busy, refusal, fields, unsettled } = useSettledCommand(createQna, {
    refreshes: [listQnas, countQnas],
    tells: ['refused', 'unknown'],
    fields: [...Object.keys(start), 'files'],
    intents: useDraft('inquiry attempt'),
  });
  const { allowLeave } = useLeaveGuard(
    (form.formState.isDirty || attachments.isChanged) && !busy,
    leaveLabels(t),
  );

  const dispatch = async (input: Parameters<typeof run>[0]) => {
    const outcome = await run(input);
    if (outcome.kind === 'refused') showErrors(outcome.fields);
    if (outcome.kind !== 'done') return;
    draft.clear();
    allowLeave();
    void navigate(`${INQUIRIES_PATH}/${outcome.body.id}`, { replace: true });
  };
  const save = submit(async (body) => {
    if (unsettled !== null) return;
    await dispatch({ body: { ...body, files: attachments.files.map(({ id }) => id) } });
  });
  const counter = (used: number, most: number) => t('portal.common.counter', { used, most });
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      aria-label={t('inquiryWrite.title')}
      onSubmit={save}
    >
      <FormNotices
        refusal={refusal}
        unsettled={unsettled}
        check={{ busy, onCheck: () => void (unsettled && dispatch(unsettled)) }}
      />
      <Select
        {...form.register('idCategory', { valueAsNumber: true })}
        label={t('inquiryWrite.category')}
        error={errorOf('idCategory')}
        options={[
          { value: '0', label: t('inquiryWrite.choose') },
          ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <TextInput
        {...field('title')}
        label={t('inquiryWrite.subject')}
        maxLength={INQUIRY_TITLE_LIMIT}
        autoComplete="off"
        required
      />
      <TextArea
        {...content}
        error={errorOf('content')}
        label={t('inquiryWrite.content')}
        placeholder={t('inquiryWrite.contentHint')}
        rows={9}
        maxLength={INQUIRY_CONTENT_LIMIT}
        counter={counter}
        required
      />
      <UploadsField
        label={t('inquiryWrite.files')}
        hint={t('inquiryWrite.filesHint', { count: INQUIRY_FILES_LIMIT })}
        error={fields.files}
        files={attachments.files}
        onFiles={attachments.onFiles}
        send={send}
        most={INQUIRY_FILES_LIMIT}
      />
      <div className={styles.buttons}>
        <ButtonLink variant="quiet" href={INQUIRIES_PATH}>
          {t('portal.common.cancel')}
        </ButtonLink>
        <Button type="submit" variant="primary" loading={busy} disabled={unsettled !== null}>
          {t('inquiryWrite.send')}
        </Button>
      </div>
    </form>
  );
}
