import { LazyPlace } from '@vitis/portal/documents';
import type { InHandProps } from '@vitis/portal/list';
import { lazyComponent } from '@vitis/ui';
import type { ComponentType } from 'react';

/** What stands beside a list of the row in hand; its code comes when the first row is taken. */
export function lazyInHand<Row>(load: () => Promise<ComponentType<InHandProps<Row>>>) {
  const lazy = lazyComponent<InHandProps<Row>>(load);
  return function LazyInHand(props: InHandProps<Row>) {
    return <LazyPlace lazy={lazy} props={props} height={320} />;
  };
}
