import { useTranslation } from '@vitis/platform/i18n';
import { EmptyState, fileIcon, Notice, TextLink } from '@vitis/ui';
import type { ReactNode } from 'react';
import { SAMPLE_ADDRESSES } from './sample-document.ts';
import styles from './sample-page.module.scss';

interface Props {
  /** Address of the list that the documents belong to. */
  list: string;
  /** Words of the states in their order. */
  labels: readonly string[];
  /** The state that is shown; undefined where the address names none. */
  current: number | undefined;
  children: ReactNode;
}

/** A sample document in one of its states, as the real screen draws it, with the ways to the other states. */
export function SamplePage({ list, labels, current, children }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  if (current === undefined) return <EmptyState icon={fileIcon} title={t('sample.notFound')} />;
  return (
    <>
      <Notice title={t('sample.title')} className={styles.notice ?? ''}>
        <p>{t('sample.text')}</p>
        <nav aria-label={t('sample.states')} className={styles.states}>
          {labels.map((label, at) => (
            <TextLink
              key={label}
              href={`${list}/dummy/${SAMPLE_ADDRESSES[at]}`}
              {...(at === current ? { 'aria-current': 'page' as const } : {})}
            >
              {label}
            </TextLink>
          ))}
        </nav>
      </Notice>
      {children}
    </>
  );
}
