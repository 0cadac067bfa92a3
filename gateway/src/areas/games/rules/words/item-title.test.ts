import { expect, test } from 'vitest';
import { noWords, wordsIn } from './game-words.ts';
import { type Item, itemTitle } from './item-title.ts';

const words = wordsIn({
  language: 'es',
  programs: [{ programCode: 'SPIN', title: 'Gira', prizes: [{ prizeId: 'loaf', name: 'Pan gratis' }] }],
});
const item = (given: Partial<Item>): Item => ({
  points: 0,
  title: 'In English',
  programCode: 'SPIN',
  programTitle: 'Spin',
  ...given,
});
const path = { name: 'Compra 3 paquetes de moras', isChallenge: true };

test.each<[Partial<Item>, string]>([
  [{ type: 'PLAY', source: 'PLAY', points: -40 }, 'Jugaste a Gira'],
  [{ type: 'WIN', source: 'PLAY', prizeId: 'loaf' }, 'Ganaste: Pan gratis'],
  [{ type: 'REDEEM', source: 'REDEMPTION', prizeId: 'loaf', points: -40 }, 'Canjeaste: Pan gratis'],
  [{ type: 'REWARD', source: 'REDEMPTION', prizeId: 'loaf', valueCents: 500 }, 'Pan gratis'],
  [{ type: 'ENTRY', source: 'REDEMPTION', points: -20 }, 'Participaciones en el sorteo'],
  [{ type: 'ENTRY', source: 'AMOE' }, 'Participación gratis'],
  [{ type: 'WELCOME', source: 'AMOE' }, 'Jugada gratis'],
  [{ type: 'WELCOME', source: 'OPTIN' }, 'Jugada de bienvenida'],
  [{ type: 'WELCOME', source: 'OPTIN', points: 2 }, 'Jugadas de bienvenida'],
  [{ type: 'EARN', source: 'ORDER', orderNumber: '40177', storeName: '1 Main St' }, 'Pedido 40177 en 1 Main St'],
  [{ type: 'REWARD', source: 'ORDER', orderNumber: '40177', valueCents: -500 }, 'Pedido 40177'],
  [{ type: 'ADJUST', source: 'REVERSAL', orderNumber: '40177', points: -3 }, 'Pedido 40177, puntos descontados'],
  [{ type: 'ADJUST', source: 'EXPIRY', points: -3 }, 'Puntos vencidos'],
])('N-24 %j in Spanish: %s', (given, title) => {
  expect(itemTitle(item(given), words, null, 'es')).toEqual({ title, language: 'es' });
  expect(itemTitle(item(given), words, null, 'en')).toEqual({ title: 'In English', language: 'en' });
});

test('N-46 what an offer brought, and what came back of it, is told by its name', () => {
  const earned = item({ type: 'EARN', source: 'OFFER', offerId: 'bonus-berries', points: 100 });
  const title = (given: Partial<Item>, offer = path) => itemTitle({ ...earned, ...given }, words, offer, 'es').title;
  expect(title({})).toBe('Bonus Path: Compra 3 paquetes de moras');
  expect(title({}, { name: 'Tus compras', isChallenge: false })).toBe('Cupón: Tus compras');
  expect(title({ source: 'REVERSAL', orderNumber: '40177', points: -100 })).toBe(
    'Bonus Path: Compra 3 paquetes de moras, artículos devueltos',
  );
  expect(title({ points: 0, valueCents: -300 })).toContain('artículos devueltos');
});

test.each<[string, Partial<Item>]>([
  ['a reason of the service desk', { type: 'ADJUST', source: 'SUPPORT' }],
  ['a prize that nobody has named in Spanish', { type: 'WIN', source: 'PLAY', prizeId: 'cake' }],
  ['an offer that isn’t known', { type: 'EARN', source: 'OFFER', offerId: 'gone' }],
  ['an item of a service that doesn’t tell what brought it', { type: 'EARN', orderNumber: '40177' }],
  ['an order without its number', { type: 'EARN', source: 'ORDER' }],
])('N-24 %s stays in English, and is known to be', (_, given) => {
  expect(itemTitle(item(given), words, null, 'es')).toEqual({ title: 'In English', language: 'en' });
});

test('N-24 without texts of games, a play is told with the title that its game has', () => {
  expect(itemTitle(item({ type: 'PLAY', source: 'PLAY' }), noWords, null, 'es').title).toBe('Jugaste a Spin');
});
