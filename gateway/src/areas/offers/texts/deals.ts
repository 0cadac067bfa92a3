import type { Language } from '../../../shared/language.ts';
import { ended, onThe } from '../../../shared/spanish.ts';

/** What a deal comes to; money and pounds as they are written, counts as numbers. */
export interface DealTexts {
  off: string;
  each: string;
  perPound: string;
  free: string;
  freeOne: string;
  half: string;
  points: string;
  reward: string;
  group: (quantity: number, price: string) => string;
  buyGet: (buy: number, get: number) => string;
  everything: string;
  /** What it is called in a sentence: `$1.50 off Prairie Cereal`. */
  named: (price: string, name: string) => string;
  limits: { one: string; several: (count: number) => string; none: string; reward: string; ad: string };
  says: {
    off: (amount: string, of: string) => string;
    offSeveral: (amount: string, quantity: number) => string;
    over: (amount: string, least: string, of: string) => string;
    weight: (amount: string, pounds: string, of: string) => string;
    percent: (percent: number, of: string) => string;
    each: (price: string) => string;
    group: (price: string, quantity: number) => string;
    buyGet: (buy: number, get: number, gets: string) => string;
    free: string;
    spend: (amount: string, least: string, of: string) => string;
    points: (points: string, least: string, of: string) => string;
    path: (goal: string, day: string) => string;
    reward: (amount: string) => string;
    cheapest: (of: string) => string;
    adPrice: (price: string) => string;
    adDeal: (deal: string) => string;
  };
  goals: Readonly<Record<'items' | 'lb' | 'dollars' | 'visits', (count: number, of: string) => string>>;
  behaviors: Readonly<Record<string, string>>;
}

/** Deals in the languages that retailers don't write in; the retailer's own words are the English ones. */
export const dealTexts: Readonly<Partial<Record<Language, DealTexts>>> = {
  es: {
    off: 'menos',
    each: 'c/u',
    perPound: 'lb',
    free: 'gratis',
    freeOne: 'GRATIS',
    half: 'a mitad de precio',
    points: 'puntos',
    reward: 'de recompensa',
    group: (quantity, price) => `${quantity} por ${price}`,
    buyGet: (buy, get) => `Compra ${buy} y llévate ${get}`,
    everything: 'comestibles',
    named: (price, name) => `${price} en ${name}`,
    limits: {
      one: 'Límite de uno por hogar.',
      several: (count) => `Límite de ${count} por hogar.`,
      none: 'Vale en todos tus pedidos.',
      reward: 'Límite de una recompensa por hogar.',
      ad: 'Hasta agotar existencias.',
    },
    says: {
      off: (amount, of) => `Ahorra ${amount} en cualquier variedad o tamaño de ${of}.`,
      offSeveral: (amount, quantity) => `Ahorra ${amount} al comprar ${quantity}. Combina variedades y tamaños.`,
      over: (amount, least, of) => `Ahorra ${amount} al gastar ${least} o más en ${of}.`,
      weight: (amount, pounds, of) => `Ahorra ${amount} al comprar ${pounds} lb o más de ${of}.`,
      percent: (percent, of) => `${percent}% de descuento en ${of}, de cualquier variedad o tamaño.`,
      each: (price) => `Paga ${price} por cada uno, hasta dos, de cualquier variedad.`,
      group: (price, quantity) =>
        `Paga ${price} por ${quantity}, de cualquier variedad. Si llevas menos, pagas el precio regular.`,
      buyGet: (buy, get, gets) => `Compra ${buy} y llévate ${get} de igual o menor valor ${gets}.`,
      free: 'Llévate uno gratis, de cualquier variedad.',
      spend: (amount, least, of) => `Ahorra ${amount} al gastar ${least} o más en ${of} en un solo pedido.`,
      points: (points, least, of) => `Gana ${points} puntos al gastar ${least} o más en ${of} en un solo pedido.`,
      path: (goal, day) => ended(`${goal} hasta ${onThe(day)}, en uno o varios pedidos`),
      reward: (amount) => `Usa los puntos que ganaste y paga ${amount} menos.`,
      cheapest: (of) => `Mitad de precio en el artículo más barato de ${of} de tu carrito.`,
      adPrice: (price) => `Precio del anuncio semanal: ${price}.`,
      adDeal: (deal) => `Oferta del anuncio semanal: ${deal}.`,
    },
    goals: {
      items: (count, of) => `Compra ${count} artículos de ${of}`,
      lb: (count, of) => `Compra ${count} libras de ${of}`,
      dollars: (count, of) => `Gasta $${count} en ${of}`,
      visits: (count) => `Compra ${count} veces`,
    },
    behaviors: {
      PROFILE: 'Agrega tu correo electrónico y tu número de celular a tu cuenta.',
      COMMUNICATION: 'Elige recibir ofertas nuevas por correo electrónico o mensaje de texto.',
      ORDER: 'Haz un pedido para recoger o con entrega a domicilio.',
      REDEEM_REWARD: 'Usa una recompensa del supermercado en tu carrito.',
      FRESHPASS: 'Empieza con FreshPass, con entrega gratis en cada pedido de $30 o más.',
    },
  },
};
