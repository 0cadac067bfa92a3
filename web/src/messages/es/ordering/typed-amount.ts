import type { typedAmount as english } from '../../en/ordering/typed-amount.ts';

/** Why what was typed can't be the amount of a product. */
export const typedAmount: typeof english = {
  number: (name) => `${name}: escribe un número.`,
  whole: (name) => `${name}: escribe un número entero.`,
  least: (name, limit) => `${name}: ${limit} como mínimo.`,
  most: (name, limit) => `${name}: ${limit} como máximo.`,
};
