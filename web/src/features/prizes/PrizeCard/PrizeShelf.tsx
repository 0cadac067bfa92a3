import { PrizeCard } from './PrizeCard.tsx';
import { scroller, shelf } from './PrizeCard.css.ts';
import type { PrizeCard_PrizeFragment } from './PrizeCard.generated.ts';

export interface PrizeShelfProps {
  label: string;
  prizes: readonly PrizeCard_PrizeFragment[];
}

/** A game's prizes. On a phone it scrolls, so it takes focus. */
export function PrizeShelf({ label, prizes }: PrizeShelfProps) {
  return (
    <div
      className={scroller}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not part of a form, and the section around it is the region
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable
      tabIndex={0}
    >
      <ul className={shelf}>
        {prizes.map((prize) => (
          <PrizeCard key={prize.id} prize={prize} />
        ))}
      </ul>
    </div>
  );
}
