import type { buyAgain as english } from '../../en/ordering/buy-again.ts';

/** Texts of the shelf of what was bought before. */
export const buyAgain: typeof english = {
  title: 'Vuelve a comprar',
  history: 'Compras anteriores',
};
