import type { Actor } from '@vitis/domain';
import { driver, driverId, otherDriver, otherDriverId, sales } from '../delivery-shop.ts';

export const colleagueId = 9;
export const colleague = 'colleague@vitis.test';

export interface Person {
  name: string;
  /** Null for who has no session, or one that has ended. */
  actor: Actor | null;
  email?: string;
  /** Sends a token of a session that has ended. */
  ended?: true;
}

const buyer = (idMember: number, idClient: number): Actor => ({ idMember, idClient, roles: ['B2B'] });
const staff = (idMember: number): Actor => ({ idMember, roles: ['SALESPERSON'] });
const driving = (idMember: number): Actor => ({ idMember, roles: ['DRIVER'] });

/** Who asks: of each role two that have nothing in common, a colleague, and who is nobody. */
export const PEOPLE: readonly Person[] = [
  { name: 'a guest', actor: null },
  { name: 'an ended session', actor: null, email: 'buyer@vitis.test', ended: true },
  { name: 'the buyer', actor: buyer(1, 1), email: 'buyer@vitis.test' },
  { name: 'the buyer’s colleague', actor: buyer(colleagueId, 1), email: colleague },
  { name: 'another buyer', actor: buyer(2, 2), email: 'buyer2@vitis.test' },
  { name: 'the sales person', actor: staff(3), email: sales },
  { name: 'another sales person', actor: staff(4), email: 'sales2@vitis.test' },
  { name: 'the driver', actor: driving(driverId), email: driver },
  { name: 'another driver', actor: driving(otherDriverId), email: otherDriver },
];

/** What only the people of a company read: its name. */
export const COMPANY_NAMES: Readonly<Record<number, string>> = { 1: '한강호텔', 2: '남산식당' };

/** The company that a person may know of; undefined for drivers, who deliver to all. */
export const companyOf = ({ actor }: Person): number | undefined => {
  if (actor === null || actor.roles.includes('DRIVER')) return undefined;
  return actor.idClient ?? actor.idMember - 2;
};
