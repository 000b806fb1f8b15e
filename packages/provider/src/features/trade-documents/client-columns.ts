import type { Party } from '@vitis/contracts';
import { streetLine } from '@vitis/domain';
import { alias } from 'drizzle-orm/pg-core';
import { clientCompanies, users } from '../../db/schema.ts';

/** The buyer whose document it is, and the sales person it belongs to; every query of documents joins them. */
export const requester = alias(users, 'requester');
export const manager = alias(users, 'manager');

/** Fields of the client that both documents carry, besides `idClient`, its name and its buyer's. */
export const clientColumns = {
  clientMobile: requester.mobile,
  clientManagerEmail: requester.email,
  clientCompanyRegistrationNumber: clientCompanies.registrationNumber,
  taxEmail: clientCompanies.taxEmail,
  businessClientType: clientCompanies.businessClientType,
  erpCode: clientCompanies.erpCode,
  paymentDays: clientCompanies.paymentDays,
};

/** The client as documents print it; a fact that is not known is empty. */
export function partyOf(company: typeof clientCompanies.$inferSelect): Party {
  return {
    companyName: company.name,
    registrationNumber: company.registrationNumber,
    representativeName: company.representativeName,
    address: streetLine(company),
    businessType: company.businessType,
    businessItem: company.businessItem,
    phone: company.phone ?? '',
  };
}
