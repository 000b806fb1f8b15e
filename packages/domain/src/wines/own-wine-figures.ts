import type { OwnWine } from '@vitis/contracts';
import { amountsFromInclusive } from '../money/vat.ts';
import type { Won } from '../money/won.ts';

/** What a glass or a bottle brings: its price without VAT less what it cost. */
export interface Margin {
  /** Without VAT. */
  readonly cost: Won;
  /** Null while the house has no price for it. */
  readonly margin: Won | null;
  /** 원가율: cost in percent of the price without VAT. */
  readonly costRate: number | null;
  /** Margin in percent of the same price. */
  readonly marginRate: number | null;
}

function marginOf(cost: Won, price: Won | null): Margin {
  if (price === null || price === 0) return { cost, margin: null, costRate: null, marginRate: null };
  const { supply } = amountsFromInclusive(price);
  const costRate = supply === 0 ? null : Math.round((cost / supply) * 100);
  // The two stand beside each other: they add up to the price.
  return { cost, margin: supply - cost, costRate, marginRate: costRate === null ? null : 100 - costRate };
}

type Counted = Pick<OwnWine, 'counted' | 'boughtSince' | 'par'>;

/** Bottles that are there: those of the last count and what has come since; null for a wine that nobody has counted. */
export const bottlesLeft = ({
  counted,
  boughtSince,
}: Pick<Counted, 'counted' | 'boughtSince'>): number | null =>
  counted === null ? null : counted + boughtSince;

/** Bottles that are missing to the par level; 0 where there are enough, or one of the two is not known. */
export function shortageOf(wine: Counted): number {
  const left = bottlesLeft(wine);
  return left === null || wine.par === null ? 0 : Math.max(0, wine.par - left);
}

/** Whole glasses that a bottle gives; at least one. */
export const glassesIn = ({
  volume,
  glassMillilitres,
}: Pick<OwnWine, 'volume' | 'glassMillilitres'>): number =>
  Math.max(1, Math.floor(volume / glassMillilitres));

/** Cost and margin of a glass: what is left over in the bottle is paid by its glasses. */
export const glassMargin = (
  wine: Pick<OwnWine, 'volume' | 'glassMillilitres' | 'lastUnitPrice' | 'glassPrice'>,
): Margin => marginOf(Math.ceil(wine.lastUnitPrice / glassesIn(wine)), wine.glassPrice);

export const bottleMargin = ({
  lastUnitPrice,
  bottlePrice,
}: Pick<OwnWine, 'lastUnitPrice' | 'bottlePrice'>): Margin => marginOf(lastUnitPrice, bottlePrice);
