import type { lazyComponent } from '../hooks/lazy-component.ts';
import { refreshIcon } from '../icons.ts';
import { Button } from './button.tsx';
import styles from './lazy-calendar.module.scss';
import { Skeleton } from './skeleton.tsx';

interface LazyCalendarProps<Own> {
  lazy: ReturnType<typeof lazyComponent<Own>>;
  props: Own & { labels: { failed: string; retry: string } };
  /** Of its place while it is on its way. */
  className?: string | undefined;
}

/** The place of a calendar in its popover: its code comes when that is first opened. */
export function LazyCalendar<Own extends object>({ lazy, props, className }: LazyCalendarProps<Own>) {
  const { Component: Calendar, failure, retry } = lazy.use('now');
  if (Calendar !== null) return <Calendar {...props} />;
  if (failure === null) return <Skeleton className={className} shape="block" height={312} width={280} />;
  return (
    <div role="alert" className={styles.failed}>
      <p>{props.labels.failed}</p>
      <Button size="small" icon={refreshIcon} onClick={retry}>
        {props.labels.retry}
      </Button>
    </div>
  );
}
