import type { listFaqs, SuccessOf } from '@vitis/contracts';
import type { Loaded } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { pagerLabels } from '@vitis/portal/list';
import {
  Accordion,
  ButtonLink,
  classNames,
  EmptyState,
  Pager,
  Skeleton,
  SkeletonGroup,
  searchIcon,
} from '@vitis/ui';
import styles from './faq.module.scss';
import { type FaqAddress, faqHref } from './faq-address.ts';

interface Props {
  address: FaqAddress;
  list: Loaded<SuccessOf<typeof listFaqs>>;
}

/** Lines of skeleton while the questions are on their way. */
const WAITING = [72, 58, 80, 64, 70, 52, 76, 60];

/** Questions, each of which opens to its answer; the best answer to a search stands open. */
export function FaqList({ address, list }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');

  if (list.status === 'loading')
    return (
      <SkeletonGroup className={styles.waiting} label={t('portal.common.loading')}>
        {WAITING.map((width) => (
          <Skeleton key={width} width={`${width}%`} height={20} />
        ))}
      </SkeletonGroup>
    );
  if (list.status === 'failed') return <LoadFailure title={t('portal.list.failed')} load={list} />;
  const faqs = list.data._embedded.items;
  if (faqs.length === 0)
    return (
      <EmptyState
        icon={searchIcon}
        title={t('faq.none')}
        message={t('faq.noneText')}
        action={<ButtonLink href={faqHref({})}>{t('portal.list.showAll')}</ButtonLink>}
      />
    );
  return (
    <>
      <Accordion
        // Another question is another list: nothing of it stands open because something of the last one did.
        key={faqHref(address)}
        className={classNames(styles.list, list.isStale && styles.stale)}
        items={faqs.map(({ id, category, question, answer }, at) => ({
          id: String(id),
          summary: (
            <span className={styles.question}>
              {category ? <span className={styles.category}>{category.name}</span> : null}
              <span>{question}</span>
            </span>
          ),
          defaultOpen: address.q !== '' && at === 0,
          content: (
            <div className={styles.answer}>
              {answer.map((paragraph, number) => (
                <p key={number}>{paragraph}</p>
              ))}
            </div>
          ),
        }))}
      />
      <Pager
        className={styles.pager}
        labels={pagerLabels(t)}
        page={address.page}
        pageCount={list.data.page.totalPages}
        href={(page) => faqHref({ ...address, page })}
      />
    </>
  );
}
