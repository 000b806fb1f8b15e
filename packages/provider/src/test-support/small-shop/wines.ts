interface Wine {
  id: number;
  wine: number;
  ko: string;
  en: string;
  vintage: number | null;
  kind: number;
  area: number;
  country: string;
  winery: number;
  types: [number, number | null][];
  stock: number;
  price: number;
  score?: number;
  onSale?: boolean;
}

/** Enough of a shop to tell right answers from wrong ones: two companies, two sales people, eight wines. */
export const wines: Wine[] = [
  {
    id: 1,
    wine: 1,
    ko: '샤토 라모네',
    en: 'Château Lamonet',
    vintage: 2019,
    kind: 1,
    area: 2,
    country: 'FR',
    winery: 1,
    types: [
      [1, 80],
      [2, 20],
    ],
    stock: 312,
    price: 40_500,
    score: 93,
  },
  {
    id: 2,
    wine: 1,
    ko: '샤토 라모네',
    en: 'Château Lamonet',
    vintage: 2018,
    kind: 1,
    area: 2,
    country: 'FR',
    winery: 1,
    types: [[1, 75]],
    stock: 0,
    price: 39_000,
    score: 91,
  },
  {
    id: 3,
    wine: 2,
    ko: '도멘 벨쿠르 샤블리',
    en: 'Domaine Belcour Chablis',
    vintage: 2022,
    kind: 2,
    area: 3,
    country: 'FR',
    winery: 2,
    types: [[3, 100]],
    stock: 18,
    price: 31_200,
  },
  {
    id: 4,
    wine: 3,
    ko: '카사 몬테리조 리제르바',
    en: 'Casa Monterizzo Riserva',
    vintage: 2018,
    kind: 1,
    area: 4,
    country: 'IT',
    winery: 3,
    types: [[4, 100]],
    stock: 540,
    price: 27_900,
    score: 89,
  },
  {
    id: 5,
    wine: 4,
    ko: '카사 몬테리조 비앙코',
    en: 'Casa Monterizzo Bianco',
    vintage: 2023,
    kind: 2,
    area: 4,
    country: 'IT',
    winery: 3,
    types: [[3, null]],
    stock: 96,
    price: 18_000,
  },
  {
    id: 6,
    wine: 5,
    ko: '도멘 오르비에 시라',
    en: 'Domaine Orvier Syrah',
    vintage: 2021,
    kind: 1,
    area: 1,
    country: 'FR',
    winery: 2,
    types: [[5, 100]],
    stock: 60,
    price: 22_400,
  },
  {
    id: 7,
    wine: 6,
    ko: '보르도 블랑',
    en: 'Bordeaux Blanc',
    vintage: null,
    kind: 2,
    area: 1,
    country: 'FR',
    winery: 1,
    types: [[6, 100]],
    stock: 200,
    price: 15_000,
  },
  {
    id: 8,
    wine: 7,
    ko: '지난 와인',
    en: 'Gone Wine',
    vintage: 2010,
    kind: 1,
    area: 1,
    country: 'FR',
    winery: 1,
    types: [[1, 100]],
    stock: 5,
    price: 99_000,
    onSale: false,
  },
];
