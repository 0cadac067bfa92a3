import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Coupon } from '../contract/coupons.ts';
import { newRegistration, type NewRegistration } from '../../identity/index.ts';
import { noteRegistration } from '../store/allocations.ts';
import { couponShopper, couponsWorld, storeId } from '../testing/coupons-world.ts';
import { offerDraft } from '../testing/drafts.ts';

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

const registered = (name: string, correlationId: string) =>
  inTransaction(world.db, (trx) =>
    noteRegistration(trx, { householdId: `household-${name}`, correlationId, at: world.clock.now() }),
  );

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
  await registered('noor', 'event-0001');
  await registered('noor', 'event-0002');
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

test('N-45 one event that is sent with different offers at once gives those of one of them', async () => {
  await registered('twin', 'event-0009');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => registers('twin', 'event-0009', [at % 2 === 0 ? 'X-coffee' : 'X-bread'])),
  );
  expect(new Set(answers.map(({ ids }) => ids.join())).size).toBe(1);
  expect(answers[0]?.ids).toHaveLength(1);
});

test("T-24 nobody is given another household's offers", async () => {
  expect((await registers('thief', 'event-0003', ['X-coffee'], 'noor')).status).toBe(403);
  const { companionGalleryOffer } = await couponShopper(world, 'thief').reads<{ companionGalleryOffer: object }>(
    `companiongallery?storeId=${storeId}`,
  );
  expect(Object.keys(companionGalleryOffer)).toEqual(['plain']);
});

test('S-197 an event that is not of a new account of the household gives nothing', async () => {
  await registered('theo', 'event-0004');
  expect((await registers('thief', 'event-0004', ['X-coffee'])).status).toBe(404);
  expect((await registers('theo', 'event-0005', ['X-coffee'])).status).toBe(404);
  expect(await couponShopper(world, 'thief').sees('coffee')).toMatchObject({ isClippable: false });
});

test('S-32 N-45 a new member is given every welcome offer, once, and what the mail links to is answered', async () => {
  const member: NewRegistration = {
    eventName: 'new_registration',
    eventDateTime: '2026-08-05T18:59:00.000Z',
    eventCorrelationId: 'event-0006',
    customerId: 'customer-ines',
    householdId: 'household-ines',
    division: 'NORCAL',
    storeId,
    wantsDeals: false,
  };
  const tell = () => inTransaction(world.db, (trx) => world.context.outbox.announce(trx, newRegistration, member));
  await tell();
  await tell();
  await world.runJobs();
  const ines = couponShopper(world, 'ines');
  expect(await ines.sees('coffee')).toMatchObject({ isClippable: true });
  expect(await ines.sees('bread')).toMatchObject({ isClippable: true });
  expect(await registers('ines', 'event-0006', ['X-coffee'])).toEqual({ status: 200, ids: [] });
  expect(await ines.clips('coffee')).toMatchObject([{ status: 1 }, { status: 1 }]);
});
