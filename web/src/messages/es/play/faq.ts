import type { faq as english } from '../../en/play/faq.ts';
import { plural } from '../../support/plural.ts';

const times = plural('es', { one: 'vez', other: 'veces' });

/** Questions that shoppers ask about a game, and their answers. */
export const faq: typeof english = {
  earn: { ask: '¿Cómo gano puntos?' },
  cost: {
    ask: '¿Cuánto cuesta una jugada?',
    answer: (cost, perDay, inAll) =>
      `${cost}. Puedes jugar ${perDay} ${times(perDay)} al día y ${inAll} ${times(inAll)} en todo el juego.`,
  },
  arrive: { ask: '¿Cuándo llegan mis puntos?' },
  redeem: {
    ask: '¿Cuánto tiempo tengo para canjear un premio?',
    answer: (by) => `Hasta el ${by}. Los puntos que no uses vencen con el juego.`,
  },
};
