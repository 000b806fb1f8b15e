import { MESSAGE_LIMIT } from '@vitis/contracts';
import { TextArea, type TextAreaProps } from '@vitis/ui';
import { useController } from 'react-hook-form';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { useFormAround } from './schema-form-context.tsx';

interface MessageFieldProps
  extends Pick<TextAreaProps, 'label' | 'placeholder' | 'hint' | 'rows' | 'className'> {
  /** Name of the field in the form around. */
  name: string;
}

/** Words to the other side of a document, in the form around, with how much of the room is used. */
export function MessageField({ name, rows = 3, ...rest }: MessageFieldProps) {
  const { t } = usePortalTexts();
  const { form, errorOf } = useFormAround<Record<string, string>>();
  const { field } = useController({ control: form.control, name });
  return (
    <TextArea
      {...rest}
      {...field}
      rows={rows}
      maxLength={MESSAGE_LIMIT}
      counter={(used, most) => t('portal.common.counter', { used, most })}
      error={errorOf(name)}
    />
  );
}
