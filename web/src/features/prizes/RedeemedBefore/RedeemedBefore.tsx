import { usePrizeTexts } from '../../../messages/play/prizes.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import type { PointLabels } from '../Balance/Balance.tsx';
import type { PrizeResult_RedemptionFragment } from '../PrizeResult/PrizeResult.generated.ts';
import { ResultPart } from '../PrizeResult/loadResult.ts';
import { list } from './RedeemedBefore.css.ts';

interface RedeemedBeforeProps {
  redemptions: readonly PrizeResult_RedemptionFragment[];
  pointLabels: PointLabels;
}

/** The household's earlier redemptions of a prize, including codes and recipes. */
export function RedeemedBefore({ redemptions, pointLabels }: RedeemedBeforeProps) {
  const { limit } = usePrizeTexts();
  return (
    <Section title={limit.mine} id="redeemed">
      <ul className={list}>
        {redemptions.map((redemption) => (
          <li key={redemption.id}>
            <ResultPart redemption={redemption} pointLabels={pointLabels} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
