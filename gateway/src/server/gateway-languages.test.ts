import { afterEach, expect, test } from 'vitest';
import { eventsIn } from '../../../server-kit/events-in.ts';
import { aCart, aCartLine, someCarts } from '../testing/cart-rows.ts';
import { aPrice, aProduct } from '../testing/catalog-rows.ts';
import { aCoupon } from '../testing/coupon-rows.ts';
import { envelope, openFront, signedIn, type Front, type Handler } from '../testing/front.ts';
import { anOrder } from '../testing/order-rows.ts';
import { aPrize } from '../testing/prize.ts';
import { aSmartBasket, aUsual } from '../testing/recommendation-rows.ts';
import { aDraw, aStore, someUserInfo } from '../testing/rows.ts';
import { someSubscriptions } from '../testing/subscription-rows.ts';

let front: Front;
afterEach(() => front.close());
const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' };

const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
const twoForFive = aPrice({
  promo: {
    type: 'M',
    text: '2 for $5',
    description: '',
    endsOn: '2026-08-11',
    terms: { buy: null, free: null, quantity: 2, priceCents: 500, group: null },
  },
});
const soldOut = aProduct({
  price: twoForFive,
  channelInventory: { DELIVERY: 0, PICKUP: 0, IN_STORE: 0, SHIPPING: 0 },
});
const services: Record<string, Handler> = {
  'GET /stores/default': () => aStore(),
  'GET /stores/2910': () =>
    aStore({
      departments: [{ department: 'STORE', hours: days.map((day) => ({ day, startHour: '06:00', endHour: '12:00' })) }],
    }),
  'GET /stores/2300': () => aStore({ storeId: '2300' }),
  'GET /catalog/products': () => ({ items: [soldOut] }),
  'GET /catalog/sellers': () => ({ sellers: [] }),
  'POST /cart/customer/cust-1': () => someCarts({ carts: [aCart({ lines: [aCartLine()] })] }),
  'GET /orders/4471955': () => anOrder(),
  [`GET /subscriptions/${someUserInfo().uuid}/allsubscriptions`]: () => someSubscriptions(),
  'GET /offers/companiongallery': () => ({
    companionGalleryOffer: {
      butter: aCoupon({
        offerId: 'butter',
        deal: { kind: 'OFF', cents: 150, quantity: 1, on: 'GOODS', isDescribed: true },
      }),
    },
    nextPageToken: null,
    total: 1,
  }),
  'GET /recommendations/purchasehistory/smartbasket/house-1': () => aSmartBasket(aUsual({ dueInDays: -3 })),
  'GET /games/prizes': () => ({ prizes: [aPrize({ cannotRedeemReason: 'SOLD_OUT' })] }),
  'GET /games/draws/d1': () => aDraw(),
  'GET /content/documents/terms': () => ({
    name: 'terms',
    title: 'Terms',
    version: '3',
    effectiveFrom: '2026-08-05',
    lead: '',
    sections: [],
  }),
  'POST /identity/auth/otp/start': (_request, reply) =>
    reply.code(400).send(envelope('HANDLE_INVALID', 'theirs', 'handle')),
  'GET /profile/zip-to-city': (_request, reply) => reply.code(404).send(envelope('ZIP_NOT_FOUND', 'theirs')),
};

/** What each area says of the same: its query, and words of its answer in both languages. */
const areas: [area: string, query: string, english: string[], spanish: string[]][] = [
  [
    'games',
    '{ me { playAndEarn { programs { gameStatusLabel endDateString pointLabels { plural } } } } }',
    ['In Progress', 'Ends Aug 31', 'Game points'],
    ['En curso', 'Termina el 31 ago', 'puntos de juego'],
  ],
  [
    'catalog',
    '{ products(ids: ["970000001"]) { tags { text } price { savingText promoDescription } availability { message shortMessage } } }',
    ['SNAP eligible', '2 for $5', 'This item is out of stock', 'Out of Stock'],
    ['Elegible para SNAP', '2 por $5', 'Por cada 2 que compres', 'Este artículo está agotado', 'Agotado'],
  ],
  [
    'stores',
    '{ store(id: "2910") { openText departments { name week { days hours } } } }',
    ['Store', 'Every day', '6 AM to noon'],
    ['Tienda', 'Todos los días', '6 a.m. a mediodía'],
  ],
  ['cart', '{ carts { summaryText carts { itemCountText placeText } } }', ['Pickup at'], ['Recogida en']],
  [
    'orders',
    '{ order(number: "4471955") { stateText placedText limitText } }',
    ['Placed', 'Edit until'],
    ['Realizado', 'Puedes cambiarlo hasta'],
  ],
  [
    'subscriptions',
    '{ scheduleAndSave { promoText upcoming { title } items { frequencyText } } }',
    ['off the lowest price of the day', 'Tuesday, Aug 11'],
    ['de descuento sobre el precio más bajo del día', 'Martes, 11 ago'],
  ],
  [
    'offers',
    '{ coupons(first: 1) { countText edges { node { header { text } description expiryText actionLabel usageText } } sorts { label } } }',
    ['1 offer', '$1.50 off', 'Clip Coupon'],
    ['1 oferta', '$1.50 menos', 'Ahorra $1.50 en cualquier variedad', 'Recortar cupón', 'Vence el'],
  ],
  ['recommendations', '{ usuals { dueNow { reasonText } } }', ['3 days late'], ['3 días de retraso']],
  ['prizes', '{ me { playAndEarn { programs { prizes { stateText } } } } }', ['None left.'], ['Ya no queda ninguno.']],
  ['draws', '{ draw(id: "d1") { closesAtString oddsString } }', ['PT'], ['a las']],
  ['content', '{ document(name: "terms") { effectiveFromString } }', ['Aug 5, 2026'], ['5 ago 2026']],
  [
    'identity',
    'mutation { startSignIn(input: { handle: "x", channel: EMAIL }) { userErrors { message } } }',
    ['Enter an e-mail address'],
    ['Escribe un correo electrónico'],
  ],
  [
    'profile',
    '{ zipPlace(zipCode: "99999") { city } }',
    ['theirs'],
    ['No encontramos una ciudad con este código postal.'],
  ],
];

test.each(areas)('%s answers in the language that is asked for', async (_area, query, english, expected) => {
  front = await openFront({ handlers: services });
  const inEnglish = await front.query(query);
  expect(inEnglish.headers.get('content-language')).toBe('en-US');
  for (const words of english) expect(inEnglish.text).toContain(words);
  const inSpanish = await front.query(query, { headers: spanish });
  expect(inSpanish.headers.get('content-language')).toBe('es-US');
  expect(inSpanish.headers.get('vary')).toContain('accept-language');
  for (const words of expected) expect(inSpanish.text).toContain(words);
  // Nothing of the one is kept for the other.
  const again = await front.query(query);
  expect(again.data).toEqual(inEnglish.data);
  expect(again.errors.map(({ message }) => message)).toEqual(inEnglish.errors.map(({ message }) => message));
});

test('doors and limits refuse in Spanish too', async () => {
  front = await openFront({ config: { ratesPerMinute: { query: 2, mutation: 20, signIn: 5, page: 60 } } });
  const message = async (query: string, variables = {}, cookie = signedIn) =>
    (await front.query(query, { variables, cookie, headers: spanish })).errors[0]?.message;
  expect(await message('query($id: ID!) { store(id: $id) { id } }', { id: '' })).toBe('"id" no puede estar vacío.');
  expect(await message('{ me { playAndEarn { programs { code } } } }', {}, '')).toBe('Autorización no válida');
  await message('{ __typename }');
  expect(await message('{ __typename }')).toBe('Fue demasiado a la vez. Espera un momento y vuelve a intentarlo.');
});

test('G-99 a service that fails is told of in Spanish, without its English words', async () => {
  const failing: Handler = (_request, reply) => reply.code(500).send(envelope('OOPS', 'theirs'));
  front = await openFront({ handlers: { 'GET /games/programs': failing } });
  const { errors } = await front.query('{ me { playAndEarn { programs { code } } } }', { headers: spanish });
  expect(errors[0]?.message).toMatch(/^Lo sentimos, nuestro sitio tiene problemas técnicos/);
});

test('what is not known by its id is refused in Spanish where only trusted operations run', async () => {
  front = await openFront({ config: { sandbox: false } });
  const { errors } = await front.send({ query: '{ __typename }' }, spanish);
  expect(errors[0]?.message).toBe('Solo se aceptan operaciones conocidas.');
});

test('a subscription answers in the language of its request', async () => {
  front = await openFront();
  const response = await fetch(`${front.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...spanish },
    body: JSON.stringify({ query: 'subscription { orderChanged(number: "") { number } }' }),
  });
  expect(response.headers.get('content-language')).toBe('es-US');
  for await (const { data } of eventsIn(response.body as NonNullable<typeof response.body>)) {
    expect(data).toMatch(/Autorización no válida|Solo |no puede/);
    break;
  }
});

test('a page that is rendered in this process is answered in its language', async () => {
  front = await openFront();
  const visit = front.gateway.openVisit({
    host: 'safeway.localhost',
    cookie: signedIn,
    path: '/',
    correlationId: 'page-1',
    language: 'es',
  });
  const { parse } = await import('graphql');
  const document = parse('{ me { playAndEarn { programs { gameStatusLabel } } } }');
  expect(JSON.stringify(await visit.execute({ document }))).toContain('En curso');
});
