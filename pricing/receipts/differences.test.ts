import { expect, test } from 'vitest';
import { quote } from '../quote.ts';
import { bogo, context, line, offer } from '../testing/samples.ts';
import { differences } from './differences.ts';

const of = (cart: Parameters<typeof quote>[0], offers = [offer()], more: Parameters<typeof context>[0] = {}) =>
  quote(cart, offers, context(more));
const eggs = line({ lineId: 'eggs', upc: 'eggs' });

test('N-60 a line that came costs nothing before, and one that went costs nothing after', () => {
  expect(differences(of([line()]), of([line(), eggs])).lines).toEqual([
    { lineId: 'eggs', upc: 'eggs', code: 'ADDED', offerIds: [], beforeCents: null, afterCents: 400 },
  ]);
  expect(differences(of([line(), eggs]), of([line()])).lines).toEqual([
    { lineId: 'eggs', upc: 'eggs', code: 'REMOVED', offerIds: [], beforeCents: 400, afterCents: null },
  ]);
});

test("N-60 the store's own promo is a price, and with an offer it is an offer", () => {
  const sale = line({ promo: { type: 'P', priceCents: 350, endsOn: bogo.endsOn } });
  const changes = (before: ReturnType<typeof of>, after: ReturnType<typeof of>) =>
    differences(before, after).lines.map(({ code, offerIds }) => [code, ...offerIds]);
  expect(changes(of([line()]), of([sale]))).toEqual([['PRICE', 'promo:milk']]);
  expect(changes(of([sale]), of([line()]))).toEqual([['PRICE', 'promo:milk']]);
  expect(changes(of([sale]), of([line()], []))).toEqual([['OFFER', 'offer', 'promo:milk']]);
});

test('N-60 of offers on a line, those that take something else off are named', () => {
  const maker = offer({ offerId: 'maker', funding: 'MF' });
  const more = offer({
    offerId: 'maker',
    funding: 'MF',
    get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 120 } },
  });
  const changed = (...[before, after]: Parameters<typeof of>[1][]) =>
    differences(of([line()], before), of([line()], after)).lines.map(({ offerIds }) => offerIds);
  expect(changed([offer(), maker], [offer(), more])).toEqual([['maker']]);
  expect(changed([offer(), maker], [offer()])).toEqual([['maker']]);
  expect(changed([offer()], [offer(), maker])).toEqual([['maker']]);
});

test('N-60 deposits and bags are sums of their own', () => {
  const bags = { cents: 10, packages: 5, isFreeWithEbt: true };
  const { sums, lines } = differences(of([line()]), of([line({ depositCents: 5 })], [offer()], { bags }));
  expect(lines).toEqual([]);
  expect(sums).toEqual([
    { code: 'DEPOSIT', beforeCents: 0, afterCents: 5 },
    { code: 'BAG', beforeCents: 0, afterCents: 10 },
    { code: 'TOTAL', beforeCents: 300, afterCents: 315 },
  ]);
});

test('N-60 an offer of a cent is named when it comes or goes', () => {
  const cent = offer({ offerId: 'cent', funding: 'MF', get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: 1 } } });
  const ids = (before: ReturnType<typeof of>, after: ReturnType<typeof of>) =>
    differences(before, after).lines.map(({ offerIds }) => offerIds);
  expect(ids(of([line()], []), of([line()], [cent]))).toEqual([['cent']]);
  expect(ids(of([line()], [cent]), of([line()], []))).toEqual([['cent']]);
});
