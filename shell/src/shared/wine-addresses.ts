import {
  ALL_ID,
  type GrapeType,
  type ProductionArea,
  type WineCountry,
  type WineKind,
} from '@vitis/contracts';

/** `title` is the list's heading (spec §1). */
const titled = (title: string): string => `title=${encodeURIComponent(title)}`;

/** The wine list of one kind. */
export const kindAddress = ({ id, name }: Pick<WineKind, 'id' | 'name'>): string =>
  `/product?idKinds=${id}&${titled(name)}`;

/**
 * The wine list of a production area. Id -1 is all of its country; the first country's "all" carries the codes of the
 * others (spec §3).
 */
export function areaAddress(country: WineCountry, area: ProductionArea): string {
  if (area.id !== ALL_ID) return `/product?idProductionAreas=${area.id}`;
  return `/product?countryName=${area.countryName ?? country.countryCode}`;
}

/** The wine list of a grape, with every type that its name stands for. */
export const grapeAddress = ({ ids, name }: Pick<GrapeType, 'ids' | 'name'>): string =>
  `/product?idTypes=${ids.join(',')}&${titled(name)}`;
