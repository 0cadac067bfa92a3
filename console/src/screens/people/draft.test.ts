import { expect, test } from 'vitest';
import { en } from '../../messages/en.ts';
import { differencesOf, type Draft, emptyDraft, inputOf } from './draft.ts';

const kim: Draft = { ...emptyDraft, fullName: 'Kim Lee', roles: ['SUPPORT', 'GAMES'] };

test('what differs is told in words, and the order of roles is no difference', () => {
  const theirs = { ...kim, roles: ['GAMES', 'SUPPORT'] as const, isActive: false };
  expect(differencesOf(theirs, kim, en)).toEqual([{ field: 'Access', theirs: 'Deactivated', yours: 'Active' }]);
  expect(differencesOf(kim, { ...kim, roles: [] }, en)).toEqual([
    { field: 'Roles', theirs: 'Games, Support', yours: '(nothing)' },
  ]);
});

test('a store is sent for its staff only', () => {
  expect(inputOf({ ...kim, storeId: '2910' }).storeId).toBeNull();
  expect(inputOf({ ...kim, roles: ['STORE_STAFF'], storeId: ' 2910 ' }).storeId).toBe('2910');
  expect(inputOf({ ...kim, roles: ['STORE_STAFF'], storeId: ' ' }).storeId).toBeNull();
});
