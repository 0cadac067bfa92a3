import { expect, test } from 'vitest';
import { offerRecord } from '../testing/drafts.ts';
import { type ClipRefusal, clipRefusal, clipWords, needsNoClip, statusOf } from './clipping.ts';

type Changes = Parameters<typeof offerRecord>[1];
const [clip, list, both] = [
  { clips: true, lists: false },
  { clips: false, lists: true },
  { clips: true, lists: true },
];
const nothing = { isClipped: false, uses: 0, isAllocated: false };
const place = { storeId: '2910', banner: 'safeway', division: 'NORCAL', timeZone: 'America/Los_Angeles' };
const at = (moment: string) => ({ ...place, now: Temporal.Instant.from(moment) });
const today = at('2026-08-05T19:00:00Z');

const refusal = (changes: Changes, wish = both, held: Partial<typeof nothing> = {}, when = today) =>
  clipRefusal(offerRecord('cereal', changes), wish, { ...nothing, ...held }, when);

test('T-1 what can be had is clipped and listed', () => {
  for (const wish of [clip, both]) expect(refusal({}, wish)).toBeNull();
  expect(refusal({}, list, { isClipped: true })).toBeNull();
});

test('T-1 a coupon that is used up and still clipped stays as it is when it is clipped again', () => {
  expect(refusal({ ordersEach: 2 }, clip, { uses: 2, isClipped: true })).toBeNull();
  expect(refusal({ ordersEach: 2 }, both, { uses: 3, isClipped: true })).toBeNull();
});

test.each([
  [1, 0, null],
  [1, 1, 'ALREADY_USED'],
  [3, 2, null],
  [3, 3, 'ALREADY_USED'],
  [3, 4, 'ALREADY_USED'],
  [null, 99, null],
])('N-32 an offer for %s orders of a household, used in %i: %s', (ordersEach, uses, expected) => {
  expect(refusal({ ordersEach }, clip, { uses })).toBe(expected);
});

test('T-6 T-7 an offer is good from its first moment to its last, by the clock of the store', () => {
  const days = { startsOn: '2026-08-05', endsOn: '2026-08-31' };
  const when = (moment: string) => refusal(days, both, {}, at(moment));
  expect(when('2026-08-05T06:59:59.999Z')).toBe('OFFER_NOT_STARTED');
  expect(when('2026-08-05T07:00:00Z')).toBeNull();
  expect(when('2026-09-01T06:59:59.999Z')).toBeNull();
  expect(when('2026-09-01T07:00:00Z')).toBe('OFFER_EXPIRED');
});

/** Last days of an offer: one of 23 hours, one of 25, and a plain one. */
const lastDays = ['2027-03-14', '2026-11-01', '2026-08-05'];
const zones = ['America/Los_Angeles', 'America/New_York', 'America/Phoenix', 'Pacific/Honolulu'];

test.each(zones.flatMap((timeZone) => lastDays.map((endsOn) => [endsOn, timeZone] as const)))(
  'N-40 T-6 T-7 an offer through %s can be clipped in every millisecond of it in %s, and no longer',
  (endsOn, timeZone) => {
    const end = Temporal.PlainDate.from(endsOn).add({ days: 1 }).toZonedDateTime(timeZone).toInstant();
    const when = (now: Temporal.Instant) => refusal({ endsOn }, both, {}, { ...place, timeZone, now });
    expect(when(end.subtract({ milliseconds: 1 }))).toBeNull();
    expect(when(end)).toBe('OFFER_EXPIRED');
  },
);

test.each([
  [{ banners: ['safeway'] }, null],
  [{ banners: ['vons'] }, 'NOT_AT_STORE'],
  [{ divisions: ['NORCAL'] }, null],
  [{ divisions: ['SOCAL'] }, 'NOT_AT_STORE'],
  [{ stores: ['7710', '2910'] }, null],
  [{ stores: ['7710'] }, 'NOT_AT_STORE'],
  [{ banners: [] }, 'NOT_AT_STORE'],
])('N-48 an offer of %j is refused at another store: %s', (places, expected) => {
  expect(refusal(places)).toBe(expected);
});

test('N-45 what is given to households alone is unknown to all others', () => {
  expect(clipRefusal(undefined, both, nothing, today)).toBe('OFFER_NOT_FOUND');
  expect(refusal({ card: { instantAllocation: true } })).toBe('OFFER_NOT_FOUND');
  expect(refusal({ card: { instantAllocation: true } }, both, { isAllocated: true })).toBeNull();
});

test('S-124 a weekly ad goes into My List as it is, and is never clipped', () => {
  expect(refusal({ offerType: 'WS' }, list)).toBeNull();
  for (const wish of [clip, both]) expect(refusal({ offerType: 'WS' }, wish)).toBe('NOT_CLIPPABLE');
  expect([needsNoClip({ offerType: 'WS' }), needsNoClip({ offerType: 'CC' })]).toEqual([true, false]);
});

test('S-124 a coupon is listed once it is clipped; what cannot be clipped is listed at once', () => {
  expect(refusal({}, list)).toBe('NOT_CLIPPED');
  expect(refusal({ card: { isClippable: false } }, list)).toBeNull();
  expect(refusal({ card: { isClippable: false } }, clip)).toBe('NOT_CLIPPABLE');
});

test('the first reason is the one that is told', () => {
  const all = { card: { isClippable: false }, ordersEach: 0 };
  const over = { ...all, endsOn: '2026-08-04' };
  const [elsewhere, early] = [
    { ...over, stores: [] },
    { ...all, startsOn: '2026-08-06' },
  ];
  const unknown = { ...elsewhere, card: { isClippable: false, instantAllocation: true } };
  expect([unknown, elsewhere, over, early, all].map((changes) => refusal(changes))).toEqual([
    'OFFER_NOT_FOUND',
    'NOT_AT_STORE',
    'OFFER_EXPIRED',
    'OFFER_NOT_STARTED',
    'NOT_CLIPPABLE',
  ]);
});

test('S-115 N-48 an expired offer has status 0, and every other refusal 2', () => {
  const codes = Object.keys(clipWords) as ClipRefusal[];
  expect(codes.filter((code) => statusOf(code) === 0)).toEqual(['OFFER_EXPIRED']);
  expect(codes.filter((code) => statusOf(code) === 2)).toHaveLength(codes.length - 1);
  expect(Object.values(clipWords).every((words) => /^[A-Z].+\.$/.test(words))).toBe(true);
});
