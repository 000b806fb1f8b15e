import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../controls/button.tsx';
import { Menu } from '../controls/menu.tsx';
import type { MenuItem } from '../controls/menu-entry.tsx';
import { Skeleton, SkeletonGroup } from '../controls/skeleton.tsx';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { moreIcon } from '../icons.ts';
import styles from './document-page.module.scss';

/** What can be done besides, as buttons, and in a menu of this name where there is no room for them. */
interface OtherActions {
  name: string;
  items: readonly MenuItem[];
}

/** The head of a document: which one, how it stands, and what can be done, always in the same place. */
export function DocumentHead({
  number,
  state,
  others,
  actions,
  decision,
}: {
  number: string;
  /** The state, and what belongs beside it. */
  state: ReactNode;
  others?: OtherActions;
  /** The next one last. */
  actions?: ReactNode;
  /** What the document waits for: on phones at the lower edge, in the thumb's reach, wherever the page is. */
  decision?: ReactNode;
}) {
  return (
    <header className={styles.head} data-compact={actions ? undefined : true}>
      <div className={styles.name}>
        <h1>{number}</h1>
        <div className={styles.state}>{state}</div>
      </div>
      <div className={styles.actions} data-print="hidden">
        {others ? <Others {...others} /> : null}
        {actions}
        {decision ? <div className={styles.decision}>{decision}</div> : null}
      </div>
    </header>
  );
}

function Others({ name, items }: OtherActions) {
  const isPhone = useMediaQuery('(max-width: 767.98px)');
  if (isPhone && items.length > 1)
    return (
      <Menu
        className={styles.menu}
        label=""
        name={name}
        icon={moreIcon}
        arrow={false}
        align="end"
        items={items}
      />
    );
  return items.map(({ id, label, icon, href, onSelect, tone }) =>
    href === undefined ? (
      <Button key={id} icon={icon} variant={tone === 'danger' ? 'quiet' : 'default'} onClick={onSelect}>
        {label}
      </Button>
    ) : (
      <ButtonLink key={id} icon={icon} href={href}>
        {label}
      </ButtonLink>
    ),
  );
}

/** The document, and on wide screens beside it what was said about it. */
export function DocumentColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{main}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}

/** In the place of a document while it is on its way. */
export function DocumentSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup className={styles.waiting} label={label}>
      <Skeleton width={96} height={16} />
      <Skeleton width={260} height={36} />
      <Skeleton width="48%" height={18} />
      <Skeleton shape="block" height={62} />
      <DocumentColumns
        main={<Skeleton shape="block" height={360} />}
        aside={<Skeleton shape="block" height={260} />}
      />
    </SkeletonGroup>
  );
}
