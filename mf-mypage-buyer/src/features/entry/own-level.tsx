import { getBuyerLevels } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Tag, TextLink } from '@vitis/ui';
import { RATING_PATH } from '../../shared/paths.ts';

/** The company's level, with the way to what it gives. */
export function OwnLevel() {
  const { t } = useTranslation('mf-mypage-buyer');
  const { data } = useEndpoint(getBuyerLevels, {});
  if (data === undefined) return null;
  return (
    <TextLink variant="quiet" href={RATING_PATH}>
      <span className="visually-hidden">{t('rating.title')} </span>
      <Tag tone="gold">{t(`rating.level.${data.level}`)}</Tag>
    </TextLink>
  );
}
