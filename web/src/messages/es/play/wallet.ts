import type { wallet as english } from '../../en/play/wallet.ts';
import { number, onFirstUse } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const prizes = plural('es', { one: 'premio', other: 'premios' });
const games = plural('es', { one: 'juego', other: 'juegos' });
const entries = plural('es', { one: 'participación', other: 'participaciones' });
const oneOf = onFirstUse(() => new Intl.ListFormat('es-US', { type: 'disjunction' }));

const counted = (count: number) => `${number.format(count)} ${prizes(count)}`;
const needing = (count: number) =>
  count === 0 ? '' : count === 1 ? ' Uno requiere tu atención.' : ` ${number.format(count)} requieren tu atención.`;

/** Texts of the wallet. */
export const wallet: typeof english = {
  title: 'Mis premios',
  lead: (count, from, needs) => `${counted(count)} de ${number.format(from)} ${games(from)}.${needing(needs)}`,
  leadOf: (count, game, needs) => `${counted(count)} de ${game}.${needing(needs)}`,
  filters: 'Qué juego',
  all: 'Todos',
  number: (count) => number.format(count),
  count: counted,
  section: { NEEDS_YOU: 'Requieren tu atención', READY: 'Listos', USED: 'Usados', OVER: 'Terminados' },
  from: (game, date) => `${game}, ${date}`,
  fromDraw: (game, date) => `${game}, sorteo del ${date}`,
  toDo: {
    TO_CLAIM: 'Dinos que lo quieres. Si no lo reclamas, pasa al siguiente nombre sorteado.',
    TO_CHOOSE: (choices) => (choices.length > 0 ? `${oneOf.format(choices)}.` : 'Elige el que te guste.'),
    HELD: 'Apartado para ti. Apartarlo no cuesta nada, y dejarlo tampoco.',
    CLAIMED: 'Lo reclamaste. Revisaremos tu participación y te diremos cómo recibir tu premio.',
  },
  toRedeem: {
    VENDOR: (vendor) => (vendor ? `Canjéalo para recibir tu código de ${vendor}.` : 'Canjéalo para recibir tu código.'),
    REWARD: 'Canjéala y actívala en tu carrito.',
    B4U_OFFER: 'Canjéalo y el cupón queda recortado para ti.',
    FRESH_PASS: 'Canjéalo para que empiece tu tiempo. Termina solo.',
    RECIPE: 'Canjéala para abrir la receta.',
    ALTERNATE_PRIZES: 'Canjéalo y elige el que te guste.',
    SWEEPSTAKES: 'Canjéalo para participar en el sorteo.',
  },
  toUse: {
    VENDOR: (vendor) => (vendor ? `Usa tu código en ${vendor}.` : 'Tu código está listo.'),
    REWARD: 'Acreditada. Actívala en tu carrito para usarla.',
    B4U_OFFER: 'Recortado. Se descuenta solo al pagar.',
    FRESH_PASS: 'La entrega gratis y los ahorros de FreshPass están activos.',
    RECIPE: 'Tuya para cocinarla cuando quieras.',
    ALTERNATE_PRIZES: 'Recortado. Se descuenta solo al pagar.',
    SWEEPSTAKES: 'Tus participaciones están en el sorteo.',
  },
  toUseInStore: 'Recortado. Pídelo en la tienda y muestra tu tarjeta del club.',
  until: {
    TO_CLAIM: (date) => `Reclámalo hasta el ${date}`,
    TO_CHOOSE: (date, byDefault) =>
      byDefault ? `Elige hasta el ${date} o recibirás ${byDefault}` : `Elige hasta el ${date}`,
    HELD: (date) => `Apartado hasta ${date}`,
    TO_REDEEM: (date) => `Canjéalo hasta el ${date}`,
    READY: (date) => `Hasta el ${date}`,
  },
  noEnd: 'Tuyo para siempre',
  action: {
    TO_CLAIM: 'Reclama tu premio',
    TO_CHOOSE: 'Elegir',
    HELD: 'Ver el premio',
    TO_REDEEM: 'Canjear',
    CLAIMED: 'Ver el sorteo',
  },
  use: {
    VENDOR: 'Mostrar el código',
    REWARD: 'Ver la recompensa',
    B4U_OFFER: 'Ver el cupón',
    FRESH_PASS: 'FreshPass',
    RECIPE: 'Abrir la receta',
    ALTERNATE_PRIZES: 'Ver el cupón',
    SWEEPSTAKES: 'Ver participaciones',
  },
  see: 'Ver el premio',
  seeDraw: 'Ver el sorteo',
  withName: (label, prize) => `${label}: ${prize}`,
  past: {
    line: (game, past) => `${game} · ${past}`,
    running: (since, until) => `Activo desde el ${since}, hasta el ${until}`,
    used: (date) => `Canjeado el ${date}, usado`,
    handedOver: 'Entregado',
    expired: (date) => (date ? `Terminó el ${date}` : 'Vencido'),
    revoked: 'Anulado',
  },
  entries: (count, date) => `${number.format(count)} ${entries(count)} en espera del sorteo del ${date}.`,
  entriesFor: (prize) => `Podrías ganar ${prize}. Después, cualquiera puede verificar el sorteo.`,
  howVerified: 'Cómo se verifica un sorteo',
  loadMore: 'Ver más',
  loading: 'Cargando',
  loaded: (shown, of) => `${number.format(shown)} de ${number.format(of)} a la vista`,
  couldNotLoad: 'No pudimos cargar tus premios',
  couldNotLoadMore: 'No pudimos cargar más',
  empty: 'Todavía no tienes premios',
  emptyText: 'Aquí guardaremos lo que ganes o canjees, con lo que hay que hacer y hasta cuándo.',
  emptyOf: 'Nada de este juego',
  emptyOfText: 'Tus premios de los otros juegos siguen aquí.',
  seeGames: 'Ver los juegos',
  seeAll: 'Ver todos los premios',
};
