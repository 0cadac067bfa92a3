import { expect, test } from 'vitest';
import type { ProductPrice } from '../../gateway/src/generated/rest.ts';
import { savingText } from '../../gateway/src/areas/catalog/rules/prices/price-words.ts';
import { quote } from '../../pricing/quote.ts';
import { context } from '../../pricing/testing/samples.ts';
import { pricedLine } from '../../services/src/cart/rules/price-inputs.ts';
import { line } from '../../services/src/cart/testing/lines.ts';
import { type DemoProduct, demoProducts } from '../../services/src/catalog/demo/products.ts';
import { demoPrices } from '../../services/src/catalog/demo/stock.ts';
import { priceOn } from '../../services/src/catalog/rules/price-today.ts';
import type { Price } from '../../services/src/catalog/rules/product.ts';
import { goods } from '../../services/src/catalog/testing/goods.ts';
import { priceView } from '../../services/src/catalog/views/products.ts';
import { adWeeks, type PromotedGoods, weeklyAds } from '../../services/src/offers/demo/weekly-ads.ts';
import { dealsTold } from '../../services/src/platform/imports/deals-told.ts';

const today = Temporal.PlainDate.from('2026-08-05');
const day = today.toString();
const all = new Map(demoProducts(today).map((each) => [each.product.bpn, each]));
const promoted = [0.94, 1, 1.08].flatMap((factor, at) =>
  demoPrices([...all.values()], { storeId: `291${at}`, factor }, today).flatMap(({ bpn, storeId, price }) => {
    const here = priceOn(price, day);
    return here.promo === null ? [] : [{ storeId, demo: all.get(bpn)!, price: here, promo: here.promo }];
  }),
);

/** What so many packages of it cost in a cart; by weight, a pound each. */
function cartCents({ product }: DemoProduct, price: Price, quantity: number): number {
  const isWeighed = product.minimumWeight !== null;
  const priced = pricedLine(line('e', { quantity, weight: isWeighed ? 100 : null }), goods({ price }), { state: 'OR' });
  return quote([priced!], [], context({ placedAt: `${day}T10:00:00.000` })).lines[0]!.netCents;
}

/** How many packages a text speaks of, and what they cost if it is true. */
function promisedBy(text: string, { priceCents, basePriceCents }: Price) {
  const { told, hasMore } = dealsTold(text);
  const says = told.length === 1 && !hasMore ? told[0]!.says : undefined;
  if (says?.kind === 'BUY_GET') return { quantity: says.buy + says.free, cents: says.buy * priceCents };
  if (says?.kind === 'MULTI_BUY') return { quantity: says.quantity, cents: says.cents };
  if (says?.kind === 'OFF') return { quantity: 1, cents: basePriceCents - says.cents };
  throw new Error(`"${text}" is no deal that anything prices`);
}

test('N-33 S-64 every promotion that a page of a product shows is what a cart then costs, to the cent', () => {
  const shown = promoted.map(({ demo, price }) => {
    const view = priceView(price, demo.product, 'oz') as ProductPrice;
    const isWeighed = demo.product.minimumWeight !== null;
    const packaged = { sellByWeight: isWeighed, packageQuantity: 1, packageUnit: demo.product.packageUnit };
    const text = savingText(view, packaged, day, 'en');
    return { name: demo.product.name, text, demo, price };
  });
  expect(shown.filter(({ text }) => text === null)).toEqual([]);
  expect(new Set(promoted.map(({ promo }) => promo.type))).toEqual(new Set(['P', 'B', 'M']));
  const broken = shown.filter(({ text, demo, price }) => {
    const { quantity, cents } = promisedBy(text!, price);
    return cartCents(demo, price, quantity) !== cents;
  });
  expect(broken.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
});

test('N-33 S-53 every deal of the weekly ad is what a cart then costs, to the cent', () => {
  const rows = promoted.map(({ storeId, demo: { product }, price, promo }): PromotedGoods => ({
    storeId,
    upc: product.gtin,
    name: product.name,
    nameEs: null,
    brandName: null,
    departmentId: 'd',
    department: 'D',
    pictureId: null,
    promoType: promo.type,
    priceCents: price.priceCents,
    baseCents: price.basePriceCents,
    promoText: promo.text,
    promoBuy: promo.terms?.buy ?? null,
    promoFree: promo.terms?.free ?? null,
    promoQuantity: promo.terms?.quantity ?? null,
    promoCents: promo.terms?.priceCents ?? null,
    endsOn: promo.endsOn,
    isWeighed: product.minimumWeight !== null,
  }));
  const broken = weeklyAds(rows, adWeeks(today).now).filter(({ card: { offerPrice, priceTitle } }, at) => {
    const { demo, price } = promoted[at]!;
    if (priceTitle !== '') return offerPrice !== `$${(cartCents(demo, price, 1) / 100).toFixed(2)}`;
    const { quantity, cents } = promisedBy(offerPrice, price);
    return cartCents(demo, price, quantity) !== cents;
  });
  expect(broken.map(({ card }) => `${card.name}: ${card.offerPrice}`)).toEqual([]);
});
