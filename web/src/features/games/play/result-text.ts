import type { GameTexts } from '../../../messages/play/games.ts';
import type { PlayPanel_ProgramFragment } from './PlayPanel.generated.ts';
import type { PlayResult_PlayFragment } from './PlayResult.generated.ts';

export interface ResultText {
  /** Small line above the heading. */
  kicker: string;
  heading: string;
  body: string;
  imageId: string;
}

/** A play's result in words: what was won or not, what it cost and what is left. No regret, no near miss. */
export function resultText(
  play: PlayResult_PlayFragment,
  program: Pick<PlayPanel_ProgramFragment, 'game' | 'points' | 'pointLabels'>,
  { result, collect, points }: GameTexts,
): ResultText {
  const kind = program.game?.kind ?? 'WHEEL';
  const { reveal, prize } = play;
  const newStamps =
    reveal.__typename === 'CollectReveal' ? Math.max(1, reveal.stampsAfter - reveal.stampsBefore) : null;
  const stop = reveal.__typename === 'CollectReveal' ? collect.stop(reveal.stampsAfter) : null;
  const spent = play.freePlay
    ? result.welcome
    : result.spent(points(play.pointsSpent, program.pointLabels), program.points?.totalGamePoints ?? 0);

  if (play.outcome === 'WIN' && prize) {
    const same = reveal.__typename === 'ScratchReveal' || reveal.__typename === 'Pick3Reveal';
    return {
      kicker: newStamps === null ? result.youWon : collect.stampsAndWon(newStamps),
      heading: prize.name,
      body: [
        stop,
        same && !play.isAlternate ? result.threeTheSame : null,
        play.isAlternate ? result.alternate : null,
        prize.prizeType === 'SWEEPSTAKES' || prize.status === 'REDEEMED'
          ? result.yours
          : result.redeemBy(prize.redeemByString),
      ]
        .filter(Boolean)
        .join(' '),
      imageId: prize.imageId,
    };
  }
  const left = program.points?.gameplaysAvailable ?? 0;
  const line =
    reveal.__typename === 'WheelReveal'
      ? program.game?.odds[reveal.segment]
      : program.game?.odds.find((o) => !o.isPrize);
  return {
    kicker: result.this[kind],
    heading: newStamps === null ? result.noPrize : collect.newStamps(newStamps),
    body: [stop, spent, left > 0 ? result.playsLeft(left) : null].filter(Boolean).join(' '),
    imageId: (newStamps === null ? line?.imageId : 'ticket') ?? 'seedling',
  };
}
