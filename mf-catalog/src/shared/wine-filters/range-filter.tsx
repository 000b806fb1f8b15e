import { reportFailure } from '@vitis/platform';
import { lazyComponent } from '@vitis/ui';
import { type ReactNode, useState } from 'react';
import { FilterSection } from './filter-section.tsx';
import styles from './filters.module.scss';
import type { RangeSliderProps } from './range-slider.tsx';

// Most visitors open none of these, and a price comes only after sign-in.
const slider = lazyComponent<RangeSliderProps>(
  () =>
    import(/* webpackChunkName: "range-slider" */ './range-slider.tsx').then(
      ({ RangeSlider }) => RangeSlider,
    ),
  reportFailure,
);

interface RangeFilterProps extends RangeSliderProps {
  open?: boolean;
}

/** A filter between two ends. Its slider comes when the group is open, in a place that is kept for it. */
export function RangeFilter({ open = false, ...range }: RangeFilterProps) {
  const { title, value, buckets } = range;
  const startsOpen = open || value.from !== null || value.to !== null;
  const [opened, setOpened] = useState(startsOpen);
  const { Component: Slider } = slider.use((opened || startsOpen) && 'painted');

  return (
    <FilterSection title={title} open={startsOpen} onToggle={setOpened}>
      <RangePlace tall={buckets !== undefined}>{Slider === null ? null : <Slider {...range} />}</RangePlace>
    </FilterSection>
  );
}

/** The place of a slider; `tall` with a histogram above it. */
export function RangePlace({ tall = false, children }: { tall?: boolean; children: ReactNode }) {
  return <div className={tall ? styles.tallPlace : styles.place}>{children}</div>;
}
