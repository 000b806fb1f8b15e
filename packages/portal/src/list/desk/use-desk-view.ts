import { PAGE_SIZE } from '@vitis/contracts';
import { PAGE_SIZES, type PageSize } from '@vitis/domain';
import { useKept } from './use-kept.ts';

export const DENSITIES = ['compact', 'roomy'] as const;
export type Density = (typeof DENSITIES)[number];

/** How its reader wants lists to look. */
export interface DeskView {
  density: Density;
  setDensity: (density: Density) => void;
  /** Rows of a page, where the address does not say. */
  size: PageSize;
  setSize: (size: PageSize) => void;
  /** Whether letters go through the rows. */
  hasKeys: boolean;
  setHasKeys: (hasKeys: boolean) => void;
  /** Ids of the columns of this list that are left out. */
  hidden: readonly string[];
  setHidden: (hidden: readonly string[]) => void;
}

const oneOf =
  <Value>(values: readonly Value[]) =>
  (kept: unknown) =>
    values.find((value) => value === kept);

const asTexts = (kept: unknown) =>
  Array.isArray(kept) && kept.every((each) => typeof each === 'string') ? (kept as string[]) : undefined;

const NONE: readonly string[] = [];

/**
 * What the reader has chosen for lists on this device: density, rows of a page and keys for all of them,
 * columns for each.
 *
 * @param list where the list stands
 */
export function useDeskView(list: string): DeskView {
  const [density, setDensity] = useKept('density', oneOf(DENSITIES), 'compact');
  const [size, setSize] = useKept<PageSize>('rows', oneOf(PAGE_SIZES), PAGE_SIZE);
  const [hasKeys, setHasKeys] = useKept('keys', oneOf([true, false]), true);
  const [hidden, setHidden] = useKept(`hidden ${list}`, asTexts, NONE);
  return { density, setDensity, size, setSize, hasKeys, setHasKeys, hidden, setHidden };
}
