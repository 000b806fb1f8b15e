import { useTranslation } from '@vitis/platform/i18n';
import { Button, Notice } from '@vitis/ui';

/** An earlier attempt whose answer was lost: sending the same again tells what became of it, and makes nothing twice. */
export function UnsettledNotice({ busy, onCheck }: { busy: boolean; onCheck: () => void }) {
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
      {t('flow.unsettled.text')}
    </Notice>
  );
}
