import type { MagazineCard } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { heartIcon, Icon, VisuallyHidden } from '@vitis/ui';
import type { ListedArticle } from './article-grid.tsx';

/** Turns an article of the magazine into what a list shows of it. */
export function useMagazineEntry(): (article: MagazineCard) => ListedArticle {
  const { t } = useTranslation('mf-catalog');
  return ({ id, category, title, summary, picture, author, publishedOn, likes }) => ({
    ...{ id, title, summary, picture },
    href: `/magazine/${id}`,
    mark: category?.name,
    facts: [
      author,
      <time key="day" dateTime={publishedOn}>
        {publishedOn}
      </time>,
      <span key="likes">
        <Icon drawing={heartIcon} size={13} />
        <VisuallyHidden>{t('like.label')}</VisuallyHidden>
        {likes}
      </span>,
    ],
  });
}
