import type { gameCardTexts as english } from '../../en/play/game-card.ts';
import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';
import { games } from '../games.ts';

const prizes = plural('es', { one: 'premio', other: 'premios' });

/** Texts of a game on a card, which the home page shows as well. */
export const gameCardTexts: typeof english = {
  ...games,
  bonusPath: 'Bonus Path',
  seeAllPaths: 'Ver todo',
  bonusPathLead: 'Completa ofertas y desbloquea ahorros extra.',
  playNow: '¡Juega ya!',
  availablePrizes: 'Premios disponibles',
  shopToEarn: '¡Compra y gana!',
  emptySummary: 'Lo sentimos, este juego no está disponible por ahora.',
  number: (count) => number.format(count),
  playsLeft: (count) => (count === 1 ? 'Te queda 1 jugada' : `Te quedan ${count} jugadas`),
  optIn: 'Participar',
  seeMyPrizes: 'Ver mis premios',
  seeGame: 'Ver el juego',
  nextPlay: 'Próxima jugada',
  nextPlayProgress: (have, need, plural) => `${number.format(have)} / ${number.format(need)} ${plural}`,
  wonAndRedeem: (count, by) =>
    `Ganaste ${count} ${prizes(count)}. ${count === 1 ? 'Canjéalo' : 'Canjéalos'} hasta el ${by}.`,
  gameHasEnded: 'Este juego ya terminó.',
  youCanWin: 'Lo que puedes ganar',
  freePlayWaits: 'Te espera una jugada gratis.',
  prizeCard: {
    withName: (label, prize) => `${label}: ${prize}`,
  },
};
