import type { ClientPrice, ProductCard, ProductDetail, ProductFacets } from '@vitis/contracts';

/** A wine for a test; what matters to the test is given. */
export function aWine(given: Partial<ProductCard> = {}): ProductCard {
  return {
    id: 1,
    name: '샤토 라모네',
    nameEn: 'Château Lamonet',
    vintage: 2019,
    kind: { id: 1, code: 'RED', name: '레드' },
    country: { countryCode: 'FR', name: '프랑스' },
    areas: [
      { id: 1, name: '보르도' },
      { id: 9, name: '생테밀리옹' },
    ],
    types: [{ id: 2, name: '메를로', percent: 80 }],
    level: null,
    winery: { id: 4, name: '샤토 라모네', nameEn: 'Château Lamonet' },
    volume: 750,
    caseSize: 6,
    alcohol: 14,
    score: 93,
    featureds: [],
    picture: { base: '/files/bottle', widths: [126, 252], width: 504, height: 1400 },
    availability: 'IN_STOCK',
    ...given,
  };
}

export function aPrice(given: Partial<ClientPrice> = {}): ClientPrice {
  return {
    idProduct: 1,
    price: 40_500,
    tiers: [
      { minQty: 1, maxQty: 11, price: 40_500 },
      { minQty: 12, maxQty: 59, price: 38_500 },
      { minQty: 60, maxQty: null, price: 36_900 },
    ],
    caseSize: 6,
    stock: 312,
    lastPurchase: null,
    wished: false,
    ...given,
  };
}

export function aDetail(given: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...aWine(),
    tastes: { sugar: 1, body: 4, acidity: 3, tannin: 4 },
    notes: ['자두'],
    pairings: ['양갈비'],
    description: '프렌치 오크에서 16개월 숙성했습니다.',
    servingTemperature: [16, 18],
    winery: { id: 4, name: '샤토 라모네', nameEn: 'Château Lamonet', description: '', picture: null },
    vintages: [
      { id: 1, vintage: 2019, availability: 'IN_STOCK' },
      { id: 2, vintage: 2020, availability: 'SOLD_OUT' },
    ],
    ...given,
  };
}

export const noFacets: ProductFacets = {
  kinds: [{ id: 1, code: 'RED', name: '레드', count: 2 }],
  countries: [{ countryCode: 'FR', name: '프랑스', count: 2 }],
  areas: [{ id: 1, name: '보르도', countryCode: 'FR', idParent: null, count: 2 }],
  types: [{ ids: [2, 3], name: '메를로', count: 1 }],
  wineries: [],
  levels: [],
  featureds: [],
  sugarLevels: [],
  alcohol: null,
  score: null,
};

export const aPage = <Item>(items: readonly Item[], total = items.length) => ({
  _embedded: { items: [...items] },
  page: { number: 0, size: 20, totalElements: total, totalPages: Math.ceil(total / 20) },
});
