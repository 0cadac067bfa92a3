/** A program, as far as its texts in another language have to fit it. */
interface Told {
  game: {
    odds: readonly unknown[];
    howItWorks: readonly unknown[];
    board: { gifts: readonly unknown[] } | null;
  };
  prizeIds: ReadonlySet<string>;
}

interface Texts {
  odds?: readonly { shortLabel: string }[];
  howItWorks?: readonly unknown[];
  gifts?: readonly unknown[];
  prizes?: readonly { prizeId: string }[];
}

/** As much as a wheel has room for. */
const longestShortLabel = 12;

/** Why a program can't have these texts in another language; null if it can. Checked before anything is stored. */
export function textsProblem({ game, prizeIds }: Told, texts: Texts): string | null {
  const lists = [
    ['odds', game.odds],
    ['howItWorks', game.howItWorks],
    ['gifts', game.board?.gifts ?? []],
  ] as const;
  const uneven = lists.find(([name, own]) => texts[name] !== undefined && texts[name].length !== own.length);
  if (uneven) return `its texts have ${texts[uneven[0]]?.length} ${uneven[0]}, and the game has ${uneven[1].length}`;
  const long = texts.odds?.find(({ shortLabel }) => shortLabel.length > longestShortLabel);
  if (long) return `"${long.shortLabel}" is longer than ${longestShortLabel} characters`;
  const stranger = texts.prizes?.find(({ prizeId }) => !prizeIds.has(prizeId));
  return stranger ? `${stranger.prizeId} isn't a prize in the program` : null;
}
