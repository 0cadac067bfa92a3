import type { forYou as english } from '../../en/ordering/for-you.ts';

/** Texts of recommendations. */
export const forYou: typeof english = {
  viewed: 'Lo que viste hace poco',
  title: 'Elegido para ti',
  guestTitle: 'También te puede gustar',
  departments: 'Más por descubrir',
};
