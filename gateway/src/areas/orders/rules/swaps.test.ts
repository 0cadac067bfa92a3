import { expect, test } from 'vitest';
import { anOrderLine } from '../../../testing/order-rows.ts';
import { orderChange } from './order-lines.ts';
import { choiceText, type SwapPlace, type SwappedLine, swapWords, touches } from './swaps.ts';

const swap = { itemId: '970000002', name: 'Kent Mango', listCents: 250, decision: null, canDecide: true } as const;
const aSwap = (given: Partial<SwappedLine> = {}): SwappedLine => ({
  ...anOrderLine({ name: 'Ataulfo Mango', status: 'SUBSTITUTED', picked: { quantity: 2, weight: null } }),
  netCents: 398,
  orderedNetCents: 398,
  swap,
  ...given,
});
const atDoor: SwapPlace = { state: 'OUT_FOR_DELIVERY', channel: 'DELIVERY', handOver: { kind: 'ATTENDED' } };

test('N-41 a swap says what was ordered and packed, and that the lower price is paid', () => {
  expect(swapWords(aSwap(), atDoor, 'en')).toEqual({
    text: 'We were out of Ataulfo Mango.',
    orderedText: '× 2 · $3.98',
    packedText: '× 2 · $3.98',
    packedWasCents: 500,
    payText: 'You pay the lower price.',
    decisionText: null,
    untilText: 'Decide before the driver leaves your door. If you do nothing, you keep it.',
    giveBackText: 'Give it back at the door',
  });
});

test.each<[string, Partial<SwappedLine>, string]>([
  ['less', { netCents: 350, swap: { ...swap, listCents: 175 } }, 'It costs $0.48 less.'],
  ['the same', { netCents: 398, swap: { ...swap, listCents: 199 } }, 'It costs the same.'],
  ['more', { netCents: 399, swap: { ...swap, listCents: 199 } }, 'It costs $0.01 more.'],
])('N-41 a swap that costs %s says so', (_, given, text) => {
  expect(swapWords(aSwap(given), atDoor, 'en')).toMatchObject({ payText: text, packedWasCents: null });
});

test.each<[Partial<SwapPlace>, giveBack: string, until: RegExp]>([
  [{ state: 'PICKING' }, 'Refund instead', /^Decide before we hand it over\./],
  [{ state: 'PICKING', channel: 'SHIPPING' }, 'Refund instead', /^Decide before it is sent\./],
  [{ state: 'READY', channel: 'PICKUP' }, 'Give it back at pickup', /^Decide before you pick it up\./],
  [{ handOver: { kind: 'UNATTENDED' } }, 'Refund instead', /leaves your door\./],
  [{ state: 'READY' }, 'Refund instead', /leaves your door\./],
  [{ state: 'PICKING', channel: 'PICKUP' }, 'Refund instead', /^Decide before we hand it over\./],
])('N-41 where the order is, %j, says how it is given back: %s', (place, giveBackText, until) => {
  const words = swapWords(aSwap(), { ...atDoor, ...place }, 'en');
  expect(words.giveBackText).toBe(giveBackText);
  expect(words.untilText).toMatch(until);
});

test('N-60 a swap that the shopper wanted to be asked about comes only with their yes, and says so', () => {
  const asked = aSwap({ substitution: { kind: 'ASK' }, swap: { ...swap, needsYes: true } });
  expect(swapWords(asked, atDoor, 'en').untilText).toBe(
    "Decide before the driver leaves your door. If you do nothing, we leave it out, and you don't pay for it.",
  );
  const gone = { ...asked, status: 'SHORT', picked: { quantity: 0, weight: null } } as const;
  const unanswered = { ...gone, swap: { ...asked.swap, decision: 'GIVE_BACK' as const } };
  expect(orderChange(unanswered, 'en')?.text).toBe(
    "We were out, and Kent Mango didn't come instead. You aren't charged for it.",
  );
});

test('N-41 a decision is said, and a line that was given back says so', () => {
  const decided = (decision: 'KEEP' | 'GIVE_BACK') => aSwap({ swap: { ...swap, decision } });
  expect(swapWords(decided('KEEP'), atDoor, 'en').decisionText).toBe('You keep Kent Mango.');
  expect(swapWords(decided('GIVE_BACK'), atDoor, 'en').decisionText).toBe(
    "Kent Mango goes back. You don't pay for it.",
  );
  const back = { ...decided('GIVE_BACK'), status: 'SHORT', picked: { quantity: 0, weight: null } } as const;
  const words = swapWords({ ...back, netCents: 0 }, atDoor, 'en');
  expect(words).toMatchObject({ packedText: 'Going back', packedWasCents: null, payText: "You don't pay for it." });
  expect(orderChange(back, 'en')).toMatchObject({
    kind: 'SHORT',
    text: "We were out, and you gave back Kent Mango. You aren't charged for it.",
  });
});

test('N-41 N-50 what is worth more is told of the packages that came, and not of a weight', () => {
  const was = (given: Partial<SwappedLine>) => swapWords(aSwap(given), atDoor, 'en').packedWasCents;
  expect(was({ picked: { quantity: 3, weight: null } })).toBe(750);
  expect(was({ picked: null })).toBe(500);
  expect(was({ picked: { quantity: 2, weight: 137 } })).toBeNull();
});

test('N-41 a product to choose instead has its size and price, or its price by the pound', () => {
  const choice = { size: '16 oz', listCents: 399 };
  expect([choiceText(choice, false, 'en'), choiceText(choice, true, 'en')]).toEqual(['16 oz · $3.99', '$3.99/lb']);
});

test('N-41 a coupon that still counts is named once, and one that nobody knows not at all', () => {
  const applied = ['c1', 'c1', 'gone'].map((offerId) => ({ offerId, why: 'ITEM' as const }));
  expect(touches(applied, new Map([['c1', { title: '20% off Cheddar' }]]), 'en')).toEqual([
    '20% off Cheddar stays in this order.',
  ]);
});
