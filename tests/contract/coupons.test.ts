import { expect, test } from 'vitest';
import { quote } from '../../pricing/quote.ts';
import { context, line } from '../../pricing/testing/samples.ts';
import { demoDepartments, demoProducts } from '../../services/src/catalog/demo/products.ts';
import { upcOf } from '../../services/src/catalog/rules/gtin.ts';
import { demoOffers } from '../../services/src/offers/demo/offers.ts';
import { pricedOffer } from '../../services/src/offers/rules/record.ts';
import type { OfferDraft } from '../../services/src/offers/store/offers.ts';
import { dealsTold } from '../../services/src/platform/imports/deals-told.ts';

const today = Temporal.PlainDate.from('2026-08-05');
const places = new Map(
  demoDepartments().flatMap((department) =>
    department.aisles.flatMap(({ shelves }) => shelves.map((shelf) => [shelf.shelfId, { department, shelf }] as const)),
  ),
);
const goods = demoProducts(today).map(({ product }) => {
  const { department, shelf } = places.get(product.shelfId)!;
  return {
    upc: upcOf(product.gtin) ?? product.gtin,
    name: product.name,
    brandId: product.brandId,
    brandName: product.brandId,
    shelf: shelf.name,
    departmentId: department.departmentId,
    department: department.name,
    pictureId: product.pictureId,
  };
});

const each = 2000;
/** What a cart with just enough for an offer is worth, and what the offer takes off it; everything costs $20. */
function priced(offer: OfferDraft) {
  const { buy, get } = offer.rule;
  const bought = Math.max(buy.minQty ?? 1, Math.ceil((buy.minCents ?? 0) / each));
  const isSame = get.upcs === undefined || buy.upcs === undefined;
  const more = offer.proto === 'BUYX_GETX' || offer.proto === 'BUYX_GETY' ? get.qty : 0;
  const at = { departmentId: offer.departmentId, listCents: each };
  const lines = [
    line({ ...at, upc: buy.upcs?.[0] ?? 'any', qty: isSame ? bought + more : bought }),
    ...(isSame || more === 0 ? [] : [line({ ...at, upc: get.upcs![0]!, qty: more })]),
  ];
  const use = { uses: 0, usesToday: 0, reached: 0, rewards: 0, budgetLeft: null };
  const here = { storeId: '1', banner: 'safeway', division: 'NORCAL', timeZone: 'America/Los_Angeles' };
  const record = { ...offer, changedAt: '' } as unknown as Parameters<typeof pricedOffer>[0];
  const clipped = { ...pricedOffer(record, use, here, true), stores: null, channels: null };
  const during = context({ placedAt: `${offer.startsOn}T10:00:00.000` });
  const [without, withIt] = [[], [clipped]].map((offers) =>
    quote(lines, offers, during).lines.reduce((sum, { netCents }) => sum + netCents, 0),
  );
  return { whole: without!, off: without! - withIt!, count: bought, free: more };
}

/** What the ticket promises to take off such a cart. */
function promised({ card: { offerPrice, priceTitle } }: OfferDraft, { whole, count, free }: ReturnType<typeof priced>) {
  const ticket = `${offerPrice} ${priceTitle}`.trim();
  if (ticket === 'FREE') return each;
  const told = dealsTold(ticket).told.map(({ says }) => says);
  const percent = told.find((says) => says.kind === 'PERCENT')?.percent;
  const [says] = told;
  if (says?.kind === 'BUY_GET') return (free * each * (percent ?? 100)) / 100;
  if (says?.kind === 'MULTI_BUY') return whole - says.cents;
  if (says?.kind === 'EACH') return whole - count * says.cents;
  if (says?.kind === 'OFF') return says.cents;
  if (says?.kind === 'PERCENT') return (whole * says.percent) / 100;
  throw new Error(`"${ticket}" is no deal that anything prices`);
}

test('N-34 S-86 every coupon that takes something off a cart takes off what its ticket says, to the cent', () => {
  const money = demoOffers(goods, today).filter(
    ({ card, rule }) =>
      ['OFF', 'PERCENT', 'EACH', 'FOR', 'GET', 'FREE', 'SPEND'].includes(card.deal!.kind) && !rule.custom,
  );
  expect(new Set(money.map(({ card }) => card.deal!.kind)).size).toBe(7);
  const broken = money.flatMap((offer) => {
    const found = priced(offer);
    const says = promised(offer, found);
    return found.off === says
      ? []
      : [`${offer.offerId}: ${offer.card.offerPrice} ${offer.card.priceTitle} gives ${found.off}, not ${says}`];
  });
  expect(broken).toEqual([]);
});
