import { PrizeCard } from './PrizeCard.tsx';
import { scroller, shelf } from './PrizeCard.css.ts';
import type { PrizeCard_PrizeFragment } from './PrizeCard.generated.ts';

export interface PrizeShelfProps {
  label: string;
  prizes: readonly PrizeCard_PrizeFragment[];
}

/** The prizes of a game. On a phone it scrolls, so it takes the focus. */
export function PrizeShelf({ label, prizes }: PrizeShelfProps) {
  return (
    <div
      className={scroller}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nothing of a form, and the section around is the region
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
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
