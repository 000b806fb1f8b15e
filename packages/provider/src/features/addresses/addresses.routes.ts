import { type CheckedQueryOf, JusoResults, searchAddresses } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { askOtherService } from '../../http/ask-other-service.ts';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { createAddressFile } from './address-file.ts';
import { isRural, lotAddress, roadAddress, type SampleAddress, sampleMatches } from './sample-addresses.ts';

type AddressQuery = CheckedQueryOf<typeof searchAddresses>;

/** What the public service refuses, in its own words: it is asked by many, and says so itself. */
const REFUSALS = {
  E0008: '검색어는 두글자 이상 입력되어야 합니다.',
  E0013: 'SQL 예약어 또는 특수문자( %,=,>,<,[,] )는 검색이 불가능 합니다.',
} as const;

/** 주소 검색: the public service with a key, its file where one lies on this machine, a bundled sample without either. */
export async function addressRoutes(app: FastifyInstance): Promise<void> {
  const { key, url } = app.config.juso;
  const file = app.config.addressFile === undefined ? undefined : createAddressFile(app.config.addressFile);

  route(app, searchAddresses, everyone, async ({ query }, answer) => {
    const refusal = refusalOf(query.keyword);
    if (refusal) return answer(200, resultsOf([], query, 0, refusal));
    if (key === undefined && file) {
      const { currentPage, countPerPage } = query;
      const found = await file.find(query.keyword, { page: currentPage, size: countPerPage });
      return answer(200, resultsOf(found.shown, query, found.total));
    }
    if (key === undefined) return answer(200, fromSample(query));
    return answer(
      200,
      await askOtherService(url, { confmKey: key, resultType: 'json', ...query }, JusoResults),
    );
  });
}

function refusalOf(keyword: string): keyof typeof REFUSALS | undefined {
  if (/[%=><[\]]/.test(keyword)) return 'E0013';
  return keyword.length < 2 ? 'E0008' : undefined;
}

function fromSample(query: AddressQuery): JusoResults {
  const { keyword, currentPage, countPerPage } = query;
  const found = sampleMatches(keyword);
  const shown = found.slice((currentPage - 1) * countPerPage, currentPage * countPerPage);
  return resultsOf(shown.map(jusoOf), query, found.length);
}

function resultsOf(
  juso: JusoResults['results']['juso'],
  { currentPage, countPerPage }: AddressQuery,
  totalCount: number,
  refusal?: keyof typeof REFUSALS,
): JusoResults {
  return {
    results: {
      common: {
        errorCode: refusal ?? '0',
        errorMessage: refusal ? REFUSALS[refusal] : '정상',
        totalCount: String(totalCount),
        currentPage: String(currentPage),
        countPerPage: String(countPerPage),
      },
      juso,
    },
  };
}

function jusoOf(of: SampleAddress): JusoResults['results']['juso'][number] {
  const roadAddrPart1 = roadAddress(of);
  const roadAddrPart2 = ` (${[isRural(of) ? '' : of.neighbourhood, of.building].filter(Boolean).join(', ')})`;
  return {
    roadAddr: roadAddrPart1 + roadAddrPart2,
    roadAddrPart1,
    roadAddrPart2,
    jibunAddr: `${lotAddress(of)} ${of.building}`,
    engAddr: of.english,
    zipNo: of.postalCode,
    bdNm: of.building,
    siNm: of.province,
    sggNm: of.city,
    emdNm: of.neighbourhood,
    rn: of.road,
    buldMnnm: String(of.number),
    buldSlno: '0',
  };
}
