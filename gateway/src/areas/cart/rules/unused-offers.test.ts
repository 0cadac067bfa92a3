import { expect, test } from 'vitest';
import { reasonCodes } from '../../../../../pricing/eligibility.ts';
import type { NearMiss, ReasonCode } from './quoted.ts';
import { asksForMembership, unusedOffers } from './unused-offers.ts';

const offers = new Map([['shrimp', { title: '$4.00 off Harbor Wild Shrimp', endsOn: '2026-08-06', points: 0 }]]);
const at = { today: '2026-08-05', channel: 'PICKUP' as const, isMember: false };
const refused = (reasonCode: ReasonCode, offerId = 'x', nearMiss: NearMiss[] = []) => ({
  notApplied: [{ offerId, reasonCode }],
  nearMiss,
});
const reasonOf = (endsOn: string) =>
  unusedOffers(
    refused('NO_MATCHING_ITEM'),
    { ...at, offers: new Map([['x', { title: 'x', endsOn, points: 0 }]]) },
    'en',
  )[0]?.reason;

test('N-42 a clipped offer says why it takes nothing off, and until when it is good', () => {
  expect(unusedOffers(refused('NO_MATCHING_ITEM', 'shrimp'), { ...at, offers }, 'en')).toEqual([
    {
      offerId: 'shrimp',
      title: '$4.00 off Harbor Wild Shrimp',
      reason: 'The item is not in this cart. Expires tomorrow.',
      joinPath: null,
    },
  ]);
});

test.each([
  ['2026-08-05', 'The item is not in this cart. Expires today.'],
  ['2026-08-31', 'The item is not in this cart. Expires Aug 31.'],
])('N-40 one that ends on %s: %s', (endsOn, reason) => {
  expect(reasonOf(endsOn)).toBe(reason);
});

test.each(reasonCodes.filter((code) => code !== 'NOT_CLIPPED'))('N-81 %s is said as a sentence', (reasonCode) => {
  const [offer] = unusedOffers(refused(reasonCode), { ...at, offers: new Map() }, 'en');
  expect(offer?.reason).toMatch(/^[A-Z].+\.$/);
});

test("what isn't clipped isn't listed", () => {
  expect(unusedOffers(refused('NOT_CLIPPED'), { ...at, offers }, 'en')).toEqual([]);
});

test.each([
  [
    'what is missing',
    refused('BELOW_MINIMUM', 'x', [{ offerId: 'x', missing: { cents: 803 }, gainCents: 1 }]),
    'It needs $8.03 more.',
  ],
  ['how the order would have to come', refused('WRONG_CHANNEL'), "It isn't valid for pickup."],
  ['that it leaves out what is there', refused('EXCLUDED'), "It doesn't apply to the items in this cart."],
])('N-42 N-81 the reason says %s', (_, quote, reason) => {
  expect(unusedOffers(quote, { ...at, offers: new Map() }, 'en')[0]?.reason).toBe(reason);
});

test('S-28 S-92 an offer for members tells a household that is none where to join, and a member what it leaves out', () => {
  const ofMembers = new Map([['x', { title: '$5 off', endsOn: null, points: 0, forMembers: true }]]);
  const asked = (isMember: boolean) =>
    unusedOffers(refused('EXCLUDED'), { ...at, offers: ofMembers, isMember }, 'en')[0];
  expect(asked(false)).toMatchObject({
    reason: "It's for FreshPass members.",
    joinPath: '/freshpass/manage/subscribe',
  });
  expect(asked(true)).toMatchObject({ reason: "It doesn't apply to the items in this cart.", joinPath: null });
  expect(asksForMembership(refused('EXCLUDED'), ofMembers)).toBe(true);
  expect(asksForMembership(refused('NO_MATCHING_ITEM'), ofMembers)).toBe(false);
});
