import type { activity as english } from '../../en/play/activity.ts';
import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const items = plural('es', { one: 'movimiento', other: 'movimientos' });

/** Texts of the activity page (G-83, G-117, N-24). */
export const activity: typeof english = {
  title: 'Actividad',
  window: (days, since) => `Los últimos ${days} días, desde el ${since}`,
  filters: 'Qué quieres ver',
  filter: {
    ALL: 'Todo',
    POINTS: 'Puntos',
    PLAYS: 'Jugadas',
    PRIZES: 'Premios',
    REWARDS: 'Recompensas',
  },
  count: (count) => `${number.format(count)} ${items(count)}`,
  number: (count) => number.format(count),
  game: 'Juego',
  allGames: 'Todos los juegos',
  emptyOf: (filter, game) => `${filter}, ${game.charAt(0).toLowerCase()}${game.slice(1)}`,
  loadMore: 'Ver más',
  loading: 'Cargando',
  loaded: (shown, of) => `${number.format(shown)} de ${number.format(of)} a la vista`,
  couldNotLoadMore: 'No pudimos cargar más',
  empty: {
    ALL: 'Participa en un juego y compra. Lo que ganes y juegues aparecerá aquí.',
    POINTS: 'Compra en tu tienda y los puntos de tus pedidos aparecerán aquí.',
    PLAYS: 'Juega y tu jugada aparecerá aquí con su número, para que puedas verificarla.',
    PRIZES:
      'Los premios que ganes aparecerán aquí con la fecha límite para canjearlos, junto con tus participaciones en sorteos, gratis o no.',
    REWARDS: 'Completa una oferta de Bonus Path y su recompensa aparecerá aquí.',
  },
  seeGames: 'Ver los juegos',
  seeBonusPath: 'Ver Bonus Path',
  seeAllActivity: 'Ver todo',
};
