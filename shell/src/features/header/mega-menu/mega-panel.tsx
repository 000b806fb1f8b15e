import { listAreas, listKinds, listTypes } from '@vitis/contracts';
import { kindAddress } from '@vitis/domain';
import { type Loaded, useEndpoint } from '@vitis/platform/data';
import { Link } from '@vitis/platform/router';
import { ErrorPanel, SkeletonGroup, SkeletonText } from '@vitis/ui';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../shared/use-texts.ts';
import { AreaColumns } from './area-columns.tsx';
import { GrapeList } from './grape-list.tsx';
import styles from './mega-panel.module.scss';
import { moveInColumns } from './move-in-columns.ts';
import type { MegaSection } from './use-mega-menu.ts';

export interface MegaPanelProps {
  /** The section that was asked for: it is the one in strong ink. */
  section: MegaSection;
  /** Whether the focus goes to the first entry of the section. */
  takesFocus: boolean;
}

/** Kinds, countries with their production areas, and grapes, side by side. */
export function MegaPanel({ section, takesFocus }: MegaPanelProps) {
  const { t } = useTexts();
  const kinds = useEndpoint(listKinds, {});
  const areas = useEndpoint(listAreas, {});
  const types = useEndpoint(listTypes, {});
  const panel = useRef<HTMLDivElement>(null);
  const ready = areas.status === 'ready' && types.status === 'ready';
  useEffect(() => {
    if (!takesFocus || !ready) return;
    panel.current?.querySelector<HTMLElement>(`[aria-labelledby="mega-${section}"] :is(a, button)`)?.focus();
  }, [takesFocus, ready, section]);

  if (areas.status === 'loading' || types.status === 'loading') {
    return (
      <SkeletonGroup label={t('progress.loading')} className={styles.columns}>
        <SkeletonText lines={6} />
        <SkeletonText lines={8} />
        <SkeletonText lines={8} />
      </SkeletonGroup>
    );
  }
  if (areas.status === 'failed' || types.status === 'failed') {
    return <MenuFailure parts={[kinds, areas, types]} />;
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are heard for all entries together
    <div
      ref={panel}
      className={styles.columns}
      data-section={section}
      onKeyDown={(event) => {
        if (moveInColumns(event.currentTarget, event.target, event.key)) event.preventDefault();
      }}
    >
      <section aria-labelledby="mega-kinds">
        <h2 id="mega-kinds" className={styles.title}>
          {t('header.kinds')}
        </h2>
        <ul className={styles.list}>
          <li>
            <Link to="/product">{t('header.allWines')}</Link>
          </li>
          {/* Areas and grapes, which the panel was opened for, do without the kinds. */}
          {kinds.status === 'loading' ? (
            <li>
              <SkeletonGroup label={t('progress.loading')}>
                <SkeletonText lines={4} />
              </SkeletonGroup>
            </li>
          ) : null}
          {kinds.status === 'failed' ? (
            <li>
              <MenuFailure parts={[kinds]} />
            </li>
          ) : null}
          {kinds.data?._embedded.items.map((kind) => (
            <li key={kind.id}>
              <Link to={kindAddress(kind)}>
                <i className={styles.dot} data-kind={kind.code} aria-hidden="true" />
                {kind.name}
                <span className={styles.count}>{kind.productCount}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <AreaColumns countries={areas.data._embedded.countries} />
      <GrapeList grapes={types.data.types.content} />
    </div>
  );
}

/** One way back for whatever of these did not come. */
function MenuFailure({ parts }: { parts: readonly Loaded<unknown>[] }) {
  const { t } = useTexts();
  const missing = parts.filter(({ status }) => status === 'failed');
  const retry = () => {
    for (const { refresh } of missing) refresh();
  };
  return (
    <ErrorPanel
      compact
      title={t('header.menuFailed')}
      retry={{ label: t('retry'), onRetry: retry, busy: missing.some(({ isRefreshing }) => isRefreshing) }}
    />
  );
}
