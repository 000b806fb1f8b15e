import type { Picture as PictureOfArticle } from '@vitis/contracts';
import { Picture } from '@vitis/ui';
import styles from './article-picture.module.scss';
import { ARTICLE_PICTURE } from './card-sizes.ts';

/** The picture over an article: the largest of its page. */
export function ArticlePicture({ picture }: { picture: PictureOfArticle }) {
  return (
    <div className={styles.frame}>
      <Picture picture={picture} alt="" sizes={ARTICLE_PICTURE} fit="cover" priority />
    </div>
  );
}
