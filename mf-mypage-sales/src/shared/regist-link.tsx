import { useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, plusIcon } from '@vitis/ui';

/** The way from a list to a document that a client asked for on the telephone. */
export function RegistLink({ list }: { list: string }) {
  const { t } = useTranslation('mf-mypage-sales');
  return (
    <ButtonLink size="small" icon={plusIcon} href={`${list}/regist`}>
      {t('regist.open')}
    </ButtonLink>
  );
}
