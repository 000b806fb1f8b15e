import type { Me } from '@vitis/contracts';

type Member = Pick<Me, 'id' | 'fullName' | 'roles'> & { companyName?: string };

/** Who looks at a screen in a component test. The documents of the builders are theirs. */
export const people = {
  guest: null,
  buyer: { id: 1, fullName: '김도윤', roles: ['B2B'], companyName: '담원다이닝' },
  sales: { id: 2, fullName: '한서윤', roles: ['SALESPERSON'] },
  driver: { id: 3, fullName: '오태식', roles: ['DRIVER'] },
} satisfies Record<string, Member | null>;
