import { clientCompanies, staffClients, users } from '../db/schema.ts';
import { inParallel } from './in-parallel.ts';
import type { TestProvider } from './test-provider.ts';

/** Buyers of a company each, which the first sales person of the small shop looks after; a token of each. */
export async function manyBuyers(provider: TestProvider, count: number): Promise<string[]> {
  const numbers = Array.from({ length: count }, (_, index) => 100 + index);
  await provider.database.insert(clientCompanies).values(
    numbers.map((id) => ({
      id,
      clientGroupId: 1,
      erpCode: `R${id}`,
      name: `거래처 ${id}`,
      registrationNumber: String(1_000_000_000 + id),
      representativeName: '김대표',
    })),
  );
  await provider.database.insert(users).values(
    numbers.map((id) => ({
      id: 10_000 + id,
      email: `rush${id}@vitis.test`,
      fullName: '구매자',
      roles: ['B2B' as const],
      clientCompanyId: id,
      status: 'APPROVED' as const,
    })),
  );
  await provider.database
    .insert(staffClients)
    .values(numbers.map((clientCompanyId) => ({ userId: 3, clientCompanyId })));
  return inParallel(numbers, 8, (id) => provider.token(`rush${id}@vitis.test`));
}
