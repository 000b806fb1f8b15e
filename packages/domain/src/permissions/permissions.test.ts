import { ROLES, type Role } from '@vitis/contracts';
import fc from 'fast-check';
import {
  type Actor,
  can,
  mayEver,
  type Ownership,
  offers,
  PERMISSIONS,
  type ResourceKind,
} from './permissions.ts';

const buyer: Actor = { idMember: 1, roles: ['B2B'], idClient: 10 };
const sales: Actor = { idMember: 2, roles: ['SALESPERSON'] };
const driver: Actor = { idMember: 3, roles: ['DRIVER'] };
const ours = { idClient: 10, idSalesperson: 2, idDriver: 3 };
const theirs = { idClient: 11, idSalesperson: 9, idDriver: 9 };

test('a visitor sees wines and no price', () => {
  expect(can(null, 'read', { kind: 'wine' })).toBe(true);
  expect(can(null, 'wish', { kind: 'wine' })).toBe(false);
  expect(can(null, 'read', { kind: 'price', ...ours })).toBe(false);
  expect(can(null, 'list', { kind: 'estimate' })).toBe(false);
});

test('each side works on its own estimates only', () => {
  expect(can(buyer, 'confirm', { kind: 'estimate', ...ours })).toBe(true);
  expect(can(buyer, 'confirm', { kind: 'estimate', ...theirs })).toBe(false);
  expect(can(buyer, 'respond', { kind: 'estimate', ...ours })).toBe(false);
  expect(can(sales, 'respond', { kind: 'estimate', ...ours })).toBe(true);
  expect(can(sales, 'respond', { kind: 'estimate', ...theirs })).toBe(false);
  expect(can(driver, 'read', { kind: 'estimate', ...ours })).toBe(false);
});

test('a driver completes the deliveries given to that driver', () => {
  expect(can(driver, 'complete', { kind: 'delivery', ...ours })).toBe(true);
  expect(can(driver, 'complete', { kind: 'delivery', ...theirs })).toBe(false);
  expect(can(sales, 'complete', { kind: 'delivery', ...ours })).toBe(false);
});

test('roles do not lend each other what they own', () => {
  const both: Actor = { idMember: 2, roles: ['B2B', 'SALESPERSON'], idClient: 10 };
  expect(can(both, 'respond', { kind: 'estimate', idClient: 10, idSalesperson: 9 })).toBe(false);
  expect(can(both, 'confirm', { kind: 'estimate', idClient: 11, idSalesperson: 2 })).toBe(false);
});

test('conversations and inquiries are personal', () => {
  expect(can(buyer, 'read', { kind: 'chat', idMembers: [1, 2] })).toBe(true);
  expect(can(sales, 'write', { kind: 'chat', idMembers: [1, 5] })).toBe(false);
  expect(can(driver, 'list', { kind: 'chat' })).toBe(false);
  expect(can(driver, 'read', { kind: 'inquiry', idMembers: [3] })).toBe(true);
});

test('tells a forbidden role from a thing of somebody else', () => {
  expect(mayEver(['B2B'], 'respond', 'estimate')).toBe(false);
  expect(mayEver(['SALESPERSON'], 'respond', 'estimate')).toBe(true);
});

const rows = (Object.keys(PERMISSIONS) as ResourceKind[]).flatMap((kind) =>
  Object.keys(PERMISSIONS[kind]).map((action) => ({ kind, action: action as never })),
);
const ids = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null });
const ownership: fc.Arbitrary<Ownership> = fc.record({ idClient: ids, idSalesperson: ids, idDriver: ids });

test('nobody may what no row grants, and nobody owns what has no owner', () => {
  const actor = fc.record({
    idMember: fc.integer({ min: 1, max: 4 }),
    roles: fc.subarray([...ROLES]),
    idClient: ids,
  });
  fc.assert(
    fc.property(actor, fc.constantFrom(...rows), ownership, (who, { kind, action }, owner) => {
      if (can(who, action, { kind, ...owner })) {
        expect(mayEver(who.roles, action, kind)).toBe(true);
        const grants: Record<string, Record<string, string>> = PERMISSIONS[kind];
        const anywhere = who.roles.some((role) => grants[action]![role] === 'ANY');
        expect(anywhere || can(who, action, { kind })).toBe(anywhere);
      }
      expect(can({ ...who, roles: [] }, action, { kind, ...owner })).toBe(false);
      expect(can(who, 'constructor' as never, { kind, ...owner })).toBe(false);
    }),
  );
});

test.each(rows)(
  'a screen offers $action of $kind to whom it is granted, and hides it from the others',
  (row) => {
    const { kind, action } = row;
    const grants: Partial<Record<Role, string>> = (PERMISSIONS[kind] as Record<string, object>)[action]!;
    expect(offers(null, action, kind)).toBe(false);
    for (const role of ROLES) {
      expect(offers(role, action, kind)).toBe(grants[role] !== undefined);
      expect(offers(role, action, kind, false)).toBe(grants[role] === 'ANY');
    }
  },
);
