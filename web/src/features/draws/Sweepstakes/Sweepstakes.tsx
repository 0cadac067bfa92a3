import { Text } from '@larder/design-system/Text';
import { useDrawTexts } from '../../../messages/play/draws.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { DrawCard } from '../DrawCard/DrawCard.tsx';
import { DrawStatus } from '../DrawStatus/DrawStatus.tsx';
import type { Sweepstakes_DrawFragment } from './Sweepstakes.generated.ts';

export interface SweepstakesProps {
  draw: Sweepstakes_DrawFragment;
  /** Are the shopper's odds shown elsewhere on the page? */
  hasOddsElsewhere?: boolean;
}

/** A game's sweepstakes: the prize, how the winner is drawn, and where to check it (N-30). */
export function Sweepstakes({ draw, hasOddsElsewhere = false }: SweepstakesProps) {
  const status = useDrawTexts();
  return (
    <Section title={status.title} lead={status.lead(draw.prizeName, draw.prizeValueString)} id="sweepstakes">
      <DrawStatus draw={draw} />
      {draw.oddsString && !hasOddsElsewhere ? <Text tone="soft">{status.yourOdds(draw.oddsString)}</Text> : null}
      <DrawCard draw={draw} />
    </Section>
  );
}
