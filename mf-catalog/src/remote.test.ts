import { ALL_ID, getDashboard, listPrices } from '@vitis/contracts';
import { areaAddress, grapeAddress, kindAddress, wineListAddress } from '@vitis/domain';
import { testRemote } from '@vitis/testing/remote';
import description from '../remote.json';
import { remote } from './remote.ts';

/** Addresses of the wine list whose first reads are known beforehand, and those that ask by prices or purchases. */
const FORESEEN = [
  '/product',
  kindAddress({ id: 1, name: '레드' }),
  areaAddress({ countryCode: 'FR' }, { id: ALL_ID }),
  areaAddress({ countryCode: 'ALL' }, { id: ALL_ID, countryName: 'FR,IT' }),
  areaAddress({ countryCode: 'FR' }, { id: 7 }),
  grapeAddress({ ids: [3, 9], name: '메를로' }),
  wineListAddress({ countryName: 'FR', idProductionAreas: 7 }),
  wineListAddress({ sort: 'newest' }),
  wineListAddress({ q: 'tiEh' }),
  wineListAddress({ idKinds: [1, 2], sort: 'vintage,desc', page: 3, view: 'table', title: '레드' }),
  wineListAddress({ idWineries: 4, idLevels: 2, idFeatureds: [5, 6], sugarLevels: [1, 2], vip: true }),
  wineListAddress({ startAlcohol: 12.5, endAlcohol: 14, startScore: 90, endScore: 100, page: 2 }),
  wineListAddress({ idEvent: 1, idMagazine: 2, idWinery: 3, idStore: 4 }),
  wineListAddress({ idVolumes: [1, 2], inStock: true, sort: 'score,asc' }),
];
const UNFORESEEN = [
  wineListAddress({ idKinds: 1, startPrice: 10_000 }),
  wineListAddress({ endPrice: 60_000, page: 2 }),
  wineListAddress({ sort: 'price,asc' }),
  wineListAddress({ sort: 'price,desc', page: 2 }),
  wineListAddress({ bought: true }),
  wineListAddress({ sort: 'bought' }),
];
/** The same wines on paper. */
const onPaper = (addresses: readonly string[]) =>
  addresses.map((address) => address.replace('/product', '/product/pdf'));

testRemote({
  remote,
  description,
  samples: {
    '/': { foreseen: ['/'], membersOnly: [getDashboard] },
    '/product': {
      foreseen: FORESEEN,
      unforeseen: UNFORESEEN,
    },
    '/product/pdf': {
      foreseen: onPaper(FORESEEN),
      unforeseen: onPaper(UNFORESEEN),
      membersOnly: [listPrices],
    },
    '/product/:pid/pdf': { foreseen: ['/product/7/pdf'] },
    '/product/:pid': { foreseen: ['/product/7', '/product/7?lang=en-US'], membersOnly: [listPrices] },
    '/winery': {
      foreseen: [
        '/winery',
        '/winery?countryName=FR',
        '/winery?countryName=FR&idProductionAreas=7&sort=products,desc&page=3',
        `/winery?q=${encodeURIComponent('샤토')}`,
      ],
    },
    '/winery/pdf': {
      foreseen: [
        '/winery/pdf',
        `/winery/pdf?q=${encodeURIComponent('샤토')}&countryName=FR&idProductionAreas=7&sort=name`,
      ],
    },
    '/winery/:wid': { foreseen: ['/winery/7', '/winery/7?lang=en-US'] },
    '/winery/:wid/pdf': { foreseen: ['/winery/7/pdf'] },
    '/about': { foreseen: ['/about'] },
    '/direction': { foreseen: ['/direction'] },
    '/terms': { foreseen: ['/terms'], unforeseen: ['/terms?type=TERM', '/terms?type=PRIVACY'] },
    '/event': { foreseen: ['/event', '/event?state=RUNNING', '/event?state=ENDED&page=2'] },
    '/event/:eid': { foreseen: ['/event/7', '/event/7?lang=en-US'], membersOnly: [listPrices] },
    '/magazine': {
      foreseen: [
        '/magazine',
        '/magazine?category=REGION',
        '/magazine?sort=likes,desc',
        '/magazine?category=PAIRING&sort=publishedAt,asc&page=2',
      ],
    },
    '/magazine/:mid': { foreseen: ['/magazine/7', '/magazine/7?lang=ja-JP'], membersOnly: [listPrices] },
    '/common-sense': { foreseen: ['/common-sense', '/common-sense?page=2'] },
    '/common-sense/:cid': { foreseen: ['/common-sense/7'] },
    '/cart': { foreseen: ['/cart'] },
    '/order/subscribe': { foreseen: ['/order/subscribe'] },
    '/cart/apply': { foreseen: ['/cart/apply', '/cart/apply?ids=7,9'] },
  },
});
