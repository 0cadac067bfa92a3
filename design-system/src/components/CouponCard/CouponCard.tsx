import type { ReactNode } from 'react';
import { Card } from '../Card/index.ts';
import { SavingsBadge } from '../SavingsBadge/index.ts';
import { Tile } from '../Tile/index.ts';
import * as styles from './CouponCard.css.ts';

export interface CouponCardProps {
  /** Element to render; choose it for its meaning. */
  as?: 'article' | 'li' | undefined;
  /** One row with an upright perforation, where there is room: for lists. */
  strip?: boolean | undefined;
  /** Level of the title in the outline of the page. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** What it gives: "$1.50", "FREE". */
  value: string;
  /** The small word beside it: "off", "reward". */
  unit?: string | undefined;
  /** What it is for. */
  title: ReactNode;
  /** Why it is shown: "You buy this often". */
  note?: ReactNode;
  /** More about it, in a line or two. */
  description?: ReactNode;
  /** A picture or an icon. */
  picture?: ReactNode;
  /** Ways on, and facts beside them: "Offer Details", "In-store: $5.49". */
  details?: ReactNode;
  /** Below the perforation: until when and how often it is good. */
  terms?: ReactNode;
  /** Beside the terms: the button, or what was done. */
  action?: ReactNode;
  /** In place of terms and action: how far a challenge has come. */
  progress?: ReactNode;
}

/** A coupon: what you get above the perforation, what you do below it. One geometry in every state. */
export function CouponCard({
  as = 'li',
  strip = false,
  headingLevel = 3,
  value,
  unit,
  title,
  note,
  description,
  picture,
  details,
  terms,
  action,
  progress,
}: CouponCardProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <Card as={as} padding="none">
      <div className={styles.coupon} data-strip={strip || undefined}>
        <div className={styles.body}>
          <div className={styles.words}>
            <Title className={styles.title}>{title}</Title>
            <p className={styles.ticket}>
              <SavingsBadge size="value" unit={unit}>
                {value}
              </SavingsBadge>
            </p>
            {note ? <p className={styles.note}>{note}</p> : null}
            {description ? <p className={styles.description}>{description}</p> : null}
          </div>
          {picture ? <Tile size="huge">{picture}</Tile> : null}
          {details ? <div className={styles.details}>{details}</div> : null}
        </div>
        <div className={styles.stub}>
          {progress ? (
            <div className={styles.progress}>{progress}</div>
          ) : (
            <>
              <div className={styles.terms}>{terms}</div>
              {action}
            </>
          )}
        </div>
      </div>
    </Card>
  );
}
