import { number } from '../../support/formats.ts';
import type { adding as english } from '../../en/ordering/adding.ts';

/** Texts of steppers: how much of a product there is, or is to be. */
export const adding: typeof english = {
  viewCart: 'Ver el carrito',
  quantityOf: (name) => `Cantidad de ${name}`,
  weightOf: (name) => `Peso de ${name}`,
  removeOne: (name) => `Quitar uno: ${name}`,
  addOne: (name) => `Agregar uno: ${name}`,
  inCart: (count) => `, ${number.format(count)} en tu carrito`,
  less: (name) => `Menos: ${name}`,
  more: (name) => `Más: ${name}`,
  cases: (count) => (count === 1 ? 'caja' : 'cajas'),
  packages: 'paq.',
  pounds: 'lb',
  spokenPounds: (pounds) => (pounds === 1 ? '1 libra' : `${pounds} libras`),
  removeOf: (name) => `Quitar ${name}`,
};
