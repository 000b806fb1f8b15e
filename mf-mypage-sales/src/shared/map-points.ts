import { kakaoAddress, type Location } from '@vitis/contracts';
import type { MapPoint } from '@vitis/domain';
import { fetchData } from '@vitis/platform';

/** `서울특별시 용산구 이태원로 245` of `서울특별시 용산구 이태원로 245 (한남동)`: a map knows it without its brackets. */
const addressOnMap = (address1: string): string => address1.replace(/\s*\([^)]*\)\s*$/, '');

/** `12.4km`: a way as the crow flies. */
export const formatKilometres = (metres: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }).format(
    metres / 1000,
  );

/** Where addresses are, as far as the map knows them. Rejects where it does not answer. */
export async function pointsOf(addresses: readonly string[]): Promise<ReadonlyMap<string, MapPoint | null>> {
  const each = [...new Set(addresses)];
  const points = await Promise.all(
    each.map(async (address) => {
      const query = { query: addressOnMap(address), size: 1 };
      const [first] = (await fetchData(kakaoAddress, { query })).documents;
      return first ? { longitude: Number(first.x), latitude: Number(first.y) } : null;
    }),
  );
  return new Map(each.map((address, at) => [address, points[at] ?? null]));
}

export const pointOfHouse = ({ longitude, latitude }: Location): MapPoint | null =>
  longitude === null || latitude === null ? null : { longitude, latitude };
