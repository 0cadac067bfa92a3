import type { searchTexts as english } from '../en/search.ts';
import { number } from '../support/formats.ts';
import { plural } from '../support/plural.ts';

const suggestions = plural('es', { one: 'sugerencia', other: 'sugerencias' });

const products = plural('es', { one: 'producto', other: 'productos' });

/** Texts of the suggestions below the search field. */
export const searchTexts: typeof english = {
  list: 'Sugerencias',
  groups: {
    searches: 'Búsquedas',
    departments: 'En departamentos',
    brands: 'Marcas',
    recent: 'Tus búsquedas',
    popular: (store) => (store === null ? 'Lo más buscado' : `Lo más buscado en ${store}`),
    usuals: 'Lo de siempre',
    allDepartments: 'Departamentos',
    products: 'Productos',
  },
  found: (count) => `${number.format(count)} ${suggestions(count)}`,
  place: (department, count) => `${department}, ${number.format(count)}`,
  count: (count) => `${number.format(count)} ${products(count)}`,
  searchFor: (words) => `Buscar “${words}”`,
  searchIn: (words, department) => `“${words}” en ${department}`,
  allDepartments: (count) => (count > 0 ? `Los ${number.format(count)} departamentos` : 'Todos los departamentos'),
  all: (count, words) =>
    count === 1 ? `El resultado de “${words}”` : `Los ${number.format(count)} resultados de “${words}”`,
  forget: 'Borrar todas',
  forgetSearches: 'Borrar todas tus búsquedas',
  keys: { move: 'para moverte', open: 'para abrir', close: 'para cerrar', enter: 'Enter', escape: 'Esc' },
};
