import { expect, test } from 'vitest';
import type { NoticeParts } from '../../../generated/rest.ts';
import type { Language } from '../../../shared/language.ts';
import { type GameWords, noWords, wordsIn } from '../../games/rules/words/game-words.ts';
import { noticeWords } from './notice-words.ts';

const createdAt = '2026-08-06T19:00:00.000Z';
const words = (parts: NoticeParts, language: Language = 'en', now = createdAt, names: GameWords = noWords) =>
  noticeWords({ parts, title: null, body: null }, Temporal.Instant.from(now), names, language);
const both = (parts: NoticeParts) => [words(parts), words(parts, 'es')];
const friday = { orderNumber: '4471902', start: '2026-08-07T23:00:00.000Z', timeZone: 'America/Los_Angeles' };
const swap = { kind: 'SUBSTITUTED' as const, name: 'Blueberries', by: 'Strawberries', left: null };
const short = { kind: 'SHORT' as const, name: 'Green Kiwifruit', by: null, left: 0 };
const changed = (
  changes: ((typeof swap & { asks?: boolean }) | typeof short)[],
  differenceCents: number,
  order = {},
): NoticeParts => ({
  code: 'ORDER_CHANGED',
  ...friday,
  ...order,
  changes,
  totalCents: 4257,
  differenceCents,
});

test('N-69 a swap, an item that is out, several changes, and weights each have a title of their own', () => {
  expect(both(changed([swap], -50))).toEqual([
    {
      title: 'A swap on Friday’s order',
      body: 'We were out of Blueberries, so we packed Strawberries. Your new total is $42.57, $0.50 less than before.',
    },
    {
      title: 'Un cambio en tu pedido del viernes',
      body: 'No había Blueberries, así que pusimos Strawberries. Tu nuevo total es $42.57, $0.50 menos que antes.',
    },
  ]);
  expect(both(changed([{ ...swap, asks: true }], 0)).map((said) => said?.body)).toEqual([
    "We were out of Blueberries. Is Strawberries okay instead? If you don't say yes, we leave it out. Your total stays at $42.57.",
    'No había Blueberries. ¿Está bien Strawberries en su lugar? Si no dices que sí, no lo incluimos. Tu total sigue siendo $42.57.',
  ]);
  expect(words(changed([{ ...short, left: 1 }], -299, { start: createdAt }))).toEqual({
    title: 'An item is out on today’s order',
    body: 'We only had 1 of Green Kiwifruit. Your new total is $42.57, $2.99 less than before.',
  });
  expect(words(changed([swap, short], -349, { start: null }))).toEqual({
    title: '2 items changed on order 4471902',
    body: 'We were out of Blueberries, so we packed Strawberries. We were out of Green Kiwifruit. Your new total is $42.57, $3.49 less than before.',
  });
  expect(words(changed([], 500))).toEqual({
    title: 'A new total for Friday’s order',
    body: 'We weighed your items. Your new total is $42.57, $5.00 more than before.',
  });
});

test.each([
  ['2026-07-31T20:00:00Z', 'your order for Aug 7', 'tu pedido del 7 ago'],
  ['2026-08-01T20:00:00Z', 'Friday’s order', 'tu pedido del viernes'],
  ['2026-08-07T07:00:00Z', 'today’s order', 'tu pedido de hoy'],
  ['2026-08-08T06:59:59Z', 'today’s order', 'tu pedido de hoy'],
  ['2026-08-08T07:00:00Z', 'your order for Aug 7', 'tu pedido del 7 ago'],
  ['2026-11-07T20:00:00Z', 'your order for Aug 7', 'tu pedido del 7 ago'],
])('N-69 X-9 at %s a notice names its order by the store’s day: %s', (now, en, es) => {
  expect(words(changed([swap], 0), 'en', now)?.title).toBe(`A swap on ${en}`);
  expect(words(changed([swap], 0), 'es', now)?.title).toBe(`Un cambio en ${es}`);
});

test('N-64 N-69 a cancellation by the store, a card that refuses, and a refund are told', () => {
  expect(words({ code: 'ORDER_CANCELED', ...friday })?.title).toBe('We had to cancel Friday’s order');
  const refused = { code: 'HOLD_REFUSED' as const, ...friday, start: createdAt, totalCents: 4257, heldCents: 4000 };
  expect(words({ ...refused, canPayThere: true })).toEqual({
    title: 'Your card didn’t cover today’s order',
    body: "It comes to $42.57 now, and your card holds $40.00. We'll keep it for you at the store. Choose to pay when you get your groceries, or try your card again.",
  });
  expect(words({ ...refused, canPayThere: false })?.body).toContain('or call the store.');
  expect(both({ code: 'REFUNDED', orderNumber: '4471902', cents: 399, items: 1 })).toEqual([
    { title: '$3.99 came back to you', body: 'Order 4471902, one item.' },
    { title: 'Te devolvimos $3.99', body: 'Pedido 4471902, un artículo.' },
  ]);
});

test('N-82 a return that is worth nothing says why', () => {
  const [en, es] = both({ code: 'REFUNDED', orderNumber: '4471902', cents: 0, items: 1 });
  expect(en?.title).toBe('We noted your return');
  expect(en?.body).toContain('what you keep costs as much as all of it did');
  expect(es?.title).toBe('Anotamos tu devolución');
});

const date = '2026-10-24';
const left = [{ name: 'Sourdough', why: 'PRICE_ROSE' }];

test('N-65 orders to come, their prices, and what is left of them are told with the day', () => {
  const changes = [{ name: 'Sourdough', percent: 17, needsTap: true }];
  expect(both({ code: 'RUN_AHEAD', date, items: 1, cents: 1000, changes })).toEqual([
    {
      title: 'Schedule & Save: 1 item on Sat, Oct 24',
      body: "About $10.00 before savings. Sourdough went up 17%. Accept the new price, or we'll leave it out.",
    },
    {
      title: 'Programa y ahorra: 1 artículo el sáb 24 oct',
      body: 'Unos $10.00 antes de los ahorros. Sourdough subió 17%. Acepta el nuevo precio o no lo incluiremos.',
    },
  ]);
  const swapped = ['Milk'];
  const ending = [{ name: 'Jam', endsOn: '2026-10-20' }];
  const more = { swapped, left: [{ name: '', why: 'NOT_CARRIED' }], ending };
  expect(words({ code: 'RUN_AHEAD', date, items: 1, cents: 1000, changes: [], ...more })?.body).toBe(
    "About $10.00 before savings. Milk is out, so the closest match comes in its place. An item can't be had, so it won't come. Your coupon for Jam ends before that, on Tue, Oct 20.",
  );
  expect(words({ code: 'RUN_PRICED', date, totalCents: 1110, moreCents: 81, left: [] })).toEqual({
    title: 'Your Schedule & Save order for Sat, Oct 24 comes to $11.10',
    body: 'That is $0.81 more than before.',
  });
  expect(words({ code: 'PRICES_ROSE', names: ['Whole Milk'], until: '2026-10-23' })).toEqual({
    title: 'The price of Whole Milk rose',
    body: "Whole Milk went up over 10%. Accept the new price by Fri, Oct 23, or we'll leave it out.",
  });
});

test('N-65 an order that came by itself, and a day without one, say what was left out and why', () => {
  const ordered = { code: 'RUN_ORDERED' as const, date, items: 2, storeName: '2300 16th St', swapped: ['Milk'], left };
  expect(words(ordered)).toEqual({
    title: 'Your Schedule & Save order for Sat, Oct 24 is in',
    body: "2 items from 2300 16th St. You can change it until the day before. Milk is out, so we picked the closest match. We left out Sourdough: its price rose over 10% and you haven't accepted it.",
  });
  const none = { code: 'RUN_NOT_ORDERED' as const, date };
  expect(words({ ...none, why: 'SLOT_FULL', left: [] })).toEqual({
    title: 'No Schedule & Save order on Sat, Oct 24',
    body: 'Every time that day is taken. Your schedule goes on as planned.',
  });
  expect(words({ ...none, why: 'SOMETHING_NEW', left })?.body).toMatch(/^We couldn't place the order\./);
  expect(words({ ...none, why: null, left: [{ name: 'Milk', why: 'SOMETHING_NEW' }] })?.body).toBe(
    'We left out Milk. Your schedule goes on as planned.',
  );
});

test('N-31 a win says until when it is to be claimed; a prize that is back, that it was asked for', () => {
  const draw = {
    prizeName: 'Groceries for a year',
    title: 'Harvest Spin',
    claimBy: '2026-09-08T06:59:59.999Z',
    timeZone: 'America/Los_Angeles',
  };
  expect(both({ code: 'DRAW_WON', ...draw })).toEqual([
    {
      title: 'Congratulations!',
      body: 'You won the Harvest Spin sweepstakes: Groceries for a year. Claim it by Sep 7.',
    },
    {
      title: '¡Felicidades!',
      body: 'Ganaste el sorteo Harvest Spin: Groceries for a year. Reclama tu premio hasta el 7 sept.',
    },
  ]);
  expect(words({ code: 'CLAIM_DUE', ...draw })?.body).toContain('or it goes to another household');
  expect(words({ code: 'PRIZE_BACK', name: 'Free cake' })?.title).toBe('Free cake is back in stock');
});

test('N-31 prizes and games of notices are called what their retailer calls them in the language of the inbox', () => {
  const names = wordsIn({
    language: 'es',
    programs: [
      {
        programCode: 'HARVEST',
        title: 'Gira y cosecha',
        drawPrizeName: 'Comestibles por un año',
        prizes: [{ prizeId: 'cake', name: 'Pastel gratis' }],
      },
    ],
  });
  const draw = { prizeName: 'Groceries for a year', title: 'Harvest Spin', claimBy: null, timeZone: 'America/Denver' };
  const told = (parts: NoticeParts) => JSON.stringify(words(parts, 'es', createdAt, names));
  expect(told({ code: 'DRAW_WON', programCode: 'HARVEST', ...draw })).toMatch(/Gira y cosecha: Comestibles por un año/);
  expect(told({ code: 'CLAIM_DUE', programCode: 'HARVEST', ...draw })).toContain('Comestibles por un año');
  expect(told({ code: 'PRIZE_BACK', prizeId: 'cake', name: 'Free cake' })).toContain('Pastel gratis');
  // Notices from before they named their game keep its own words.
  expect(told({ code: 'DRAW_WON', ...draw })).toMatch(/Harvest Spin: Groceries for a year/);
  expect(told({ code: 'PRIZE_BACK', name: 'Free cake' })).toContain('Free cake');
});

test('an older notice keeps its words; one of a code that is not known is left out', () => {
  const old = { title: 'A swap', body: 'We packed Strawberries.' };
  expect(noticeWords({ parts: null, ...old }, Temporal.Instant.from(createdAt), noWords, 'es')).toEqual(old);
  expect(words({ code: 'SOMETHING_NEW' } as unknown as NoticeParts)).toBeNull();
});

test('N-69 a notice that has lost a part of its words is left out', () => {
  const at = Temporal.Instant.from(createdAt);
  for (const old of [
    { title: null, body: 'We packed Strawberries.' },
    { title: 'A swap', body: null },
  ])
    expect(noticeWords({ parts: null, ...old }, at, noWords, 'en')).toBeNull();
});

test('N-41 N-69 a notice tells what the whole order costs, so that it never contradicts what a swap alone costs', () => {
  const sum = (differenceCents: number) => words(changed([swap], differenceCents))?.body;
  expect(sum(0)).toContain('Your total stays at $42.57.');
  expect(sum(1)).toContain('$42.57, $0.01 more than before.');
  expect(sum(-1)).toContain('$42.57, $0.01 less than before.');
});

test('N-69 an item that is found after all was packed, however many are left', () => {
  const found = { kind: 'FOUND', name: 'Blueberries', by: null, left: 3 } as unknown as typeof swap;
  expect(words(changed([found], 0))).toMatchObject({
    title: 'An item is back on Friday’s order',
    body: expect.stringContaining('We have Blueberries after all.'),
  });
});

test('a passkey that was stopped is named, with what to do', () => {
  expect(both({ code: 'PASSKEY_STOPPED', name: 'Maya’s iPhone' })).toMatchObject([
    { title: 'We stopped one of your passkeys', body: expect.stringMatching(/^Maya’s iPhone may have been copied/) },
    { title: 'Bloqueamos una de tus llaves de acceso', body: expect.stringContaining('Maya’s iPhone') },
  ]);
});

test('N-70 a membership that was not paid for has ended', () => {
  expect(words({ code: 'MEMBERSHIP_ENDED' } as NoticeParts)?.title).toBe('FreshPass has ended');
});
