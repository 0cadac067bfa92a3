import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import type { Coupon } from '../contract/coupons.ts';
import { couponShopper, couponsWorld, offerDraft, storeId } from '../testing/coupons-world.ts';

let world: World;
beforeAll(async () => {
  const card = { instantAllocation: true };
  world = await couponsWorld([
    offerDraft('coffee', { externalId: 'X-coffee', card }),
    offerDraft('bread', { externalId: 'X-bread', card }),
    offerDraft('plain', { externalId: 'X-plain' }),
  ]);
});
afterAll(() => world.close());

let keys = 0;
async function registers(name: string, eventCorrelationId: string, externalOfferIds: string[], as = name) {
  const who = { customerId: `customer-${as}`, householdId: `household-${as}` };
  const answer = await world.app.inject({
    method: 'POST',
    url: `/offers/gallery/instantallocation?storeId=${storeId}`,
    headers: {
      authorization: `Bearer ${await world.tokenFor({ customerId: `customer-${name}`, householdId: `household-${name}` })}`,
      'idempotency-key': `allocation-${++keys}`,
    },
    payload: {
      ...who,
      eventCorrelationId,
      eventDateTime: '2026-08-05T18:59:00.000Z',
      eventName: 'new_registration',
      storeId,
      division: 'NORCAL',
      offers: externalOfferIds.map((externalOfferId) => ({ externalOfferId })),
    },
  });
  const body = answer.json<{ companionGalleryOffer?: Record<string, Coupon> }>();
  return { status: answer.statusCode, ids: Object.keys(body.companionGalleryOffer ?? {}) };
}

test('S-197, N-45 an event gives its offers once, whoever sends it again, and other events give none twice', async () => {
  const noor = couponShopper(world, 'noor');
  expect(await noor.clips('coffee')).toMatchObject([{ status: 2, errorCd: 'OFFER_NOT_FOUND' }, { status: 2 }]);
  expect(await noor.sees('coffee')).toMatchObject({ isClippable: false, instantAllocation: true });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => registers('noor', 'event-0001', ['X-coffee', 'X-plain', 'X-none'])),
  );
  expect(answers).toEqual(Array(4).fill({ status: 200, ids: ['coffee'] }));
  expect((await registers('noor', 'event-0001', ['X-bread'])).ids).toEqual(['coffee']);
  expect((await registers('noor', 'event-0002', ['X-coffee', 'X-bread'])).ids).toEqual(['bread']);
  expect(await noor.sees('coffee')).toMatchObject({ isClippable: true });
  expect(await noor.clips('coffee')).toMatchObject([{ status: 1 }, { status: 1 }]);
});

test("T-24 nobody is given another household's offers", async () => {
  expect((await registers('thief', 'event-0003', ['X-coffee'], 'noor')).status).toBe(403);
  const { companionGalleryOffer } = await couponShopper(world, 'thief').reads<{ companionGalleryOffer: object }>(
    `companiongallery?storeId=${storeId}`,
  );
  expect(Object.keys(companionGalleryOffer)).toEqual(['plain']);
});
