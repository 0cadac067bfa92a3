import type { bar as english } from '../../en/frame/bar.ts';

/** Texts of the bar at the foot of a phone. */
export const bar: typeof english = {
  label: 'Principal',
  home: 'Inicio',
  search: 'Buscar',
  cart: 'Carrito',
};
