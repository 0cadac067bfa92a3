import type { ShoppersGame } from './shoppers-game.ts';

/** The pictures in a game's small drawing: its first prizes, or a collecting game's first two stamps and its last gift. */
export function gamePictures({ odds, board }: Pick<ShoppersGame, 'odds' | 'board'>): string[] {
  if (!board)
    return odds
      .filter(({ prizeId }) => prizeId !== null)
      .slice(0, 3)
      .map(({ imageId }) => imageId);
  const lastGift = board.gifts.at(-1);
  return [...board.stampImageIds.slice(0, 2), ...(lastGift ? [lastGift.imageId] : [])];
}
