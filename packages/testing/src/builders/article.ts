import type {
  MagazineCard,
  MagazineDetail,
  NewsEventCard,
  NewsEventDetail,
  WineSenseDetail,
} from '@vitis/contracts';

const picture = { base: '/files/scene', widths: [320, 640, 1280], width: 1280, height: 853 };
const body: MagazineDetail['body'] = [
  { type: 'paragraph', line: [{ text: '비탈의 위와 아래는 다릅니다.' }] },
];

/** An article of the magazine as a list shows it. */
export function anArticle(changed: Partial<MagazineCard> = {}): MagazineCard {
  return {
    id: 1,
    category: { code: 'REGION', name: '산지' },
    title: '클리마를 읽는 법',
    summary: '밭의 이름이 곧 맛의 설명이 됩니다.',
    author: '편집부',
    publishedOn: '2026-11-10',
    likes: 37,
    picture,
    ...changed,
  };
}

/** An article as its own page shows it. */
export function anArticleDetail(changed: Partial<MagazineDetail> = {}): MagazineDetail {
  return { ...anArticle(), body, readingMinutes: 4, liked: false, related: [], ...changed };
}

/** An event as a list shows it; one that runs unless told otherwise. */
export function anEvent(changed: Partial<NewsEventCard> = {}): NewsEventCard {
  return {
    id: 1,
    title: '하우스 와인 박스 단가전',
    summary: '글라스로 내기 좋은 와인을 박스 단가로.',
    publishedOn: '2026-11-10',
    startsOn: '2026-11-12',
    endsOn: '2026-12-12',
    state: 'RUNNING',
    daysLeft: 22,
    picture,
    ...changed,
  };
}

/** An event as its own page shows it. */
export function anEventDetail(changed: Partial<NewsEventDetail> = {}): NewsEventDetail {
  return {
    ...anEvent(),
    author: '영업팀',
    body,
    readingMinutes: 2,
    products: [],
    related: [],
    ...changed,
  };
}

/** An answer of common sense as its own page shows it. */
export function aWineSense(changed: Partial<WineSenseDetail> = {}): WineSenseDetail {
  return {
    id: 1,
    title: '빈티지란 무엇인가요',
    summary: '포도를 수확한 해입니다.',
    publishedOn: '2026-11-10',
    picture,
    author: '편집부',
    body,
    readingMinutes: 1,
    previous: null,
    next: null,
    related: [],
    ...changed,
  };
}
