/** Texts of the scratch card. */
export const scratch = {
  card: 'Scratch card',
  caption: 'Find three of a kind',
  squareCovered: (square: number) => `Square ${square}, covered`,
  squareHalf: (square: number) => `Square ${square}, half scratched`,
  squareOpen: (square: number, picture: string) => `Square ${square}, ${picture}`,
  opened: (square: number, picture: string, open: number, of: number) =>
    `Square ${square}: ${picture}. ${open} of ${of} squares open.`,
};
