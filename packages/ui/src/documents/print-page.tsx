import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../controls/button.tsx';
import { EmptyState } from '../controls/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../controls/skeleton.tsx';
import { closeIcon, fileIcon, printIcon } from '../icons.ts';
import styles from './print-page.module.scss';

/** A sheet that is on its way. */
export const PrintLoading = ({ label }: { label: string }) => (
  <SkeletonGroup className={styles.waiting} label={label}>
    <Skeleton shape="block" height={600} />
  </SkeletonGroup>
);

/** In the place of a sheet: why there is none, and the way back; or what failed, as `children`. */
export function PrintMissing(
  props: { reason: string; back: { label: string; href: string } } | { children: ReactNode },
) {
  return (
    <div className={styles.without}>
      {'reason' in props ? (
        <EmptyState
          icon={fileIcon}
          title={props.reason}
          isScreen
          action={<ButtonLink href={props.back.href}>{props.back.label}</ButtonLink>}
        />
      ) : (
        props.children
      )}
    </div>
  );
}

/** Over a document on its sheets: print it, or go back to where it is read. */
export function PrintToolbar({
  labels,
  onClose,
}: {
  labels: { close: string; print: string };
  onClose: () => void;
}) {
  return (
    <>
      <Button icon={closeIcon} onClick={onClose}>
        {labels.close}
      </Button>
      <Button variant="primary" icon={printIcon} onClick={() => window.print()}>
        {labels.print}
      </Button>
    </>
  );
}
