/** An address with its place: what answers where no key of the services that know all of them is configured. */
export interface SampleAddress {
  province: string;
  city: string;
  neighbourhood: string;
  road: string;
  number: number;
  lot: string;
  postalCode: string;
  building: string;
  english: string;
  longitude: number;
  latitude: number;
}

type Row = readonly [
  place: string,
  road: string,
  number: number,
  lot: string,
  postalCode: string,
  building: string,
  english: string,
  longitude: number,
  latitude: number,
];

/** `시도 시군구 | 읍면동`: town halls and known buildings of every province, and the house's own places. */
const ROWS: readonly Row[] = [
  [
    '서울특별시 중구|태평로1가',
    '세종대로',
    110,
    '31',
    '04524',
    '서울특별시청',
    '110, Sejong-daero, Jung-gu, Seoul',
    126.9784,
    37.5666,
  ],
  [
    '서울특별시 중구|중림동',
    '시음로',
    12,
    '12-1',
    '04500',
    '비티스빌딩',
    '12, Sieum-ro, Jung-gu, Seoul',
    126.9667,
    37.5597,
  ],
  [
    '서울특별시 종로구|세종로',
    '세종대로',
    209,
    '77-6',
    '03171',
    '정부서울청사',
    '209, Sejong-daero, Jongno-gu, Seoul',
    126.9755,
    37.5748,
  ],
  [
    '서울특별시 강남구|역삼동',
    '테헤란로',
    152,
    '737',
    '06236',
    '강남파이낸스센터',
    '152, Teheran-ro, Gangnam-gu, Seoul',
    127.0365,
    37.5,
  ],
  [
    '서울특별시 강남구|삼성동',
    '학동로',
    426,
    '16-1',
    '06090',
    '강남구청',
    '426, Hakdong-ro, Gangnam-gu, Seoul',
    127.0473,
    37.5173,
  ],
  [
    '서울특별시 송파구|신천동',
    '올림픽로',
    300,
    '29',
    '05551',
    '롯데월드타워',
    '300, Olympic-ro, Songpa-gu, Seoul',
    127.1025,
    37.5126,
  ],
  [
    '서울특별시 영등포구|여의도동',
    '의사당대로',
    1,
    '1',
    '07233',
    '국회의사당',
    '1, Uisadang-daero, Yeongdeungpo-gu, Seoul',
    126.914,
    37.5319,
  ],
  [
    '서울특별시 마포구|성산동',
    '월드컵로',
    212,
    '370',
    '03937',
    '마포구청',
    '212, World Cup-ro, Mapo-gu, Seoul',
    126.9015,
    37.5663,
  ],
  [
    '서울특별시 용산구|이태원동',
    '녹사평대로',
    150,
    '34-87',
    '04390',
    '용산구청',
    '150, Noksapyeong-daero, Yongsan-gu, Seoul',
    126.9904,
    37.5325,
  ],
  [
    '서울특별시 성동구|행당동',
    '고산자로',
    270,
    '7',
    '04750',
    '성동구청',
    '270, Gosanja-ro, Seongdong-gu, Seoul',
    127.0369,
    37.5633,
  ],
  [
    '서울특별시 성동구|성수동2가',
    '성수이로',
    118,
    '277-44',
    '04781',
    '비티스와인 성수 쇼룸',
    '118, Seongsui-ro, Seongdong-gu, Seoul',
    127.056,
    37.5446,
  ],
  [
    '부산광역시 연제구|연산동',
    '중앙대로',
    1001,
    '1000',
    '47545',
    '부산광역시청',
    '1001, Jungang-daero, Yeonje-gu, Busan',
    129.075,
    35.1798,
  ],
  [
    '부산광역시 해운대구|우동',
    '센텀남대로',
    35,
    '1495',
    '48058',
    '신세계센텀시티',
    '35, Centum nam-daero, Haeundae-gu, Busan',
    129.1297,
    35.169,
  ],
  [
    '대구광역시 중구|동인동1가',
    '공평로',
    88,
    '2-1',
    '41911',
    '대구광역시청',
    '88, Gongpyeong-ro, Jung-gu, Daegu',
    128.6014,
    35.8714,
  ],
  [
    '인천광역시 남동구|구월동',
    '정각로',
    29,
    '1138',
    '21554',
    '인천광역시청',
    '29, Jeonggak-ro, Namdong-gu, Incheon',
    126.7052,
    37.4563,
  ],
  [
    '광주광역시 서구|치평동',
    '내방로',
    111,
    '1200',
    '61945',
    '광주광역시청',
    '111, Naebang-ro, Seo-gu, Gwangju',
    126.8514,
    35.1601,
  ],
  [
    '대전광역시 서구|둔산동',
    '둔산로',
    100,
    '1420',
    '35242',
    '대전광역시청',
    '100, Dunsan-ro, Seo-gu, Daejeon',
    127.3845,
    36.3504,
  ],
  [
    '울산광역시 남구|신정동',
    '중앙로',
    201,
    '646-4',
    '44675',
    '울산광역시청',
    '201, Jungang-ro, Nam-gu, Ulsan',
    129.3114,
    35.5384,
  ],
  [
    '세종특별자치시|보람동',
    '한누리대로',
    2130,
    '724',
    '30151',
    '세종특별자치시청',
    '2130, Hannuri-daero, Sejong',
    127.289,
    36.48,
  ],
  [
    '경기도 수원시 영통구|이의동',
    '도청로',
    30,
    '1467',
    '16508',
    '경기도청',
    '30, Docheong-ro, Yeongtong-gu, Suwon-si, Gyeonggi-do',
    127.0544,
    37.2893,
  ],
  [
    '경기도 성남시 분당구|백현동',
    '판교역로',
    166,
    '532',
    '13529',
    '판교알파돔타워',
    '166, Pangyoyeok-ro, Bundang-gu, Seongnam-si, Gyeonggi-do',
    127.1103,
    37.3957,
  ],
  [
    '경기도 이천시|마장면',
    '덕평로',
    882,
    '산 28-1',
    '17405',
    '비티스와인 이천 물류센터',
    '882, Deokpyeong-ro, Majang-myeon, Icheon-si, Gyeonggi-do',
    127.389,
    37.244,
  ],
  [
    '강원특별자치도 춘천시|봉의동',
    '중앙로',
    1,
    '15',
    '24266',
    '강원특별자치도청',
    '1, Jungang-ro, Chuncheon-si, Gangwon-do',
    127.7298,
    37.8853,
  ],
  [
    '충청북도 청주시 상당구|문화동',
    '상당로',
    82,
    '89',
    '28515',
    '충청북도청',
    '82, Sangdang-ro, Sangdang-gu, Cheongju-si, Chungcheongbuk-do',
    127.4914,
    36.6357,
  ],
  [
    '충청남도 홍성군|홍북읍',
    '충남대로',
    21,
    '2020',
    '32255',
    '충청남도청',
    '21, Chungnam-daero, Hongbuk-eup, Hongseong-gun, Chungcheongnam-do',
    126.6728,
    36.6588,
  ],
  [
    '전북특별자치도 전주시 완산구|효자동3가',
    '효자로',
    225,
    '1',
    '54968',
    '전북특별자치도청',
    '225, Hyoja-ro, Wansan-gu, Jeonju-si, Jeonbuk-do',
    127.1088,
    35.8203,
  ],
  [
    '전라남도 무안군|삼향읍',
    '오룡길',
    1,
    '1000',
    '58564',
    '전라남도청',
    '1, Oryong-gil, Samhyang-eup, Muan-gun, Jeollanam-do',
    126.4629,
    34.8161,
  ],
  [
    '경상북도 안동시|풍천면',
    '도청대로',
    455,
    '1',
    '36759',
    '경상북도청',
    '455, Docheong-daero, Pungcheon-myeon, Andong-si, Gyeongsangbuk-do',
    128.5056,
    36.576,
  ],
  [
    '경상남도 창원시 의창구|사림동',
    '중앙대로',
    300,
    '1',
    '51154',
    '경상남도청',
    '300, Jungang-daero, Uichang-gu, Changwon-si, Gyeongsangnam-do',
    128.6919,
    35.2377,
  ],
  [
    '제주특별자치도 제주시|연동',
    '문연로',
    6,
    '312-1',
    '63122',
    '제주특별자치도청',
    '6, Munyeon-ro, Jeju-si, Jeju-do',
    126.4983,
    33.489,
  ],
];

export const SAMPLE_ADDRESSES: readonly SampleAddress[] = ROWS.map(
  ([place, road, number, lot, postalCode, building, english, longitude, latitude]) => {
    const [region = '', neighbourhood = ''] = place.split('|');
    const [province = '', ...city] = region.split(' ');
    return {
      province,
      city: city.join(' '),
      neighbourhood,
      road,
      number,
      lot,
      postalCode,
      building,
      english,
      longitude,
      latitude,
    };
  },
);

const joined = (...parts: string[]): string => parts.filter(Boolean).join(' ');

/** 읍 and 면 stand in a road-name address itself, 동 in its brackets. */
export const isRural = ({ neighbourhood }: SampleAddress): boolean => /[읍면]$/.test(neighbourhood);

/** `서울특별시 중구 세종대로 110`. */
export const roadAddress = (of: SampleAddress): string =>
  joined(of.province, of.city, isRural(of) ? of.neighbourhood : '', of.road, String(of.number));

/** `서울특별시 중구 태평로1가 31`. */
export const lotAddress = (of: SampleAddress): string =>
  joined(of.province, of.city, of.neighbourhood, of.lot);

const searched = (of: SampleAddress): string =>
  joined(roadAddress(of), lotAddress(of), of.building, of.postalCode, of.english)
    .toLowerCase()
    .replaceAll(' ', '');

/** Addresses that have every one of the words. */
export function sampleMatches(words: string): SampleAddress[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  return SAMPLE_ADDRESSES.filter((of) => asked.every((word) => searched(of).includes(word)));
}
