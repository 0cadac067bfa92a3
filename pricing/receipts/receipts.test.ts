import { expect, test } from 'vitest';
import { quote } from '../quote.ts';
import { version } from '../settle.ts';
import { bogo, context, line, offer } from '../testing/samples.ts';
import { canonical } from './canonical.ts';
import { differences } from './differences.ts';
import { costIdOf } from './cost-id.ts';
import { digestOf, type QuoteInputs, quoteInputs, quoteOf } from './digest.ts';
import { mostCharacters, type Receipt, readReceipt, receiptOf } from './receipt.ts';
import { stepsOf } from './steps.ts';
import { verifyReceipt } from './verify.ts';

const milk = quoteInputs([line({ qty: 2, taxCode: 'food' })], [offer()], context());
/** The file of a receipt, read again. */
const reread = (receipt: Receipt): Receipt => {
  const { receipt: read, fault } = readReceipt(JSON.stringify(receipt));
  if (read === null) throw new Error(fault);
  return read;
};

test('canonical JSON has its keys in order and nothing for what is absent', () => {
  expect(canonical({ b: [1, null, 'é"'], a: { d: true, c: undefined } })).toBe('{"a":{"d":true},"b":[1,null,"é\\""]}');
  expect(() => canonical({ price: Number.NaN })).toThrow(TypeError);
});

test('N-60 what a shopper agrees to stays the same by an offer that takes nothing off, and changes with what costs', () => {
  const idOf = (inputs: QuoteInputs) => costIdOf(quoteOf(inputs), inputs);
  const id = idOf(milk);
  const idle = offer({ offerId: 'idle', buy: { upcs: ['not here'] } });
  expect(idOf({ ...milk, offers: [...milk.offers, idle] })).toBe(id);
  expect(digestOf({ ...milk, offers: [...milk.offers, idle] })).not.toBe(digestOf(milk));
  expect(idOf({ ...milk, context: context({ placedAt: '2026-08-05T10:00:01.000' }) })).toBe(id);
  expect(idOf({ ...milk, offers: [] })).not.toBe(id);
  expect(idOf({ ...milk, cart: [line({ qty: 3, taxCode: 'food' })] })).not.toBe(id);
  expect(idOf({ ...milk, context: context({ storeId: 'another' }) })).not.toBe(id);
  expect(idOf({ ...milk, context: context({ channel: 'DELIVERY' }) })).not.toBe(id);
});

test('the digest is known by heart, so that no machine computes another one', () => {
  expect(digestOf(milk)).toBe('9ae0a9928b18cae6503f7b87c1a20388283e2efc62a65c98c6d0554c6103db41');
});

test('I-7 the digest changes with whatever decides the price, and with nothing else', () => {
  const digest = digestOf(milk);
  const at = (placedAt: string, promo = bogo) =>
    digestOf(quoteInputs([line({ promo })], [offer()], context({ placedAt })));
  expect(digestOf({ ...milk, context: context({ placedAt: '2026-08-05T10:00:01.000', validUntil: 'later' }) })).toBe(
    digest,
  );
  expect(digestOf({ ...milk, context: context({ rewardCents: 1 }) })).not.toBe(digest);
  expect(digestOf({ ...milk, cart: [line({ qty: 3, taxCode: 'food' })] })).not.toBe(digest);
  expect(digestOf({ ...milk, rules: '1' })).not.toBe(digest);
  expect(at('2026-08-31T23:59:59.999')).toBe(at('2026-08-01T00:00:00.000'));
  expect(at('2026-09-01T00:00:00.000')).not.toBe(at('2026-08-31T23:59:59.999'));
  expect(at('2026-07-31T23:59:59.999')).not.toBe(at('2026-08-01T00:00:00.000'));
});

test('a receipt with a figure changed says which one, and what it should be', () => {
  const receipt = receiptOf(milk);
  const [first] = receipt.quote.lines;
  const cheaper = { ...receipt.quote, lines: [{ ...first!, netCents: 1 }] };
  expect(verifyReceipt(reread({ ...receipt, quote: cheaper }))).toMatchObject({
    isValid: false,
    differences: [{ path: 'quote.lines[0].netCents', computed: '700', told: '1' }],
  });
  const found = (changed: object) =>
    verifyReceipt({ ...receipt, ...changed }).differences.map(({ path, computed, told }) => [path, computed, told]);
  expect(found({ digest: '0'.repeat(64) })).toEqual([['digest', `"${receipt.digest}"`, `"${'0'.repeat(64)}"`]]);
  expect(found({ inputs: { ...milk, rules: '1' } }).map(([path]) => path)).toEqual(['inputs.rules', 'digest']);
  expect(found({ quote: { ...receipt.quote, lines: [] } })).toMatchObject([['quote.lines[0]', expect.any(String), '']]);
  expect(found({ quote: { ...receipt.quote, lines: 'none' } })).toHaveLength(2);
  expect(found({ quote: { ...receipt.quote, tip: 1 } })).toEqual([['quote.tip', '', '1']]);
  expect(found({ quote: {} }).length).toBeGreaterThan(5);
});

/** The same receipt as a version of the rules wrote it that knew no bags. */
const older = (): Receipt => {
  const inputs = { ...milk, rules: '2' };
  const { quote: told } = receiptOf(milk);
  const { bagCents: _, ...totals } = told.totals;
  return {
    version: 'larder-receipt-1',
    digest: digestOf(inputs),
    inputs,
    quote: { ...told, version: '2', totals: totals as typeof told.totals },
  };
};

test('N-42 a receipt of older rules is not replayed by those of today: what it stores is unchanged, and adds up', () => {
  const { isValid, isReplayed, rules, checks } = verifyReceipt(reread(older()));
  expect({ isValid, isReplayed, rules }).toEqual({ isValid: true, isReplayed: false, rules: '2' });
  expect(checks.map(({ path }) => path)).toEqual([
    'digest',
    'quote.version',
    'quote.lines',
    'quote.lines[0].netCents',
    'quote.totals.listCents',
    'quote.totals.goodsCents',
    'quote.totals.taxCents',
    'quote.totals.totalCents',
  ]);
  expect(verifyReceipt(receiptOf(milk))).toMatchObject({ isReplayed: true, rules: version });
});

test('N-42 a receipt of older rules with a figure changed says which one, whatever else was stored', () => {
  const found = (quote: object, changed: object = {}) => {
    const receipt = older();
    const { differences: all, isValid } = verifyReceipt(
      reread({ ...receipt, ...changed, quote: { ...receipt.quote, ...quote } }),
    );
    expect(isValid).toBe(false);
    return all.map(({ path }) => path);
  };
  const { totals, lines } = older().quote;
  expect(found({ totals: { ...totals, totalCents: 1 } })).toEqual(['quote.totals.totalCents']);
  expect(found({ lines: [{ ...lines[0], netCents: 1 }] })).toEqual([
    'quote.lines[0].netCents',
    'quote.totals.goodsCents',
  ]);
  expect(found({}, { digest: '0'.repeat(64) })).toEqual(['digest']);
  expect(found({ lines: 'none', totals: null, taxes: [7] }).length).toBeGreaterThan(3);
  expect(found({ lines: [{ listCents: '400', netCents: 400, applied: [null] }] })).toContain('quote.lines[0].netCents');
});

test('a file that is no receipt is refused with the reason', () => {
  const faultOf = (file: string) => readReceipt(file).fault;
  const receipt = receiptOf(milk);
  const changed = (change: object) => faultOf(JSON.stringify({ ...receipt, inputs: { ...milk, ...change } }));
  expect(faultOf(' '.repeat(mostCharacters + 1))).toBe('The file is longer than 2000000 characters.');
  expect(faultOf('<html>')).toBe("The file isn't JSON.");
  expect(faultOf('[]')).toBe("This isn't a receipt; expected receipt: an object.");
  expect(faultOf(JSON.stringify({ ...receipt, version: '2' }))).toContain('receipt.version: one of larder-receipt-1');
  expect(faultOf(JSON.stringify({ ...receipt, more: 1 }))).toContain('receipt: nothing called "more"');
  expect(changed({ cart: [line({ qty: -1 })] })).toContain('receipt.inputs.cart[0].qty: a whole number from 1 to 999');
  expect(changed({ cart: [line({ qty: 1.5 })] })).toContain('qty');
  expect(changed({ cart: Array(201).fill(line()) })).toContain('receipt.inputs.cart: at most 200 entries');
  expect(changed({ cart: [line(), line()] })).toContain('each lineId once');
  expect(changed({ offers: [offer(), offer()] })).toContain('each offerId once');
  expect(changed({ offers: [offer({ buy: { minCents: 0 } })] })).toContain('offers[0].buy.minCents');
  expect(changed({ context: context({ steps: 1e9 }) })).toContain('context.steps');
  expect(changed({ cart: [{ ...line(), promo: { ...bogo, type: 'Z' } }] })).toContain('promo.type: one of P, B, M');
  expect(changed({ cart: [{ ...line(), promo: { ...bogo, type: 'constructor' } }] })).toContain('promo.type');
  expect(faultOf(JSON.stringify(receipt).replace('"inputs":{', '"inputs":{"__proto__":{},'))).toContain('__proto__');
});

test('"Why this price" leads from the regular price to what is paid, in the order of N-35', () => {
  const { lines } = quote(
    [line({ qty: 2, isSubscription: true, promo: { type: 'P', priceCents: 300, endsOn: '2026-08-31' } })],
    [
      offer(),
      offer({ offerId: 'a coupon', funding: 'MF' }),
      offer({ offerId: 'order', proto: 'REWARDS_FLAT', buy: {} }),
    ],
    context({ rewardCents: 50 }),
  );
  expect(
    stepsOf(lines[0]!).map(({ kind, offerId, amountCents, leftCents }) => [kind, offerId, amountCents, leftCents]),
  ).toEqual([
    ['LIST', null, 800, 800],
    ['PROMO', 'promo:milk', 200, 600],
    ['SUBSCRIPTION', 'promo:subscription:milk', 30, 570],
    ['STORE_OFFER', 'offer', 100, 470],
    ['ORDER_OFFER', 'order', 100, 370],
    ['MANUFACTURER_COUPON', 'a coupon', 100, 270],
    ['REWARD', 'reward', 50, 220],
  ]);
});

test('N-60 a quote that changed says what is new, line by line and in its sums', () => {
  const of = (cart: Parameters<typeof quote>[0], offers = [offer()]) => quote(cart, offers, context());
  const eggs = line({ lineId: 'eggs', upc: 'eggs', taxCode: 'food' });
  const before = of([line(), eggs]);
  expect(differences(before, of([line(), eggs]))).toEqual({ lines: [], sums: [] });
  expect(differences(before, of([line({ listCents: 450 }), { ...eggs, qty: 2 }]))).toEqual({
    lines: [
      { lineId: 'milk', upc: 'milk', code: 'PRICE', offerIds: [], beforeCents: 300, afterCents: 350 },
      { lineId: 'eggs', upc: 'eggs', code: 'QUANTITY', offerIds: [], beforeCents: 400, afterCents: 800 },
    ],
    sums: [
      { code: 'GOODS', beforeCents: 700, afterCents: 1150 },
      { code: 'TAX', beforeCents: 20, afterCents: 40 },
      { code: 'TOTAL', beforeCents: 720, afterCents: 1190 },
    ],
  });
  const { lines } = differences(before, of([line(), line({ lineId: 'new', upc: 'new' })], []));
  expect(lines.map(({ lineId, code, offerIds }) => [lineId, code, offerIds])).toEqual([
    ['milk', 'OFFER', ['offer']],
    ['new', 'ADDED', []],
    ['eggs', 'REMOVED', []],
  ]);
});
