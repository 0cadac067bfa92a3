import { number } from '../../support/formats.ts';

/** Texts of steppers: how much of a product there is, or is to be. */
export const adding = {
  viewCart: 'View cart',
  quantityOf: (name: string) => `Quantity of ${name}`,
  weightOf: (name: string) => `Weight of ${name}`,
  removeOne: (name: string) => `Remove one ${name}`,
  addOne: (name: string) => `Add one ${name}`,
  /** Read after the name of a button that adds. */
  inCart: (count: number) => `, ${number.format(count)} in your cart`,
  less: (name: string) => `Less ${name}`,
  more: (name: string) => `More ${name}`,
  cases: (count: number): string => (count === 1 ? 'case' : 'cases'),
  /** Short for packages, beside a stepper that counts them. */
  packages: 'pk',
  pounds: 'lb',
  spokenPounds: (pounds: number) => (pounds === 1 ? '1 pound' : `${pounds} pounds`),
  removeOf: (name: string) => `Remove ${name}`,
};
