import type { WineryCard, WineryDetail, WineryFacets } from '@vitis/contracts';

/** A winery as a card shows it. */
export function aWinery(changed: Partial<WineryCard> = {}): WineryCard {
  return {
    id: 4,
    name: '샤토 라모네',
    nameEn: 'Château Lamonet',
    country: { countryCode: 'FR', name: '프랑스' },
    areas: [
      { id: 1, name: '보르도' },
      { id: 9, name: '생테밀리옹' },
    ],
    introduction: '석회암 언덕의 작은 포도밭을 3대째 가꿉니다.',
    foundedYear: 1870,
    picture: { base: '/files/view', widths: [400, 960], width: 960, height: 640 },
    productCount: 3,
    ...changed,
  };
}

/** A winery as its own page shows it. */
export function aWineryDetail(changed: Partial<WineryDetail> = {}): WineryDetail {
  return {
    ...aWinery(),
    description: '석회암 언덕의 작은 포도밭을 3대째 가꿉니다. 손으로 수확해 오크통에서 숙성합니다.',
    homepage: null,
    products: [],
    ...changed,
  };
}

/** Wineries by where they are. */
export function wineryFacets(changed: Partial<WineryFacets> = {}): WineryFacets {
  return {
    countries: [
      { countryCode: 'FR', name: '프랑스', count: 30 },
      { countryCode: 'IT', name: '이탈리아', count: 12 },
    ],
    areas: [
      { id: 1, name: '보르도', countryCode: 'FR', count: 18 },
      { id: 3, name: '부르고뉴', countryCode: 'FR', count: 12 },
    ],
    ...changed,
  };
}
