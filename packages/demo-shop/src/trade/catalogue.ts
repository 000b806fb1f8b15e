import type { PriceTier } from '@vitis/contracts';

/** A product as documents name it. */
export interface Wine {
  id: number;
  wineId: number;
  kind: string;
  countryCode: string;
  /** Korean, with the vintage. */
  name: string;
  vintage: number | null;
  specification: string;
  caseSize: number;
  /** Bottles that can be sold. */
  stock: number;
}

export interface Catalogue {
  wines: readonly Wine[];
  /** The first of these client groups that the shop has. Throws where it has none of them. */
  groupId(codes: readonly string[]): number;
  /** Prices of a group, or the list prices where it has none of its own. */
  tiersFor(wine: Wine, groupId: number): PriceTier[];
}
