import type { searchTexts as english } from '../en/search.ts';
import { number } from '../support/formats.ts';
import { plural } from '../support/plural.ts';

const suggestions = plural('es', { one: 'sugerencia', other: 'sugerencias' });

/** Texts of the suggestions below the search field. */
export const searchTexts: typeof english = {
  list: 'Sugerencias',
  groups: {
    searches: 'Búsquedas',
    departments: 'En departamentos',
    brands: 'Marcas',
    recent: 'Tus búsquedas',
    products: 'Productos',
  },
  found: (count) => `${number.format(count)} ${suggestions(count)}`,
  place: (department, count) => `${department}, ${number.format(count)}`,
  all: (count, words) =>
    count === 1 ? `El resultado de “${words}”` : `Los ${number.format(count)} resultados de “${words}”`,
  forget: 'Borrar tus búsquedas',
  keys: { move: 'para moverte', open: 'para abrir', close: 'para cerrar', enter: 'Entrar', escape: 'Esc' },
};
