import { LINE_NOTE_LIMIT } from '@vitis/contracts';
import type { EndpointName } from '@vitis/contracts/inputs';
import { type Actions, type Actor, can, mayEver, type Ownership, type ResourceKind } from '@vitis/domain';
import { plan, today } from '../delivery-shop.ts';
import { SHIPPING } from '../orders.ts';
import {
  ADDRESSES,
  CHATS,
  CLIENTS,
  DELIVERIES,
  ESTIMATES,
  FILES,
  INQUIRIES,
  ORDERS,
  READING,
  RECEIPTS,
  REPEAT_DAY,
  REPEATING_ORDERS,
  type Target,
} from './matrix-shop.ts';

export interface Request {
  params?: object;
  query?: object;
  body?: object;
}

export interface Row {
  /** What the table of permissions says; `public` and `members` are in no row of it. */
  may: 'public' | 'members' | ((actor: Actor, whose: Ownership) => boolean);
  /** Of the table: whether a role may do this at all. */
  ever?: (role: Actor['roles'][number]) => boolean;
  /** Of the table: the row that says so, as `estimate.respond`. */
  grant?: string;
  /** Sees its own in the place of whatever it names: a buyer has one company. */
  ownOf?: Actor['roles'][number];
  /** What is asked for; without it, what is the asker's own or new. */
  of?: readonly Target[];
  request?: Request | ((target: Target, version: number) => Request);
  /** Where the version of what is edited stands. */
  versions?: 'estimates' | 'order_forms' | 'deliveries' | 'repeating_orders';
  /** Says of each row of its own what became of it. */
  bulk?: true;
  /** Refused with 403 in some states, in which only the other side may: the table of states says when. */
  otherSide?: true;
  /** Cannot be done here and now even by who may: it would take a file, a text or a password. */
  undone?: true;
  /** Nobody has written it yet: 404 for who may, too. */
  unwritten?: true;
  /** Also open to guests, each to what is theirs: nobody is told to sign in. */
  open?: true;
}

/** A row of the table of permissions. */
function by<Kind extends ResourceKind>(
  kind: Kind,
  action: Actions[Kind],
): Pick<Row, 'may' | 'ever' | 'grant'> {
  return {
    grant: `${kind}.${String(action)}`,
    may: (actor, whose) => can(actor, action, { kind, ...whose } as Parameters<typeof can<Kind>>[2]),
    ever: (role) => mayEver([role], action, kind),
  };
}

const PUBLIC: Row = { may: 'public' };
const MEMBERS: Row = { may: 'members' };
const product = { params: { id: 1 } };
const lines = [{ idProduct: 1, qty: 1 }];
const priced = [{ idProduct: 1, qty: 1, unitPrice: 30_000, note: '가'.repeat(LINE_NOTE_LIMIT) }];
const numbered = ({ number }: Target) => ({ params: { number } });
const onPaper = ({ number }: Target) => ({ params: { number, paper: 'order' } });
const identified = ({ id }: Target) => ({ params: { id } });
const estimate = { of: ESTIMATES, versions: 'estimates', request: numbered } as const;
const order = { of: ORDERS, versions: 'order_forms', request: numbered } as const;
const delivery = { of: DELIVERIES, versions: 'deliveries', request: identified } as const;
const wish = { dueDate: '2026-11-24', shipping: SHIPPING, creditAcknowledged: true };
const repeating = {
  interval: 'WEEKLY',
  firstDay: REPEAT_DAY,
  asksFirst: true,
  shipping: SHIPPING,
  products: lines,
};
const address = { name: '본점', ...SHIPPING };
const businessDays = {
  weekdayStartTime: '09:00',
  weekdayEndTime: '18:00',
  weekendStartTime: null,
  weekendEndTime: null,
  holidayStartTime: null,
  holidayEndTime: null,
  idBusinessDayList: [1, 2, 3, 4, 5],
};
const bulk = (target: Target, version: number) => ({
  body: { items: [{ orderFormNumber: target.number, version }] },
});

/** Every endpoint, in an order in which each finds something to do. An endpoint that is not here does not compile. */
export const ROWS: Readonly<Record<EndpointName, Row>> = {
  login: { ...PUBLIC, undone: true },
  findAccount: { ...PUBLIC, request: { body: { mobile: '02-123-4567' } }, undone: true },
  confirmFindAccount: {
    ...PUBLIC,
    request: { body: { mobile: '01099990000', code: '000000' } },
    undone: true,
  },
  findPassword: {
    ...PUBLIC,
    request: { body: { email: 'somebody@shop.test', mobile: '02-123-4567' } },
    undone: true,
  },
  confirmFindPassword: {
    ...PUBLIC,
    request: { body: { email: 'somebody@shop.test', mobile: '01099990000', code: '000000' } },
    undone: true,
  },
  resetPasswordByMobile: { ...PUBLIC, undone: true },
  requestPasswordReset: { ...PUBLIC, request: { body: { email: 'nobody' } }, undone: true },
  changeForgottenPassword: { ...PUBLIC, undone: true },
  listSocialProviders: PUBLIC,
  startSocialLogin: {
    ...PUBLIC,
    request: { params: { provider: 'kakao' }, body: { redirectUri: 'http://localhost:80/oauth2/kakao' } },
  },
  finishSocialLogin: { ...PUBLIC, undone: true, request: { params: { provider: 'kakao' }, body: {} } },
  linkSocialLogin: { ...PUBLIC, undone: true, request: { params: { provider: 'kakao' } } },
  sendSocialLinkCode: { ...PUBLIC, undone: true, request: { params: { provider: 'kakao' } } },
  linkSocialLoginByCode: { ...PUBLIC, undone: true, request: { params: { provider: 'kakao' } } },
  // One a minute: nobody but the first would get one.
  sendCode: { ...PUBLIC, request: { body: { mode: 'SIGN_UP', mobile: '02-123-4567' } }, undone: true },
  confirmCode: {
    ...PUBLIC,
    request: { body: { mode: 'SIGN_UP', mobile: '01099990000', code: '000000' } },
    undone: true,
  },
  signUp: { ...PUBLIC, undone: true },
  uploadSignUpFile: { ...PUBLIC, undone: true },
  getSignUp: { ...PUBLIC, undone: true, unwritten: true },
  correctSignUp: { ...PUBLIC, undone: true },
  mailSignUpLink: {
    ...PUBLIC,
    undone: true,
    unwritten: true,
    request: { body: { email: 'somebody@shop.test' } },
  },
  confirmSignUpEmail: {
    ...PUBLIC,
    undone: true,
    request: { body: { email: 'somebody@shop.test', proof: 'nothing' } },
  },
  getIdentityService: PUBLIC,
  requestIdentityCheck: { ...PUBLIC, request: { body: { window: 'popup' } }, undone: true },
  finishIdentityCheck: { ...PUBLIC, request: { body: {} }, undone: true },
  getCaptchaChallenge: PUBLIC,
  checkCaptcha: { ...PUBLIC, request: { query: { token: 'nothing' } }, undone: true },
  validEmail: { ...PUBLIC, request: { body: { email: 'somebody@shop.test' } } },
  validMobile: { ...PUBLIC, request: { body: { mobile: '01099990000' } } },
  getLegalDocument: { ...PUBLIC, request: { params: { type: 'TERM' } }, undone: true, unwritten: true },
  createContact: {
    ...PUBLIC,
    request: {
      body: {
        topic: 'VISIT',
        name: '홍길동',
        email: 'visitor@shop.test',
        message: '방문 문의',
        agreed: true,
      },
    },
  },
  getLocation: PUBLIC,
  listStores: PUBLIC,
  listStoreOptions: PUBLIC,
  listFaqs: PUBLIC,
  listFaqCategories: PUBLIC,
  listQnas: by('inquiry', 'list'),
  countQnas: by('inquiry', 'list'),
  listQnaCategories: PUBLIC,
  createQna: {
    ...by('inquiry', 'create'),
    request: { body: { idCategory: 1, title: '재고 문의', content: '언제 다시 입고되나요?' } },
  },
  listNotifications: MEMBERS,
  readNotifications: { ...MEMBERS, request: { body: {} } },
  getQna: { ...by('inquiry', 'read'), of: INQUIRIES, request: identified },
  deleteQna: { ...by('inquiry', 'delete'), of: INQUIRIES, request: identified },
  uploadQnaFile: { ...by('inquiry', 'create'), undone: true },
  searchAddresses: { ...PUBLIC, request: { query: { keyword: '세종대로' } } },
  kakaoCategory: { ...PUBLIC, request: { query: { x: 126.98, y: 37.56 } } },
  kakaoAddress: { ...PUBLIC, request: { query: { query: '세종대로 110' } } },
  kakaoKeyword: { ...PUBLIC, request: { query: { query: '쇼룸' } } },
  kakaoRegionOfPoint: { ...PUBLIC, request: { query: { x: 126.98, y: 37.56 } } },
  kakaoAddressOfPoint: { ...PUBLIC, request: { query: { x: 126.98, y: 37.56 } } },
  kakaoTranslatePoint: { ...PUBLIC, request: { query: { x: 126.98, y: 37.56 } } },
  listAreas: PUBLIC,
  listCountries: PUBLIC,
  listFeatureds: PUBLIC,
  listHolidays: { ...PUBLIC, request: { query: { yyyyMM: '202611' } } },
  listKinds: PUBLIC,
  listLanguages: PUBLIC,
  listLevels: PUBLIC,
  listTypes: PUBLIC,
  listVolumes: PUBLIC,
  listProducts: PUBLIC,
  getProduct: { ...PUBLIC, request: product },
  listVintages: { ...PUBLIC, request: product },
  searchProducts: { ...PUBLIC, request: { query: { q: '샤토' } } },
  findProducts: { ...PUBLIC, request: { query: { q: '샤토' } } },
  searchGroups: { ...PUBLIC, request: { query: { q: '샤토' } } },
  listSiteMap: { ...PUBLIC, request: { params: { kind: 'PRODUCT' } } },
  listMagazines: PUBLIC,
  listMagazineCategories: PUBLIC,
  listMagazineSortTypes: PUBLIC,
  getMagazine: { ...PUBLIC, request: { params: { id: READING.MAGAZINE } } },
  listMagazineProducts: { ...PUBLIC, request: { params: { id: READING.MAGAZINE } } },
  toggleMagazineLike: { ...MEMBERS, request: { params: { id: READING.MAGAZINE } } },
  listNewsEvents: PUBLIC,
  getNewsEvent: { ...PUBLIC, request: { params: { id: READING.NEWS_EVENT } } },
  listWineSenses: PUBLIC,
  getWineSense: { ...PUBLIC, request: { params: { id: READING.WINE_SENSE } } },
  listPosts: PUBLIC,
  getPost: { ...PUBLIC, request: { params: { id: READING.NOTICE } } },
  listWineries: PUBLIC,
  getWinery: { ...PUBLIC, request: product },
  downloadFile: {
    ...by('file', 'read'),
    open: true,
    of: FILES,
    request: ({ id }) => ({ query: { id } }),
  },

  getMe: by('profile', 'read'),
  getDashboard: MEMBERS,
  listManagers: MEMBERS,
  getTasteAnalysis: MEMBERS,
  analyseTaste: {
    ...MEMBERS,
    request: {
      body: { answers: { kind: 'ANY', sugar: 'LOW', body: 'LOW', acidity: 'LOW', tannin: 'LOW' } },
    },
  },
  logout: MEMBERS,
  listSocialAccounts: MEMBERS,
  changeSocialAccount: { ...MEMBERS, undone: true },
  changePassword: { ...by('profile', 'change'), undone: true },
  getBusinessClient: by('client', 'change'),
  changeBusinessClient: { ...by('client', 'change'), undone: true },
  getLeaveCheck: by('client', 'change'),
  leaveUser: { ...by('profile', 'withdraw'), undone: true },
  getSecondFactor: by('profile', 'read'),
  beginSecondFactor: { ...by('profile', 'change'), undone: true, otherSide: true },
  confirmSecondFactor: { ...by('profile', 'change'), undone: true },
  renewRecoveryCodes: { ...by('profile', 'change'), undone: true, otherSide: true },
  endSecondFactor: { ...by('profile', 'change'), undone: true, otherSide: true },
  getAccount: by('profile', 'read'),
  matchPassword: { ...by('profile', 'change'), undone: true },
  changeMobile: { ...by('profile', 'change'), undone: true },
  changeUser: { ...by('profile', 'change'), undone: true },
  subscribeSms: { ...by('profile', 'change'), request: { body: { active: true } } },
  subscribeEmail: { ...by('profile', 'change'), request: { body: { active: true } } },
  changeImage: { ...by('profile', 'change'), undone: true },
  deleteImage: by('profile', 'change'),
  changeWorking: { ...by('workingHours', 'change'), request: { body: { working: true } } },
  changeStatusMessage: { ...by('workingHours', 'change'), request: { body: { statusMessage: '외근 중' } } },
  saveBusinessDays: { ...by('workingHours', 'change'), request: { body: businessDays } },
  deleteBusinessDays: by('workingHours', 'change'),
  listDevices: by('profile', 'read'),
  endDevice: {
    ...by('profile', 'change'),
    request: { params: { id: crypto.randomUUID() } },
    undone: true,
    unwritten: true,
  },
  endOtherDevices: by('profile', 'change'),
  uploadImage: { ...MEMBERS, undone: true },
  uploadFile: { ...MEMBERS, undone: true },
  uploadChatFile: { ...by('chat', 'write'), undone: true },

  listPrices: {
    ...by('price', 'read'),
    ownOf: 'B2B',
    of: CLIENTS,
    request: ({ id }) => ({ query: { ids: [1, 2], idClient: id } }),
  },
  toggleWish: { ...by('wine', 'wish'), request: product },
  listWishes: by('wine', 'wish'),
  getCart: by('cart', 'read'),
  // Nobody there has an address for tax invoices.
  mailCartPaper: {
    ...by('cart', 'read'),
    request: { params: { paper: 'order-apply' }, body: { products: lines } },
    undone: true,
  },
  addToCart: { ...by('cart', 'change'), request: { body: { items: lines } } },
  modifyCart: { ...by('cart', 'change'), request: { body: { items: lines } } },
  matchOrderLines: {
    ...by('price', 'read'),
    ownOf: 'B2B',
    of: CLIENTS,
    request: ({ id }) => ({
      body: { lines: [{ words: '샤토', code: null, vintage: null, millilitres: null }], idClient: id },
    }),
  },
  saveForLater: { ...by('cart', 'change'), request: { body: { idProducts: [1], later: true } } },
  acknowledgeCart: { ...by('cart', 'change'), request: { body: { idProducts: [1] } } },
  restoreToCart: { ...by('cart', 'change'), request: { body: { idProducts: [1] } } },
  deleteFromCart: { ...by('cart', 'change'), request: { body: { idProducts: [1] } } },
  listRestockNotifications: by('cart', 'read'),
  askRestockNotification: { ...by('cart', 'change'), request: { body: { idProduct: 2 } } },
  cancelRestockNotification: { ...by('cart', 'change'), request: { query: { idProduct: 2 } } },
  listRepeatingOrders: by('orderForm', 'list'),
  createRepeatingOrder: { ...by('orderForm', 'create'), request: { body: repeating } },
  changeRepeatingOrder: {
    ...by('orderForm', 'create'),
    of: REPEATING_ORDERS,
    versions: 'repeating_orders',
    request: ({ id }) => ({ params: { id }, body: repeating }),
  },
  skipRepeatDate: {
    ...by('orderForm', 'create'),
    of: REPEATING_ORDERS,
    request: ({ id }) => ({ params: { id, day: repeating.firstDay }, body: { skipped: false } }),
  },
  confirmRepeatDate: {
    ...by('orderForm', 'create'),
    of: REPEATING_ORDERS,
    request: ({ id }) => ({ params: { id, day: repeating.firstDay }, body: { creditAcknowledged: true } }),
  },
  setRepeatingOrderStatus: {
    ...by('orderForm', 'create'),
    of: REPEATING_ORDERS,
    request: ({ id }) => ({ params: { id }, body: { status: 'PAUSED' } }),
  },
  listShippingAddresses: by('commerce', 'read'),
  getDeliveryDays: by('commerce', 'read'),
  getCredit: by('commerce', 'read'),
  createShippingAddress: { ...by('commerce', 'change'), request: { body: address } },
  changeShippingAddress: {
    ...by('commerce', 'change'),
    of: ADDRESSES,
    request: (target) => ({ ...identified(target), body: address }),
  },
  listOwnWines: by('commerce', 'read'),
  // What a company has not bought is not there for it either.
  changeOwnWines: {
    ...by('commerce', 'change'),
    request: { body: { items: [{ idProduct: 1, left: 3 }] } },
    undone: true,
    unwritten: true,
  },
  getWineMenu: by('commerce', 'read'),
  saveWineMenu: {
    ...by('commerce', 'change'),
    request: {
      body: {
        title: '와인 리스트',
        note: '',
        layout: 'CLASSIC',
        language: 'ko-KR',
        latinNames: true,
        wines: [{ idProduct: 1, glassPrice: null, bottlePrice: 90_000 }],
      },
    },
    undone: true,
    unwritten: true,
  },
  shareWineMenu: { ...by('commerce', 'change'), undone: true, unwritten: true },
  unshareWineMenu: by('commerce', 'change'),
  getSharedWineMenu: {
    ...PUBLIC,
    request: { params: { token: 'A'.repeat(22) } },
    undone: true,
    unwritten: true,
  },
  deleteShippingAddress: { ...by('commerce', 'change'), of: ADDRESSES, request: identified },

  listEstimates: by('estimate', 'list'),
  listEstimatesOfSales: {
    ...by('estimate', 'list'),
    of: CLIENTS,
    request: ({ id }) => ({ query: { idClient: id } }),
  },
  listConfirmedEstimates: by('estimate', 'list'),
  countEstimates: by('estimate', 'list'),
  getEstimate: { ...by('estimate', 'read'), ...estimate },
  listEstimateRevisions: { ...by('estimate', 'read'), ...estimate },
  downloadEstimatePaper: { ...by('estimate', 'read'), ...estimate },
  downloadEstimatePapers: {
    ...by('estimate', 'read'),
    ...estimate,
    request: ({ number }) => ({ query: { numbers: [number] } }),
  },
  // Nobody there has an address for tax invoices.
  mailEstimatePaper: { ...by('estimate', 'read'), ...estimate, undone: true },
  createOrderForm: {
    ...by('orderForm', 'create'),
    ...estimate,
    request: ({ number }) => ({ body: { ...wish, estimateNumber: number } }),
  },
  createOrder: { ...by('orderForm', 'create'), request: { body: { ...wish, products: lines } } },
  createEstimate: { ...by('estimate', 'create'), request: { body: { products: lines } } },
  createManualEstimate: {
    ...by('estimate', 'createManual'),
    of: CLIENTS,
    request: ({ id }) => ({ body: { idClient: id, products: lines } }),
  },
  modifyEstimate: {
    ...by('estimate', 'modify'),
    ...estimate,
    request: (target) => ({ ...numbered(target), body: { products: lines } }),
  },
  respondEstimate: {
    ...by('estimate', 'respond'),
    ...estimate,
    request: (target) => ({ ...numbered(target), body: { expiredDate: '2026-11-30', products: priced } }),
  },
  confirmEstimate: { ...by('estimate', 'confirm'), ...estimate },
  confirmEstimateLines: {
    ...by('estimate', 'confirm'),
    ...estimate,
    request: (target) => ({ ...numbered(target), body: { positions: [1] } }),
  },
  cancelEstimate: {
    ...by('estimate', 'cancel'),
    ...estimate,
    request: (target) => ({ ...numbered(target), body: {} }),
  },

  searchMyClients: by('client', 'search'),
  getOrderStart: {
    ...by('orderForm', 'createManual'),
    of: CLIENTS,
    request: ({ id }) => ({ params: { id } }),
  },
  getClient: { ...by('client', 'read'), of: CLIENTS, request: identified },
  changeReceivingHours: {
    ...by('client', 'receive'),
    of: CLIENTS,
    request: ({ id }) => ({ params: { id }, body: { from: '10:00', until: '16:00' } }),
  },
  createClientNote: {
    ...by('client', 'note'),
    of: CLIENTS,
    request: ({ id }) => ({ params: { id }, body: { text: '월말에 결제' } }),
  },
  // Nobody has written this one.
  deleteClientNote: {
    ...by('client', 'note'),
    of: CLIENTS,
    undone: true,
    unwritten: true,
    request: ({ id }) => ({ params: { id, note: 9_999 } }),
  },
  searchTrade: { ...by('client', 'search'), request: { query: { q: 'C001' } } },
  createManualOrderForm: {
    ...by('orderForm', 'createManual'),
    of: CLIENTS,
    request: ({ id }) => ({ body: { ...wish, idClient: id, products: priced } }),
  },
  listOrderForms: by('orderForm', 'list'),
  listOrderFormsOfSales: {
    ...by('orderForm', 'list'),
    of: CLIENTS,
    request: ({ id }) => ({ query: { idClient: id } }),
  },
  listBulkOrderForms: by('orderForm', 'list'),
  countOrderForms: by('orderForm', 'list'),
  getOrderForm: { ...by('orderForm', 'read'), ...order },
  getOrderPayment: { ...by('commerce', 'read'), ...order },
  changeOrderPayment: {
    ...by('commerce', 'change'),
    ...order,
    request: (target) => ({ ...numbered(target), body: { method: 'BANK_TRANSFER' } }),
  },
  downloadOrderPaper: { ...by('orderForm', 'read'), ...order, request: onPaper },
  downloadOrderPapers: {
    ...by('orderForm', 'read'),
    ...order,
    request: ({ number }) => ({ params: { paper: 'order' }, query: { numbers: [number] } }),
  },
  mailOrderPaper: { ...by('orderForm', 'read'), ...order, request: onPaper, undone: true },

  downloadStatements: {
    ...by('delivery', 'save'),
    of: DELIVERIES,
    request: ({ id }) => ({ query: { ids: [id] } }),
  },

  listDrivers: by('delivery', 'list'),
  changeVan: { ...by('van', 'change'), request: { params: { id: 5 }, body: { vanCases: 60 } } },
  listScheduledDeliveries: {
    ...by('delivery', 'list'),
    request: { query: { dateFrom: today, dateTo: today } },
  },
  listDeliveriesOfSales: by('delivery', 'list'),
  listDeliveriesOfDriver: by('delivery', 'list'),
  listDeliveriesOfBuyer: by('delivery', 'list'),
  countDeliveriesOfBuyer: by('delivery', 'list'),
  createDelivery: {
    ...by('delivery', 'create'),
    ...order,
    request: ({ number }) => ({
      body: { ...plan, orderFormNumber: number, products: [{ idProduct: 4, qty: 1 }] },
    }),
  },
  saveDeliveries: {
    ...by('delivery', 'save'),
    ...delivery,
    request: ({ id, idDriver }, version) => ({
      body: { items: [{ ...plan, idDriver: idDriver ?? null, idDeliveryInfo: id, version, position: 0 }] },
    }),
  },
  startDelivery: { ...by('delivery', 'start'), ...delivery },
  failDelivery: {
    ...by('delivery', 'fail'),
    ...delivery,
    request: (target) => ({ ...identified(target), body: { reason: '문이 닫혀 있습니다.' } }),
  },
  cancelDelivery: { ...by('delivery', 'cancel'), ...delivery },
  completeDelivery: {
    ...by('delivery', 'complete'),
    ...delivery,
    request: (target) => ({
      ...identified(target),
      body: { completedAt: `${today}T09:00:00+09:00`, receivedBy: '김민수' },
    }),
    undone: true,
  },

  // No store hands out wines there.
  changeOrderPickup: {
    ...by('orderForm', 'create'),
    ...order,
    request: (target) => ({
      ...numbered(target),
      body: { idStore: 1, time: '10:00', day: wish.dueDate, fullName: '김도윤', mobile: '01012345678' },
    }),
    undone: true,
  },
  proposeOrderForm: {
    ...by('orderForm', 'propose'),
    ...order,
    request: (target) => ({ ...numbered(target), body: { dueDate: '2026-12-24', message: '늦어집니다.' } }),
  },
  // One buyer alone answers the proposal of an order.
  answerOrderProposal: {
    ...by('orderForm', 'accept'),
    ...order,
    undone: true,
    request: (target) => ({ ...numbered(target), body: { accepted: [99] } }),
  },
  respondOrderForm: {
    ...by('orderForm', 'respond'),
    ...order,
    request: (target) => ({ ...numbered(target), body: {} }),
  },
  respondOrderForms: { ...by('orderForm', 'respond'), ...order, request: bulk, bulk: true },
  completeOrderForm: { ...by('orderForm', 'complete'), ...order },
  completeSoldOrderForm: { ...by('orderForm', 'complete'), ...order },
  // Its deliveries have handed nothing over.
  completeDeliveredOrderForm: { ...by('orderForm', 'complete'), ...order, undone: true },
  completeOrderForms: { ...by('orderForm', 'complete'), ...order, request: bulk, bulk: true },
  cancelOrderForm: {
    ...by('orderForm', 'cancel'),
    ...order,
    request: (target) => ({ ...numbered(target), body: {} }),
    otherSide: true,
  },

  listOrders: by('commerce', 'read'),
  countOrders: by('commerce', 'read'),
  // What nobody has confirmed is not there, for its own company either.
  getOrder: { ...by('commerce', 'read'), ...order, unwritten: true },
  // Nothing has been handed over there.
  returnOrder: {
    ...by('delivery', 'requestReturn'),
    ...order,
    request: (target) => ({
      ...numbered(target),
      body: { reason: 'BROKEN', products: [{ idProduct: 4, qty: 1 }] },
    }),
    undone: true,
    unwritten: true,
  },

  listCancellations: by('commerce', 'read'),
  countCancellations: by('commerce', 'read'),
  // Some of them stand, which makes them none here.
  getCancellation: { ...by('commerce', 'read'), ...order, unwritten: true },

  listReceipts: by('commerce', 'read'),
  countReceipts: by('commerce', 'read'),
  getReceipt: { ...by('commerce', 'read'), of: RECEIPTS, request: identified },
  getCash: by('commerce', 'read'),
  listClientAccounts: by('ledger', 'read'),
  getClientLedger: {
    ...by('ledger', 'read'),
    of: CLIENTS,
    ownOf: 'B2B',
    request: ({ id }) => ({ query: { code: `C00${id}` } }),
  },
  listClientCredits: {
    ...by('ledger', 'read'),
    of: CLIENTS,
    request: ({ id }) => ({ query: { ids: [id] } }),
  },
  getSalesSituation: {
    ...by('ledger', 'read'),
    of: CLIENTS,
    request: ({ id }) => ({ query: { code: `C00${id}` } }),
  },
  getSalesToken: by('ledger', 'read'),
  recordPayment: {
    ...by('ledger', 'record'),
    of: CLIENTS,
    request: ({ id }) => ({ body: { idClient: id, day: today, amount: 1, memo: '계좌 입금' } }),
  },
  getPurchaseSituation: by('commerce', 'read'),
  listCoupons: by('commerce', 'read'),
  getBuyerLevels: by('commerce', 'read'),

  listChats: by('chat', 'list'),
  checkChatsRead: by('chat', 'list'),
  getChatManager: by('chat', 'list'),
  openClientChat: {
    ...by('client', 'read'),
    of: CLIENTS,
    request: ({ id }) => ({ body: { idClient: id } }),
  },
  listChatMessages: { ...by('chat', 'read'), of: CHATS, request: identified },
  searchChatMessages: {
    ...by('chat', 'read'),
    of: CHATS,
    request: ({ id }) => ({ params: { id }, query: { q: '가격' } }),
  },
  listChatDocuments: {
    ...by('chat', 'read'),
    of: CHATS,
    request: ({ id }) => ({ query: { idChatRoom: id } }),
  },
  storeChatMessage: {
    ...by('chat', 'write'),
    of: CHATS,
    request: ({ id }) => ({
      body: { idChatRoom: id, clientId: crypto.randomUUID(), type: 'TEXT', message: '안녕하세요' },
    }),
  },
  exitChat: { ...by('chat', 'leave'), of: CHATS, request: ({ id }) => ({ body: { idChatRoom: id } }) },
};
