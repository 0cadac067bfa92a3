import type { listControls as english } from '../en/list-controls.ts';
import { plural } from '../support/plural.ts';

const chosen = plural('es', { one: 'elegido', other: 'elegidos' });

/** Texts of what orders and narrows a list, whatever is in it. */
export const listControls: typeof english = {
  filters: 'Filtros',
  filtersChosen: (count) => `${count} ${chosen(count)}`,
  closeFilters: 'Cerrar los filtros',
  clearAll: 'Borrar todo',
  chosenList: 'Filtros elegidos',
  remove: (name) => `Quitar ${name}`,
  sort: 'Ordenar',
  sortSubmit: 'Ordenar',
  view: 'Vista',
  grid: 'Cuadrícula',
  list: 'Lista',
  compact: 'Vista compacta',
  stillShown: 'Sigues viendo los de antes.',
  tryAgain: 'Intentar de nuevo',
};
