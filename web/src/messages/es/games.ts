import type { games as english } from '../en/games.ts';

/** What every page says of games: the way there, and the words of failures and dialogs. The rest is in play/games.ts. */
export const games: typeof english = {
  playAndEarn: 'Play & Earn',
  seeAllGames: 'Ver todos los juegos',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
  details: { activity: 'Actividad' },
};
