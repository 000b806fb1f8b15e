import type { ClientPrice, ProductCard, ProductDetail, ProductFacets, Wish } from '@vitis/contracts';

/** A wine as a card or a row shows it; one that is in stock unless told otherwise. */
export function aWine(changed: Partial<ProductCard> = {}): ProductCard {
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
    ...changed,
  };
}

/** What a client pays for a wine, by quantity. */
export function aPrice(changed: Partial<ClientPrice> = {}): ClientPrice {
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
    ...changed,
  };
}

/** A wine as its own page shows it. */
export function aWineDetail(changed: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...aWine(),
    tastes: { sugar: 1, body: 4, acidity: 3, tannin: 4 },
    notes: ['자두'],
    pairings: ['양갈비'],
    awards: [],
    description: '프렌치 오크에서 16개월 숙성했습니다.',
    servingTemperature: [16, 18],
    winery: { id: 4, name: '샤토 라모네', nameEn: 'Château Lamonet', description: '', picture: null },
    vintages: [
      { id: 1, vintage: 2019, availability: 'IN_STOCK' },
      { id: 2, vintage: 2020, availability: 'SOLD_OUT' },
    ],
    ...changed,
  };
}

/** Counts beside the filters of the wine list. */
export function facets(changed: Partial<ProductFacets> = {}): ProductFacets {
  return {
    kinds: [{ id: 1, code: 'RED', name: '레드', count: 2 }],
    countries: [{ countryCode: 'FR', name: '프랑스', count: 2 }],
    areas: [{ id: 1, name: '보르도', countryCode: 'FR', idParent: null, count: 2 }],
    types: [{ ids: [2, 3], name: '메를로', count: 1 }],
    wineries: [],
    levels: [],
    featureds: [],
    volumes: [],
    stores: [],
    vip: 0,
    inStock: 2,
    linked: {},
    sugarLevels: [],
    alcohol: null,
    score: null,
    ...changed,
  };
}

/** A wine on the wish list. */
export function aWish(product: Partial<ProductCard> = {}): Wish {
  const wine = aWine(product);
  return { idProduct: wine.id, wishedAt: '2026-11-18T10:24:00+09:00', product: wine };
}
