import type { Location, Store } from '@vitis/contracts';

/** The house, open until six. */
export function aLocation(changed: Partial<Location> = {}): Location {
  return {
    companyName: '(주)비티스와인',
    representativeName: '홍길동',
    registrationNumber: '1234567891',
    businessType: '도매 및 소매업',
    businessItem: '주류',
    address: '서울특별시 강남구 테헤란로 1',
    phone: '0212345678',
    email: 'help@vitis.test',
    longitude: 127.03,
    latitude: 37.5,
    opening: {
      hours: [
        { days: [1, 2, 3, 4, 5], from: '09:00', to: '12:00' },
        { days: [1, 2, 3, 4, 5], from: '13:00', to: '18:00' },
      ],
      isOpen: true,
      changesAt: '2026-11-20T18:00:00.000+09:00',
    },
    directions: [{ by: 'SUBWAY', text: '2호선 강남역 1번 출구' }],
    kakaoMap: false,
    bankAccount: null,
    ...changed,
  };
}

/** A store, closed until Monday. */
export function aStore(changed: Partial<Store> = {}): Store {
  return {
    id: 1,
    name: '성수 쇼룸',
    phone: '0200001001',
    postalCode: '04781',
    address: '서울특별시 성동구 성수이로 118',
    longitude: 127.056,
    latitude: 37.5446,
    opening: {
      hours: [{ days: [6], from: '10:00', to: '18:00' }],
      isOpen: false,
      changesAt: '2026-11-23T10:00:00.000+09:00',
    },
    note: '시음은 예약제입니다.',
    options: [{ code: 'TASTING', name: '시음' }],
    picture: null,
    productCount: 30,
    ...changed,
  };
}
