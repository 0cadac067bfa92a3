import { expect, test } from 'vitest';
import type { CouponDeal } from '../../../../generated/rest.ts';
import { aCoupon } from '../../../../testing/coupon-rows.ts';
import { couponHeader } from '../coupon-prices.ts';
import { dealText, dealTitle, descriptionOf, limitsText } from './deal-words.ts';

const deal = (given: Partial<CouponDeal> & Pick<CouponDeal, 'kind'>): CouponDeal => ({
  on: 'GOODS',
  isDescribed: true,
  ...given,
});

test.each<[CouponDeal, string, string]>([
  [
    deal({ kind: 'OFF', cents: 150, quantity: 1 }),
    '$1.50 menos',
    'Ahorra $1.50 en cualquier variedad o tamaño de Butter.',
  ],
  [
    deal({ kind: 'OFF', cents: 300, quantity: 2 }),
    '$3.00 menos',
    'Ahorra $3.00 al comprar 2. Combina variedades y tamaños.',
  ],
  [deal({ kind: 'OVER', cents: 100, least: 500 }), '$1.00 menos', 'Ahorra $1.00 al gastar $5 o más en Butter.'],
  [
    deal({ kind: 'WEIGHT', cents: 100, hundredths: 150 }),
    '$1.00 menos',
    'Ahorra $1.00 al comprar 1.50 lb o más de Butter.',
  ],
  [deal({ kind: 'PERCENT', percent: 20 }), '20% menos', '20% de descuento en Butter, de cualquier variedad o tamaño.'],
  [deal({ kind: 'EACH', cents: 200 }), '$2.00 c/u', 'Paga $2.00 por cada uno, hasta dos, de cualquier variedad.'],
  [
    deal({ kind: 'FOR', quantity: 2, cents: 700 }),
    '2 por $7',
    'Paga $7 por 2, de cualquier variedad. Si llevas menos, pagas el precio regular.',
  ],
  [
    deal({ kind: 'GET', buy: 1, get: 1, isHalf: true }),
    'Compra 1 y llévate 1 a mitad de precio',
    'Compra 1 y llévate 1 de igual o menor valor a mitad de precio.',
  ],
  [
    deal({ kind: 'GET', buy: 2, get: 1, isHalf: false }),
    'Compra 2 y llévate 1 gratis',
    'Compra 2 y llévate 1 de igual o menor valor gratis.',
  ],
  [deal({ kind: 'FREE' }), 'GRATIS', 'Llévate uno gratis, de cualquier variedad.'],
  [
    deal({ kind: 'SPEND', cents: 500, percent: 0, least: 5000, on: 'EVERYTHING' }),
    '$5 menos',
    'Ahorra $5 al gastar $50 o más en comestibles en un solo pedido.',
  ],
  [
    deal({ kind: 'SPEND', cents: 0, percent: 10, least: 4000, on: 'DEPARTMENT' }),
    '10% menos',
    'Ahorra 10% al gastar $40 o más en Lácteos, huevos y quesos en un solo pedido.',
  ],
  [
    deal({ kind: 'POINTS', points: 1000, least: 2500, on: 'EVERYTHING' }),
    '1,000 puntos',
    'Gana 1,000 puntos al gastar $25 o más en comestibles en un solo pedido.',
  ],
  [
    deal({ kind: 'PATH', target: 3, units: 'items', cents: 300 }),
    '$3 de recompensa',
    'Compra 3 artículos de Butter hasta el 24 ago, en uno o varios pedidos.',
  ],
  [
    deal({ kind: 'PATH', target: 4, units: 'visits', cents: 500 }),
    '$5 de recompensa',
    'Compra 4 veces hasta el 24 ago, en uno o varios pedidos.',
  ],
  [deal({ kind: 'REWARD', cents: 500 }), '$5 de recompensa', 'Usa los puntos que ganaste y paga $5 menos.'],
  [
    deal({ kind: 'BEHAVIOR', points: 50, behavior: 'ORDER' }),
    '50 puntos',
    'Haz un pedido para recoger o con entrega a domicilio.',
  ],
  [deal({ kind: 'BEHAVIOR', points: 50, behavior: 'toString' }), '50 puntos', 'Salted or unsalted, 16 oz.'],
  [deal({ kind: 'CHEAPEST' }), '50% menos', 'Mitad de precio en el artículo más barato de Butter de tu carrito.'],
])('S-86 in Spanish %j is "%s": "%s"', (given, ticket, description) => {
  const coupon = aCoupon({ deal: given });
  expect(dealText(given, 'es')).toBe(ticket);
  expect(couponHeader(coupon, 'es').text).toBe(ticket);
  expect(descriptionOf(coupon, 'es')).toBe(description);
  expect(couponHeader(coupon, 'en').text).toBe('$1.50 off');
  expect(descriptionOf(coupon, 'en')).toBe('Salted or unsalted, 16 oz.');
});

test.each<[CouponDeal, string, string]>([
  [deal({ kind: 'PRICE', cents: 659 }), '$6.59 c/u', 'Precio del anuncio semanal: $6.59 c/u.'],
  [deal({ kind: 'PRICE', cents: 249, isWeighed: true }), '$2.49 lb', 'Precio del anuncio semanal: $2.49/lb.'],
  [deal({ kind: 'FOR', quantity: 2, cents: 1300 }), '2 por $13', 'Oferta del anuncio semanal: 2 por $13.'],
])('S-53 %j of the weekly ad in Spanish is "%s": "%s"', (given, ticket, description) => {
  const coupon = aCoupon({ deal: given, offerType: 'WS' });
  expect([couponHeader(coupon, 'es').text, descriptionOf(coupon, 'es')]).toEqual([ticket, description]);
  expect(limitsText(coupon, 'es')).toBe('Hasta agotar existencias.');
});

test('S-86 without a deal in parts, and where a text is its own, the words of the retailer stay', () => {
  expect(couponHeader(aCoupon(), 'es').text).toBe('$1.50 off');
  expect(descriptionOf(aCoupon(), 'es')).toBe('Salted or unsalted, 16 oz.');
  const own = aCoupon({ deal: deal({ kind: 'OFF', cents: 150, isDescribed: false }) });
  expect([couponHeader(own, 'es').text, descriptionOf(own, 'es')]).toEqual([
    '$1.50 menos',
    'Salted or unsalted, 16 oz.',
  ]);
  expect(limitsText(aCoupon({ limits: 'Limit one.' }), 'es')).toBe('Limit one.');
});

test('N-32 how often a household may use an offer is said in Spanish by its number', () => {
  const off = deal({ kind: 'OFF', cents: 150 });
  const said = (perHousehold: number | null, given = off) =>
    limitsText(aCoupon({ deal: given, perHousehold, limits: 'Limit.' }), 'es');
  expect([said(1), said(3), said(null)]).toEqual([
    'Límite de uno por hogar.',
    'Límite de 3 por hogar.',
    'Vale en todos tus pedidos.',
  ]);
  expect(said(null, deal({ kind: 'PATH', isDescribed: false }))).toBe('Límite de una recompensa por hogar.');
  expect(limitsText(aCoupon({ deal: off, limits: 'Limit.' }), 'en')).toBe('Limit.');
});

test('N-42 a cart names an offer in Spanish by what it takes off', () => {
  const named = { deal: deal({ kind: 'OFF', cents: 150 }), name: 'Prairie Cereal' };
  expect(dealTitle(named, 'es')).toBe('$1.50 menos en Prairie Cereal');
  expect(dealTitle(named, 'en')).toBeNull();
  expect(dealTitle({ name: 'Prairie Cereal' }, 'es')).toBeNull();
});
