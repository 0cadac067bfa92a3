import { expect, test } from 'vitest';
import { requireSecondPerson } from './changes.ts';
import { may, roles } from './permissions.ts';
import { nameFrom } from './person-name.ts';
import { storeOf } from './store-of.ts';

test('everybody may read who they are, nobody without a role may, and only owners change people', () => {
  expect(roles.filter((role) => may([role], 'BE_SIGNED_IN'))).toEqual([...roles]);
  expect(may([], 'BE_SIGNED_IN')).toBe(false);
  expect(roles.filter((role) => may([role], 'CHANGE_PEOPLE'))).toEqual(['OWNER']);
});

test.each([
  ['Romero@larder.example', [], 'romero'],
  ['josé.núñez@larder.example', [], 'jose.nunez'],
  ['山田@larder.example', [], 'person'],
  [`${'x'.repeat(64)}@larder.example`, [], 'x'.repeat(36)],
  ['ana@larder.example', ['ana', 'ana2'], 'ana3'],
])('the audit log calls %s, beside %j, %s', (email, taken, name) => {
  expect(nameFrom(email, new Set(taken))).toBe(name);
});

test('store staff see their own store; who has another role that may, sees all', () => {
  expect(storeOf({ roles: ['STORE_STAFF'], storeId: '2910' }, 'SEE_WORK')).toBe('2910');
  expect(storeOf({ roles: ['STORE_STAFF', 'GAMES'], storeId: '2910' }, 'SEE_WORK')).toBe('2910');
  expect(storeOf({ roles: ['STORE_STAFF', 'SUPPORT'], storeId: '2910' }, 'SEE_WORK')).toBeNull();
  expect(storeOf({ roles: ['OWNER'], storeId: null }, 'SEE_WORK')).toBeNull();
});

test('the order of roles is no change of them', () => {
  const facts = { fullName: 'Ana', storeId: null, isActive: true };
  expect(() =>
    requireSecondPerson(true, { ...facts, roles: ['OWNER', 'GAMES'] }, { ...facts, roles: ['GAMES', 'OWNER'] }),
  ).not.toThrow();
});
