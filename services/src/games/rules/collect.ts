/** A board of stamps with gifts along the way (COLLECT). */
export interface Board {
  stamps: number;
  gifts: readonly { atStamp: number; prizeId: string }[];
}

/** A board after one play. */
export interface BoardMove {
  before: number;
  after: number;
  /** The gift reached, if any. */
  prizeId: string | null;
}

/** Advances by the stamps drawn, at most to the last space; a full board starts over with the next play. */
export function moveOn(board: Board, stamps: number, drawn: number): BoardMove {
  const before = stamps >= board.stamps ? 0 : stamps;
  const after = Math.min(before + drawn, board.stamps);
  const gift = board.gifts.find((each) => each.atStamp > before && each.atStamp <= after);
  return { before, after, prizeId: gift?.prizeId ?? null };
}

/** Stamps granted by a line of the odds: the first line 1, the second 2, the third 3. */
export function stampsOfLine(oddsIndex: number): number {
  return oddsIndex + 1;
}

/** Why a board can't be published; null if it can: one play may reach at most one gift. */
export function boardProblem(board: Board, lines: number): string | null {
  const places = board.gifts.map((gift) => gift.atStamp).sort((a, b) => a - b);
  if (places.some((place) => place < 1 || place > board.stamps)) return 'a gift is outside the board';
  if (places.some((place, index) => index > 0 && place - (places[index - 1] ?? 0) < lines))
    return 'one play can reach two gifts';
  return null;
}
