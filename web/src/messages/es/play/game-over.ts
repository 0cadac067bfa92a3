import type { gameOver as english } from '../../en/play/game-over.ts';

/** Texts of a game that is over, and of prizes that wait. */
export const gameOver: typeof english = {
  yourPrizes: 'Tus premios',
  thanks: (ended, name) => `${ended}. Gracias por jugar, ${name}.`,
  waiting: (count) =>
    count === 1 ? 'Todavía te espera 1 de tus premios.' : `Todavía te esperan ${count} de tus premios.`,
  plays: 'Jugadas',
  redeemBy: (date) => `Canjéalo hasta el ${date}`,
  redeemed: 'Canjeado',
  redeemedOn: (date) => `Canjeado el ${date}`,
  expired: 'Vencido',
  revoked: 'Anulado',
  noPrizes: 'No ganaste premios en este juego.',
  pointsEnded: (ended) => `Vencieron con el juego: ${ended}.`,
  othersStay: 'Los puntos de otros juegos y tus recompensas del supermercado no cambian.',
  playNext: 'Juega ahora',
  pointsToGo: (missing) => `Te faltan ${missing}`,
};
