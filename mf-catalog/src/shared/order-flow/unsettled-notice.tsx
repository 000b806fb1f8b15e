import { useTranslation } from '@vitis/platform/i18n';
import { Button, Notice } from '@vitis/ui';

interface Props {
  busy: boolean;
  /** What it was for, where that is not what the screen is for now. */
  of?: 'ofPickup' | 'ofDelivery' | undefined;
  onCheck: () => void;
}

/** An earlier attempt whose answer was lost: sending the same again tells what became of it, and makes nothing twice. */
export function UnsettledNotice({ busy, of, onCheck }: Props) {
  const { t } = useTranslation('mf-catalog');
  return (
    <Notice
      tone="careful"
      role="alert"
      title={t('flow.unsettled.title')}
      action={
        <Button size="small" loading={busy} onClick={onCheck}>
          {t('flow.unsettled.check')}
        </Button>
      }
    >
      {of === undefined ? null : <p>{t(`flow.unsettled.${of}`)}</p>}
      {t('flow.unsettled.text')}
    </Notice>
  );
}
