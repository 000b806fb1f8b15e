import type { Estimate, Party } from '@vitis/contracts';
import { people } from './member.ts';

/** Fields of the client as every trade document carries them: the company of the buyer of `people`. */
export const clientOfDocument = {
  idClient: 1,
  clientName: people.buyer.companyName,
  clientFullName: people.buyer.fullName,
  clientMobile: '01012345678',
  clientManagerEmail: null,
  clientCompanyRegistrationNumber: '2148700000',
  taxEmail: null,
  businessClientType: '레스토랑',
  erpCode: 'C0001',
  paymentDays: 30,
} satisfies Partial<Estimate>;

const seller: Party = {
  companyName: '(주)비티스와인',
  registrationNumber: '1234567891',
  representativeName: '홍길동',
  address: '서울특별시 강남구 테헤란로 1',
  businessType: '도매',
  businessItem: '주류',
  phone: '0212345678',
};

/** Both sides of a trade document on paper. */
export const parties = {
  supplier: seller,
  client: {
    ...seller,
    companyName: '(주)담원다이닝',
    registrationNumber: clientOfDocument.clientCompanyRegistrationNumber,
  },
} satisfies Pick<Estimate, 'supplier' | 'client'>;
