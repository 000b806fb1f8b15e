import type { Role } from '@vitis/contracts';
import type { Day } from '@vitis/domain';
import { at, clock } from './working-days.ts';

/** Everybody's password in the demonstration shop. */
export const DEMONSTRATION_PASSWORD = 'Vitis!2026';

interface Person {
  email: string;
  fullName: string;
  role: Role;
  /** Place of a buyer's company in the list of companies. */
  company?: number;
  /** Companies that a sales person looks after; `first` where it is their 담당자. */
  looksAfter?: readonly number[];
  first?: boolean;
  statusMessage?: string;
  working?: boolean;
  status?: 'PENDING';
  /** Cases that a driver's van holds. */
  vanCases?: number;
}

/** Demonstration accounts, and the colleagues with whom they work. */
const PEOPLE: readonly Person[] = [
  { email: 'buyer@vitis.test', fullName: '김도윤', role: 'B2B', company: 0 },
  { email: 'buyer2@vitis.test', fullName: '이서연', role: 'B2B', company: 1 },
  {
    email: 'sales@vitis.test',
    fullName: '한서윤',
    role: 'SALESPERSON',
    looksAfter: [0],
    first: true,
    working: true,
    statusMessage: '견적은 당일 17시까지 회신드립니다.',
  },
  {
    email: 'sales2@vitis.test',
    fullName: '박지호',
    role: 'SALESPERSON',
    looksAfter: [1, 2, 3],
    first: true,
    working: true,
    statusMessage: '화·목 오전은 외근입니다. 메시지를 남겨 주세요.',
  },
  { email: 'driver@vitis.test', fullName: '오태식', role: 'DRIVER', vanCases: 60 },
  { email: 'driver2@vitis.test', fullName: '최민준', role: 'DRIVER', vanCases: 12 },
  { email: 'sommelier@vitis.test', fullName: '서하린', role: 'B2B', company: 0 },
  { email: 'buyer3@vitis.test', fullName: '문태오', role: 'B2B', company: 2 },
  { email: 'buyer4@vitis.test', fullName: '임소라', role: 'B2B', company: 3 },
  {
    email: 'sales3@vitis.test',
    fullName: '정유진',
    role: 'SALESPERSON',
    looksAfter: [0, 1],
    statusMessage: '영업 지원 · 서류와 정산을 도와드립니다.',
  },
  { email: 'newcomer@vitis.test', fullName: '고은별', role: 'B2B', company: 2, status: 'PENDING' },
];

const officeHours = {
  weekdayStartTime: '09:00',
  weekdayEndTime: '18:00',
  weekendStartTime: null,
  weekendEndTime: null,
  holidayStartTime: null,
  holidayEndTime: null,
};

/** Monday to Friday. */
const officeDays = [1, 2, 3, 4, 5];

/** An account that can sign in, besides one that waits for approval. */
export interface Account {
  id: number;
  email: string;
  passwordHash: string;
  roles: Role[];
  fullName: string;
  mobile: string;
  clientCompanyId: number | null;
  status: 'APPROVED' | 'PENDING';
  emailSubscribed: boolean;
  smsSubscribed: boolean;
  working: boolean;
  statusMessage: string;
  hours: typeof officeHours | null;
  businessDays: number[];
  vanCases: number | null;
  passwordChangedAt: Date;
  createdAt: Date;
}

export interface People {
  users: Account[];
  staffClients: { userId: number; clientCompanyId: number; first: boolean }[];
  /** Ids of the buyers of a company by its place, the main contact first. */
  buyersOf(company: number): number[];
  managerOf(company: number): number;
  drivers: number[];
  idOf(email: string): number;
}

/**
 * All accounts.
 *
 * @param joined the day on which they signed up
 * @param passwordHash of `DEMONSTRATION_PASSWORD`, in the form that the provider keeps
 */
export function makePeople(joined: Day, companyIds: readonly number[], passwordHash: string): People {
  const users = PEOPLE.map((person, index): Account => {
    const sales = person.role === 'SALESPERSON';
    const signedUp = at(joined, clock(9, 10 + index));
    return {
      id: index + 1,
      email: person.email,
      passwordHash,
      roles: [person.role],
      fullName: person.fullName,
      mobile: `0100000${String(1001 + index)}`,
      clientCompanyId: person.company === undefined ? null : companyIds[person.company]!,
      status: person.status ?? 'APPROVED',
      emailSubscribed: person.role === 'B2B',
      smsSubscribed: person.role === 'B2B' && index % 2 === 0,
      working: person.working ?? false,
      statusMessage: person.statusMessage ?? '',
      hours: sales ? officeHours : null,
      businessDays: sales ? officeDays : [],
      vanCases: person.vanCases ?? null,
      passwordChangedAt: signedUp,
      createdAt: signedUp,
    };
  });
  const idOf = (email: string): number => PEOPLE.findIndex((person) => person.email === email) + 1;
  const staffClients = PEOPLE.flatMap(({ email, looksAfter = [], first = false }) =>
    looksAfter.map((company) => ({ userId: idOf(email), clientCompanyId: companyIds[company]!, first })),
  );
  const managerOf = (company: number): number =>
    idOf(PEOPLE.find(({ looksAfter, first }) => first && looksAfter?.includes(company))!.email);
  return {
    users,
    staffClients,
    idOf,
    managerOf,
    buyersOf: (company) =>
      PEOPLE.filter((person) => person.company === company && person.status === undefined).map(({ email }) =>
        idOf(email),
      ),
    drivers: PEOPLE.filter(({ role }) => role === 'DRIVER').map(({ email }) => idOf(email)),
  };
}
