import type { scratch as english } from '../../en/play/scratch.ts';

/** Texts of the scratch card. */
export const scratch: typeof english = {
  card: 'Tarjeta para raspar',
  caption: 'Encuentra tres iguales',
  squareCovered: (square) => `Casilla ${square}, cubierta`,
  squareHalf: (square) => `Casilla ${square}, a medio raspar`,
  squareOpen: (square, picture) => `Casilla ${square}, ${picture}`,
  opened: (square, picture, open, of) => `Casilla ${square}: ${picture}. ${open} de ${of} casillas abiertas.`,
};
