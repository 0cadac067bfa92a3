import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeOf } from '../../catalog/testing/catalog-world.ts';
import { addStores } from '../../stores/index.ts';
import type { World } from '../../testing/world.ts';
import { couponShopper, couponsWorld } from '../testing/coupons-world.ts';
import { offerDraft } from '../testing/drafts.ts';

/** Their last days: one of 23 hours, one of 25, and a plain one. */
const days = ['2027-03-14', '2026-11-01', '2026-08-05'] as const;
const zones = ['America/Los_Angeles', 'America/New_York', 'America/Phoenix', 'Pacific/Honolulu'] as const;

let world: World;
beforeAll(async () => {
  world = await couponsWorld(days.map((endsOn) => offerDraft(`until-${endsOn}`, { startsOn: '2026-08-01', endsOn })));
  await addStores(
    world.db,
    zones.map((timeZone, at) => ({ ...storeOf(`zone-${at}`), timeZone })),
  );
});
afterAll(() => world.close());

/** The first moment of the day after, at a store. */
const over = (day: string, timeZone: string) =>
  Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime({ timeZone }).toInstant();

test.each(zones.flatMap((timeZone, at) => days.map((day) => [day, timeZone, `zone-${at}`] as const)))(
  'N-40, T-6, T-7 an offer through %s is there for every millisecond of it in %s, and no longer',
  async (day, timeZone, at) => {
    const end = over(day, timeZone);
    const offerId = `until-${day}`;
    const shown = async () => {
      const url = `/offers/anonymous/companiongallery?storeId=${at}`;
      const { companionGalleryOffer } = (await world.app.inject(url)).json<{ companionGalleryOffer: object }>();
      return offerId in companionGalleryOffer;
    };
    const early = couponShopper(world, `early-${at}-${day}`);
    world.clock.set(end.subtract({ milliseconds: 1 }).toString());
    expect([await shown(), (await early.clips(offerId, at))[0]?.status]).toEqual([true, 1]);
    world.clock.set(end.toString());
    const late = couponShopper(world, `late-${at}-${day}`);
    expect([await shown(), (await late.clips(offerId, at))[0]?.status]).toEqual([false, 0]);
  },
);

test('N-40 at one moment an offer is over in New York and not yet in Los Angeles', async () => {
  world.clock.set(over('2026-08-05', 'America/New_York').toString());
  const shopper = couponShopper(world, 'traveler');
  expect((await shopper.clips('until-2026-08-05', 'zone-1'))[0]).toMatchObject({ status: 0, errorCd: 'OFFER_EXPIRED' });
  expect((await shopper.clips('until-2026-08-05', 'zone-0'))[0]).toMatchObject({ status: 1 });
});
