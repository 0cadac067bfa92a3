import { type Definition, DefinitionList } from '@larder/design-system/DefinitionList';
import { useGameTexts } from '../../../messages/play/games.ts';
import { type PrizeTexts, usePrizeTexts } from '../../../messages/play/prizes.ts';
import type { PrizePanel_PrizeFragment } from './PrizePanel.generated.ts';
import type { PrizeView } from './view.ts';

interface PrizeFactsProps {
  prize: PrizePanel_PrizeFragment;
  view: PrizeView;
}

/** What to know before redeeming: cost, stock, limits, dates, value, odds. */
export function PrizeFacts({ prize, view }: PrizeFactsProps) {
  const games = useGameTexts();
  const prizes = usePrizeTexts();
  const { facts } = prizes;
  const { program, costPoints, perUserLimit, perDayLimit, oneIn } = prize;
  const labels = program?.pointLabels ?? games.defaultPointLabels;
  const draw = program?.sweepstakes;
  const isSoldOut = view.kind === 'sold-out' && prize.givenOut !== null;
  const isDraw = prize.prizeType === 'SWEEPSTAKES';
  const limits = [
    perDayLimit === null ? null : facts.perDay(perDayLimit),
    perUserLimit === null || isDraw ? null : facts.perHousehold(perUserLimit),
  ].filter((text) => text !== null);
  const items: Definition[] = [
    { label: facts.draw, value: isDraw ? (draw?.drawsAtString ?? prize.drawDateString) : null },
    { label: facts.entriesSoFar, value: isDraw && draw ? games.number(draw.entryCount) : null },
    { label: facts.yourOdds, value: isDraw ? (draw?.oddsString ?? null) : null },
    {
      label: facts.cost,
      value: view.kind === 'won' || view.kind === 'choose' ? facts.won : games.points(costPoints, labels),
    },
    { label: facts.left, value: isDraw || isSoldOut || prize.quantityLeft === null ? null : leftText(prize, facts) },
    {
      label: facts.givenOut,
      value: isSoldOut && prize.givenOut !== null ? facts.givenOutOf(prize.givenOut, prize.quantityTotal) : null,
    },
    { label: facts.limit, value: limits.join(', ') },
    { label: facts.redeemBy, value: view.kind === 'won' ? view.redeemBy : null },
    { label: facts.where, value: prize.vendorName },
    {
      label: facts.value,
      value: Number(prize.approximateValue.amount) > 0 ? prizes.dollars(prize.approximateValue.amount) : null,
    },
    { label: facts.odds, value: isDraw || oneIn === null ? null : facts.oneIn(oneIn) },
    { label: facts.ifYouWin, value: isDraw ? facts.ifYouWinAnswer : null },
  ];
  return <DefinitionList kind="rows" items={items} />;
}

/** How many are left, and that one is held for this household. */
function leftText(
  { quantityLeft, quantityLeftText, hold }: PrizePanel_PrizeFragment,
  facts: PrizeTexts['facts'],
): string {
  return hold && quantityLeft !== null ? facts.leftAndHeld(quantityLeft) : quantityLeftText;
}
