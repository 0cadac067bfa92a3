import { expect, test } from 'vitest';
import { type ListPlace, pageToken, placeOf } from './page-token.ts';

const place: ListPlace = {
  sort: 'bloomreach-best-match',
  snapshot: '10:20:10,14',
  day: '2026-08-05',
  reading: 'BEGINNING',
  spelling: 'oat milk',
  hidesSoldOut: true,
  unfiltered: 40,
  available: false,
  key: -2_147_483_647,
  bpn: '960000001',
  language: 'es',
};
const named: ListPlace = { ...place, sort: 'a-z', key: 'Brioche' };
const read = (own: object, sort = place.sort) => placeOf(pageToken({ ...place, ...own } as ListPlace), sort);

test('N-55 a place in a list is found again, by number or by name', () => {
  for (const each of [
    place,
    named,
    { ...place, reading: 'WORDS', spelling: null, unfiltered: 0, available: true, key: 2_147_483_647 } as const,
    { ...place, snapshot: '10:20:', hidesSoldOut: false, day: '2028-02-29' },
    { ...named, sort: 'z-a', key: '' } as const,
  ])
    expect(placeOf(pageToken(each), each.sort)).toEqual(each);
  expect(pageToken(place)).toMatch(/^[\w-]+$/);
});

test.each<[string, object]>([
  ['another sort', { sort: 'z-a' }],
  ['no sort', { sort: 'nope' }],
  ['an unknown language', { language: 'fr' }],
  ['no snapshot', { snapshot: 7 }],
  ['half a snapshot', { snapshot: '10:20' }],
  ['letters in a snapshot', { snapshot: '10:20:a' }],
  ['a snapshot with a comma too many', { snapshot: '10:20:1,' }],
  ['a snapshot that is too long', { snapshot: `${'1'.repeat(19)}:20:` }],
  ['something before the snapshot', { snapshot: 'x10:20:' }],
  ['something after the snapshot', { snapshot: "10:20:'" }],
  ['a day that is no text', { day: 20_260_805 }],
  ['a day that there is not', { day: '2026-02-29' }],
  ['a day in other words', { day: '20260805' }],
  ['something before the day', { day: '+2026-08-05' }],
  ['something after the day', { day: '2026-08-05T00' }],
  ['a year too early', { day: '0999-08-05' }],
  ['an unknown reading', { reading: 'LETTERS' }],
  ['a spelling that is no text', { spelling: 7 }],
  ['a spelling that no database takes', { spelling: 'a\0' }],
  ['no word on what is sold out', { hidesSoldOut: null }],
  ['half a count', { unfiltered: 1.5 }],
  ['a count below zero', { unfiltered: -1 }],
  ['a count too high', { unfiltered: 2_147_483_648 }],
  ['no word on what can be had', { available: 1 }],
  ['a bpn that is no text', { bpn: 960_000_001 }],
  ['a bpn too short', { bpn: '96000000' }],
  ['a bpn too long', { bpn: '9600000011' }],
  ['a key that is no number', { key: 'Brioche' }],
  ['a key too low', { key: -2_147_483_648 }],
  ['a key too high', { key: 2_147_483_648 }],
])('N-55 a token with %s is not one of ours', (_, own) => expect(read(own)).toBeNull());

test('N-55 a place by name needs a name', () => {
  expect(read({ ...named, key: 7 }, 'a-z')).toBeNull();
  expect(read({ ...named, key: 'a\0' }, 'a-z')).toBeNull();
});

test.each(['', 'nonsense', Buffer.from('{}').toString('base64url'), Buffer.from('7').toString('base64url')])(
  'N-55 %j is no token',
  (token) => expect(placeOf(token, 'a-z')).toBeNull(),
);

test('N-55 a sort that there is not has no places, even in a token that names it', () => {
  expect(read({ sort: 'nope' }, 'nope' as typeof place.sort)).toBeNull();
});
