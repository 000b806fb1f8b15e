import { MESSAGE_LIMIT } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Panel, TextArea, type TextAreaProps } from '@vitis/ui';

/** What a buyer wants to say to the sales staff, with how much of the room is used. Takes a form's `register`. */
export function RequestMessage({ hint, ...field }: Omit<TextAreaProps, 'label' | 'counter' | 'maxLength'>) {
  const { t } = useTranslation('mf-catalog');
  return (
    <Panel title={t('flow.message')}>
      <TextArea
        {...field}
        label={t('flow.message')}
        labelHidden
        hint={hint}
        rows={4}
        maxLength={MESSAGE_LIMIT}
        counter={(used, most) => t('flow.counter', { used, most })}
      />
    </Panel>
  );
}
