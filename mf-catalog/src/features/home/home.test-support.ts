import {
  getMe,
  listAreas,
  listFeatureds,
  listKinds,
  listMagazines,
  listNewsEvents,
  listOrderForms,
  listProducts,
  listWineries,
  type Me,
} from '@vitis/contracts';
import { answerOk } from '@vitis/testing/answers';
import { anArticle, anEvent } from '@vitis/testing/builders/article';
import { aPage } from '@vitis/testing/builders/page';
import { aWine } from '@vitis/testing/builders/wine';
import { aWinery, wineryFacets } from '@vitis/testing/builders/winery';
import { sampleOf } from '@vitis/testing/sample';

const picture = { base: '/files/bordeaux', widths: [360], width: 1440, height: 960 };
const bordeaux = [{ id: 3, name: '보르도' }];
export const wines = [1, 2, 3, 4, 5, 6].map((id) =>
  aWine({ id, vintage: 2010 + id, areas: bordeaux, picture }),
);
const soldOut = aWine({ id: 7, vintage: 2017, areas: bordeaux, picture, availability: 'SOLD_OUT' });
const stories = [
  answerOk(listMagazines, aPage([anArticle({ id: 31, title: '서늘한 언덕' }), anArticle({ id: 32 })])),
  answerOk(
    listNewsEvents,
    aPage([
      anEvent({ id: 41, title: '보르도 시음회', state: 'RUNNING' }),
      anEvent({ id: 42, title: '지난 시음회', state: 'ENDED' }),
    ]),
  ),
];
const me = sampleOf(getMe.responses[200]) as Me;
const manager = { ...me.client!.manager!, fullName: '한서윤' };
export const knows = (working: boolean) =>
  answerOk(getMe, { ...me, client: { ...me.client!, manager: { ...manager, working } } });
export const shop = [
  answerOk(listProducts, aPage([soldOut, ...wines])),
  answerOk(listKinds, { _embedded: { items: [{ id: 1, code: 'RED', name: '레드', productCount: 231 }] } }),
  answerOk(listFeatureds, {
    _embedded: {
      items: [
        { id: 7, code: 'NEW', name: '신상품', productCount: 14 },
        { id: 8, code: 'AWARD', name: '고득점', productCount: 34 },
        { id: 9, code: 'GIFT', name: '선물 추천', productCount: 0 },
      ],
    },
  }),
  answerOk(listAreas, {
    _embedded: {
      countries: [
        {
          countryCode: 'FR',
          name: '프랑스',
          productCount: 48,
          productionAreas: [
            { id: -1, name: '전체', productCount: 48, picture },
            { id: 3, name: '보르도', productCount: 48, picture },
            { id: 4, name: '사부아', productCount: 2 },
          ],
        },
      ],
    },
  }),
  answerOk(listWineries, {
    ...aPage([
      aWinery({ id: 21, areas: bordeaux, introduction: '자갈 언덕의 카베르네.', picture, productCount: 9 }),
    ]),
    facets: wineryFacets(),
  }),
  ...stories,
  answerOk(listOrderForms, aPage([])),
  knows(true),
];
export const base = { part: 'mf-catalog', route: '/', path: '/' } as const;
