import type { homeTexts as english } from '../en/home.ts';
import { number } from '../support/formats.ts';

/** Texts of the home page. */
export const homeTexts: typeof english = {
  title: 'Buena comida, cerca de casa',
  greetings: { morning: 'Buenos días', afternoon: 'Buenas tardes', evening: 'Buenas noches' },
  greeting: (greeting, name) => `${greeting}, ${name}`,
  anyStore: 'Recoge tu pedido, recíbelo en casa o compra en la tienda.',
  next: {
    PICKUP: 'Próxima recogida',
    DELIVERY: 'Próxima entrega',
    IN_STORE: 'Próxima visita',
    SHIPPING: 'Próximo envío',
  },
  due: (count, total) => {
    const due = count === 1 ? 'una' : String(count);
    if (total === null) return `Te toca comprar ${due} de tus cosas de siempre.`;
    return count === 1
      ? `Te toca comprar una de tus cosas de siempre, por unos ${total}.`
      : `Te toca comprar ${count} de tus cosas de siempre. Juntas cuestan unos ${total}.`;
  },
  seeDue: 'Ver lo que te toca',
  startShopping: 'Empezar a comprar',
  anotherStore: 'Buscar otra tienda',
  membership: {
    title: 'Los socios pagan menos. Registrarse no cuesta nada.',
    text: 'Basta con un teléfono o un correo electrónico.',
    join: 'Regístrate gratis',
    signIn: 'Inicia sesión',
    benefits: 'Lo que reciben los socios',
    play: {
      title: 'Play & Earn',
      text: 'Gana puntos de juego con tus compras y úsalos para jugar por comida y recompensas.',
    },
    coupons: {
      title: 'Cupones',
      text: 'Recorta un cupón una sola vez y se descuenta solo cuando pides lo que corresponde.',
    },
    schedule: {
      title: 'Programa y ahorra',
      text: 'Leche, café, pañales: llegan cuando los necesitas y puedes saltarte una entrega cuando quieras.',
      ticket: '5% de descuento',
    },
  },
  departments: { title: 'Departamentos', all: (count) => `Ver los ${number.format(count)}` },
  coupons: { guest: 'Cupones y ofertas', member: 'Ofertas para ti' },
  seeAll: 'Ver todo',
  seeAllOf: (title) => `Ver todo: ${title}`,
  allGames: 'Todos los juegos',
  teaser: {
    text: 'Compra, gana puntos de juego y juega. Cualquiera puede verificar el sorteo.',
    prize: (prize, value) => `${prize}, con valor de ${value}`,
    how: 'Mira cómo funciona',
    free: 'Juega sin comprar',
  },
  couldNotLoad: {
    departments: 'No pudimos cargar los departamentos',
    shelves: 'No pudimos cargar lo de hoy',
    games: 'No pudimos cargar tus juegos',
    bonusPath: 'No pudimos cargar Bonus Path',
  },
};
