import type { KakaoCategory, KakaoPlace } from '@vitis/contracts';
import {
  lotAddress,
  roadAddress,
  SAMPLE_ADDRESSES,
  type SampleAddress,
  sampleMatches,
} from '../addresses/sample-addresses.ts';

/** A point on the map: x is the longitude, y the latitude. */
export interface Point {
  x: number;
  y: number;
}

interface Page {
  page: number;
  size: number;
}

const GROUPS: Readonly<Record<KakaoCategory, string>> = {
  MT1: '대형마트',
  CS2: '편의점',
  PK6: '주차장',
  SW8: '지하철역',
  FD6: '음식점',
  CE7: '카페',
  AD5: '숙박',
  BK9: '은행',
  PO3: '공공기관',
  AT4: '관광명소',
};

/** Metres that one degree has. */
const DEGREE = 111_320;

/** How far two points are apart, in metres: good for a city. */
function distance(one: Point, other: Point): number {
  const dx = (one.x - other.x) * DEGREE * Math.cos((one.y * Math.PI) / 180);
  const dy = (one.y - other.y) * DEGREE;
  return Math.round(Math.hypot(dx, dy));
}

const pointOf = ({ longitude, latitude }: SampleAddress): Point => ({ x: longitude, y: latitude });

/** One invented place of every group beside each address of the sample. */
const PLACES = SAMPLE_ADDRESSES.flatMap((address, at) =>
  (Object.keys(GROUPS) as KakaoCategory[]).map((group, nth) => ({
    address,
    group,
    id: String((at + 1) * 100 + nth),
    name: group === 'PO3' ? address.building : `${address.road} ${GROUPS[group]}`,
    // Some steps aside, so that they do not lie on each other.
    point: { x: address.longitude + (nth - 4.5) * 0.0004, y: address.latitude + ((nth % 3) - 1) * 0.0005 },
  })),
);

function placeOf(
  { address, group, id, name, point }: (typeof PLACES)[number],
  near: Point | null,
): KakaoPlace {
  return {
    id,
    place_name: name,
    category_name: GROUPS[group],
    category_group_code: group,
    category_group_name: GROUPS[group],
    phone: '',
    address_name: lotAddress(address),
    road_address_name: roadAddress(address),
    x: String(point.x),
    y: String(point.y),
    place_url: '',
    distance: near === null ? '' : String(distance(near, point)),
  };
}

function pageOf<Item>(all: readonly Item[], { page, size }: Page) {
  return {
    meta: { total_count: all.length, pageable_count: all.length, is_end: page * size >= all.length },
    documents: all.slice((page - 1) * size, page * size),
  };
}

/** Places of a group within so many metres, the nearest first. */
export function samplePlacesAround(
  asked: Page & Point & { category_group_code: KakaoCategory; radius: number },
) {
  const found = PLACES.filter(({ group }) => group === asked.category_group_code)
    .map((place) => placeOf(place, asked))
    .filter((place) => Number(place.distance) <= asked.radius)
    .sort((one, other) => Number(one.distance) - Number(other.distance));
  return pageOf(found, asked);
}

/** Places whose name has every word; those near a point first, where there is one. */
export function samplePlacesByWords(
  asked: Page & {
    query: string;
    x?: number | undefined;
    y?: number | undefined;
    radius?: number | undefined;
  },
) {
  const { x, y, radius = Number.POSITIVE_INFINITY } = asked;
  const near = x === undefined || y === undefined ? null : { x, y };
  const words = asked.query.split(/\s+/).filter(Boolean);
  const found = PLACES.filter(({ name, address }) =>
    words.every((word) => `${name} ${roadAddress(address)}`.includes(word)),
  )
    .map((place) => placeOf(place, near))
    .filter((place) => near === null || Number(place.distance) <= radius)
    .sort((one, other) => Number(one.distance) - Number(other.distance));
  return pageOf(found, asked);
}

const parcelOf = (of: SampleAddress) => ({
  address_name: lotAddress(of),
  region_1depth_name: of.province,
  region_2depth_name: of.city,
  region_3depth_name: of.neighbourhood,
});

const roadOf = (of: SampleAddress) => ({
  address_name: roadAddress(of),
  region_1depth_name: of.province,
  region_2depth_name: of.city,
  road_name: of.road,
  building_name: of.building,
  zone_no: of.postalCode,
});

/** Where addresses with these words are. */
export function sampleAddressesByWords({ query, ...page }: Page & { query: string }) {
  const found = sampleMatches(query).map((of) => ({
    address_name: roadAddress(of),
    address_type: 'ROAD_ADDR',
    x: String(of.longitude),
    y: String(of.latitude),
    address: parcelOf(of),
    road_address: roadOf(of),
  }));
  return pageOf(found, page);
}

/** The sample is thin: an address counts as that of a point within three kilometres. */
const NEAR = 3_000;

/** The address nearest to a point; none where the sample has none around. */
function nearest(point: Point): SampleAddress[] {
  const [first] = SAMPLE_ADDRESSES.map((of) => ({ of, metres: distance(point, pointOf(of)) }))
    .filter(({ metres }) => metres <= NEAR)
    .sort((one, other) => one.metres - other.metres);
  return first ? [first.of] : [];
}

const unpaged = <Item>(documents: Item[]) => ({ meta: { total_count: documents.length }, documents });

export const sampleAddressOfPoint = (point: Point) =>
  unpaged(nearest(point).map((of) => ({ address: parcelOf(of), road_address: roadOf(of) })));

export const sampleRegionOfPoint = (point: Point) =>
  unpaged(
    nearest(point).map((of) => ({
      region_type: 'B' as const,
      ...parcelOf(of),
      address_name: [of.province, of.city, of.neighbourhood].filter(Boolean).join(' '),
      code: '',
      ...pointOf(of),
    })),
  );

/** Only the service itself knows how to carry a point into another system. */
export const sampleTranslated = ({
  x,
  y,
  input_coord,
  output_coord,
}: Point & { input_coord: string; output_coord: string }) =>
  unpaged(input_coord === output_coord ? [{ x, y }] : []);
