import { listKinds } from '@vitis/contracts';
import { kindAddress } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { Link, NavLink, useIsOpen, useLocation, useSearchParams } from '@vitis/platform/router';
import { chevronDownIcon, Icon } from '@vitis/ui';
import { useId, useRef } from 'react';
import { lazyFrameComponent } from '../../../shared/lazy-frame-component.tsx';
import { useTexts } from '../../../shared/use-texts.ts';
import styles from './kind-nav.module.scss';
import { useMegaMenu } from './use-mega-menu.ts';

const MegaPanel = lazyFrameComponent<import('./mega-panel.tsx').MegaPanelProps>(() =>
  import(/* webpackChunkName: "mega-menu" */ './mega-panel.tsx').then((module) => module.MegaPanel),
);

/** Sections of the mega-menu that have a word of their own in the row. */
const SECTIONS = ['areas', 'grapes'] as const;
const PAGES = ['winery', 'event', 'magazine'] as const;

/** The row under the logo: kinds of wine, then areas and grapes, which open the mega-menu. Not on phones. */
export function KindNav() {
  const { t } = useTexts();
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const kinds = useEndpoint(listKinds, {});
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isOpen = useIsOpen();
  const menu = useMegaMenu(place, MegaPanel.preload);
  const chosen = pathname === '/product' ? query.get('idKinds') : null;

  return (
    <nav ref={place} className={styles.nav} aria-label={t('header.wines')} {...menu.placeProps}>
      <ul className={styles.row}>
        {(kinds.data?._embedded.items ?? []).map((kind) => (
          <li key={kind.id}>
            <Link
              className={styles.word}
              to={kindAddress(kind)}
              aria-current={chosen === String(kind.id) ? 'page' : undefined}
            >
              {kind.name}
            </Link>
          </li>
        ))}
        {SECTIONS.map((section) => (
          <li key={section}>
            <button
              type="button"
              className={styles.word}
              aria-expanded={menu.section === section}
              aria-controls={id}
              {...menu.triggerProps(section)}
            >
              {t(`header.${section}`)}
              <Icon className={styles.arrow} drawing={chevronDownIcon} size={14} />
            </button>
          </li>
        ))}
        {PAGES.filter((page) => isOpen(`/${page}`)).map((page) => (
          <li key={page}>
            <NavLink className={styles.word} to={`/${page}`}>
              {t(`header.${page}`)}
            </NavLink>
          </li>
        ))}
      </ul>
      <div id={id} className={styles.panel} hidden={menu.section === null}>
        {menu.section === null ? null : (
          <MegaPanel
            section={menu.section}
            takesFocus={menu.byKey}
            placeholder={<div className={styles.waiting} aria-busy="true" />}
          />
        )}
      </div>
    </nav>
  );
}
