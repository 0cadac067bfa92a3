import { afterEach, expect, test } from 'vitest';
import { aCoupon } from '../../../testing/coupon-rows.ts';
import { type Front, openFront } from '../../../testing/front.ts';
import { aStore } from '../../../testing/rows.ts';

const ad = (offerId: string, from: string, to: string) =>
  aCoupon({
    offerId,
    offerType: 'WS',
    isClippable: false,
    offerDetail: { isClippable: false, promoType: null },
    startLocal: `${from}T00:00:00.000`,
    endLocal: `${to}T23:59:59.999`,
  });
const map = (...offers: ReturnType<typeof ad>[]) => ({
  companionGalleryOffer: Object.fromEntries(offers.map((offer) => [offer.offerId, offer])),
  nextPageToken: null,
  total: offers.length,
});
const now = [ad('milk', '2026-08-05', '2026-08-11'), ad('eggs', '2026-08-05', '2026-08-11')];
const next = [ad('plums', '2026-08-12', '2026-08-18'), ad('figs', '2026-08-12', '2026-08-18')];

let front: Front;
afterEach(() => front.close());

/** A store with an ad, and one that comes next. */
async function open(coming: readonly ReturnType<typeof ad>[] | 'fails') {
  front = await openFront({
    handlers: {
      'GET /stores/2300': () => aStore({ storeId: '2300' }),
      'GET /offers/companiongallery': () => map(aCoupon({ offerId: 'coupon' }), ...now),
      'GET /offers/anonymous/companiongallery': (_, reply) =>
        coming === 'fails'
          ? reply
              .code(503)
              .send({ errors: [], serviceErrors: [{ code: 'DOWN', message: 'Down.' }], correlationId: 'c' })
          : map(...coming),
    },
  });
}
const fields = 'id week nextText datesText pages { offers { id action actionLabel } }';

test('S-53 the ad that is out says when the next one starts; that one can be looked at, and nothing on it used', async () => {
  await open(next);
  const { data, errors } = await front.query(`{ weeklyAd { ${fields} } next: weeklyAd(week: NEXT) { ${fields} } }`, {});
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    weeklyAd: {
      id: '2300',
      nextText: 'Starts Wednesday, Aug 12',
      pages: [{ offers: [{ id: 'eggs', action: 'ADD_TO_LIST' }, { id: 'milk' }] }],
    },
    next: {
      id: '2300-next',
      week: 'NEXT',
      nextText: 'Starts Wednesday, Aug 12',
      datesText: 'Wednesday, Aug 12 to Tuesday, Aug 18',
      pages: [{ offers: [{ id: 'figs', action: 'UPCOMING', actionLabel: 'Starts 08/12' }, { id: 'plums' }] }],
    },
  });
  const asked = front.calls.filter(({ route }) => route === 'GET /offers/anonymous/companiongallery');
  expect(asked.map(({ query }) => query)).toEqual([{ storeId: '2300', onlyUpcomingAd: 'true' }]);
});

test('S-53 without a next ad, and if nobody can say, the ad that is out is whole', async () => {
  await open('fails');
  const { data, errors } = await front.query(`{ weeklyAd { ${fields} } }`, {});
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ weeklyAd: { id: '2300', nextText: null, pages: [{ offers: [{}, {}] }] } });
});
