import { listPosts } from '@vitis/contracts';
import { listedDay } from '@vitis/domain';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { useIsOpen } from '@vitis/portal/remote';
import { Panel, SkeletonText, TextLink } from '@vitis/ui';
import { DayCell } from '@vitis/ui/documents';
import { NOTICES_PATH } from '../../shared/paths.ts';
import styles from './overview.module.scss';

const MOST = 4;

/** What is asked for them. */
export const LATEST_NOTICES = { query: { size: MOST } };

/** The last notices, where they have pages. */
export function Notices() {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const isOpen = useIsOpen()(NOTICES_PATH);
  const posts = useEndpoint(listPosts, isOpen ? LATEST_NOTICES : null);
  useSocketHint('contents:changed', posts.refresh);
  if (!isOpen || posts.status === 'failed') return null;
  const items = posts.data?._embedded.items;
  return (
    <Panel
      title={t('overview.notices')}
      action={
        <TextLink arrow href={NOTICES_PATH}>
          {t('overview.allNotices')}
        </TextLink>
      }
    >
      {items === undefined ? (
        <SkeletonText lines={MOST} />
      ) : (
        <ul className={styles.notices}>
          {items.map(({ id, title, publishedOn }) => (
            <li key={id}>
              <TextLink variant="quiet" href={`${NOTICES_PATH}/${id}`}>
                {title}
              </TextLink>
              <DayCell {...listedDay(publishedOn, language, serverNow())} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
