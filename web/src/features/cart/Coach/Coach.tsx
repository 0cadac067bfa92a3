import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { ProgressBar } from '@larder/design-system/ProgressBar';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Text } from '@larder/design-system/Text';
import { useId } from 'react';
import { useCartAdviceTexts } from '../../../messages/cart-advice.ts';
import type { Wanted } from '../keeper/view.ts';
import { useKeeper } from '../keeper/useKeeper.ts';
import type { Coach_HintFragment as Hint } from './Coach.generated.ts';
import { ClipStep } from './ClipStep.tsx';
import * as styles from './Coach.css.ts';

export interface CoachProps {
  hints: readonly Hint[];
  lines: readonly { id: string; quantity: number }[];
  /** What the shopper wants of each line, before the server has answered. */
  wanted: ReadonlyMap<string, Wanted>;
}

/** At most three small ways to pay less, or to earn more (N-42). */
export function Coach({ hints, lines, wanted }: CoachProps) {
  const texts = useCartAdviceTexts();
  const id = useId();
  if (hints.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <header className={styles.head}>
        <Heading level={2} size="small" id={id}>
          {texts.coach}
        </Heading>
        <Text size="meta" tone="soft">
          {texts.coachText(hints.length)}
        </Text>
      </header>
      <ul className={styles.list}>
        {hints.map((hint) => (
          <li key={hint.id} className={styles.hint}>
            <div className={styles.wide}>
              <SavingsBadge>{hint.ticketText}</SavingsBadge>
            </div>
            <Text size="meta">{hint.text}</Text>
            <Step hint={hint} lines={lines} wanted={wanted} />
            <div className={styles.wide}>
              <ProgressBar
                label={hint.text}
                labelVisible={false}
                value={hint.percent}
                max={100}
                valueText={`${hint.percent}%`}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The one step: a coupon to clip, more of a line, or a page to choose on. */
function Step({ hint, lines, wanted }: { hint: Hint } & Omit<CoachProps, 'hints'>) {
  const texts = useCartAdviceTexts();
  const keeper = useKeeper();
  const line = lines.find(({ id }) => id === hint.lineId);
  const addMore = () => {
    if (line)
      keeper().setLine(line.id, { quantity: (wanted.get(line.id)?.quantity ?? line.quantity) + hint.addQuantity });
  };
  if (hint.couponId !== null)
    return (
      <ClipStep couponId={hint.couponId} text={hint.text} onClipped={addMore}>
        {line ? texts.clipAndAdd(hint.addQuantity) : texts.clipOnly}
      </ClipStep>
    );
  if (line)
    return (
      <Button tone="brand" size="small" onClick={addMore}>
        {texts.addMore(hint.addQuantity)}
      </Button>
    );
  if (!hint.browsePath) return null;
  return (
    <ButtonLink tone="outline" size="small" href={hint.browsePath}>
      {texts.browse}
    </ButtonLink>
  );
}
