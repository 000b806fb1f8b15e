import { hash } from '@node-rs/argon2';
import type { Database } from '../../db/connect.ts';
import * as schema from '../../db/schema.ts';
import { PASSWORD_HASHING } from '../../http/passwords.ts';

/** Everybody's password here. */
export const PASSWORD = 'Vitis!2026';

/** Two companies with a buyer each, two sales people, a driver, and somebody who waits for approval. */
export async function fillPeople(database: Database): Promise<void> {
  const passwordHash = await hash(PASSWORD, PASSWORD_HASHING);
  const company = (id: number, clientGroupId: number, name: string, registrationNumber: string) => ({
    id,
    clientGroupId,
    erpCode: `C00${id}`,
    name,
    registrationNumber,
    representativeName: '김대표',
    businessClientType: '호텔',
    creditLimit: 20_000_000,
  });
  await database
    .insert(schema.clientCompanies)
    .values([
      company(1, 2, '주식회사 한강호텔', '1208147521'),
      company(2, 1, '주식회사 남산식당', '2208162517'),
    ]);
  const user = (
    id: number,
    email: string,
    fullName: string,
    role: 'B2B' | 'SALESPERSON' | 'DRIVER',
    clientCompanyId?: number,
  ) => ({
    id,
    email,
    fullName,
    roles: [role],
    clientCompanyId: clientCompanyId ?? null,
    passwordHash,
    status: 'APPROVED' as const,
    passwordChangedAt: new Date('2026-06-01T00:00:00Z'),
  });
  await database
    .insert(schema.users)
    .values([
      user(1, 'buyer@vitis.test', '김도윤', 'B2B', 1),
      user(2, 'buyer2@vitis.test', '이서연', 'B2B', 2),
      user(3, 'sales@vitis.test', '한서윤', 'SALESPERSON'),
      user(4, 'sales2@vitis.test', '박지호', 'SALESPERSON'),
      user(5, 'driver@vitis.test', '최민준', 'DRIVER'),
      { ...user(6, 'pending@vitis.test', '정하은', 'B2B', 2), status: 'PENDING' as const },
    ]);
  await database.insert(schema.staffClients).values([
    { userId: 3, clientCompanyId: 1 },
    { userId: 4, clientCompanyId: 2 },
  ]);
}
