import type { itemNumbers as english } from '../../en/ordering/item-numbers.ts';

/** Texts of adding by item number. */
export const itemNumbers: typeof english = {
  title: 'Agregar por número de artículo',
  number: 'Número de artículo',
  cases: 'Cajas',
  add: 'Agregar',
  busy: 'Agregando',
  paste: 'Pegar una lista',
  list: 'Números de artículo y cajas',
  listHint: 'Un artículo por línea: su número y luego cuántas cajas.',
  addLines: (count) => (count === 1 ? 'Agregar 1 línea' : `Agregar ${count} líneas`),
  noNumber: 'Escribe un número de artículo. Está debajo del nombre de cada artículo.',
  noLines: 'No encontramos ningún número de artículo.',
  nothingAdded: 'No se agregó nada.',
  failed: 'No pudimos agregarlo. Vuelve a intentarlo.',
  outcomes: 'Lo que se agregó',
  result: (added, of) =>
    added === of
      ? of === 1
        ? 'Agregado a tu carrito'
        : `Se agregaron las ${of} líneas`
      : `Se agregaron ${added} de ${of} líneas`,
  numbered: (id) => `N.º ${id}`,
  added: (cases) => (cases === 1 ? '1 caja agregada' : `${cases} cajas agregadas`),
  unknown: 'no se pudo agregar',
};
