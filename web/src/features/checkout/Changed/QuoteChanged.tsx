import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { useEffect, useRef } from 'react';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { screens } from '../../../app/routing/paths.ts';
import { PictureRow, PictureRows, StruckAmount } from '../../../ui/PictureRow/PictureRow.tsx';
import { LinePicture } from '../LinePicture/LinePicture.tsx';
import { moneyText } from '../money-text.ts';
import type { Changes } from '../placing/usePlaceOrder.ts';
import * as styles from './QuoteChanged.css.ts';

interface QuoteChangedProps {
  changes: Changes;
}

/** What is new since the quote that the shopper saw; nothing is ordered until they accept it, with the bar below (N-60). */
export function QuoteChanged({ changes }: QuoteChangedProps) {
  const texts = useCheckoutTexts();
  const { changed } = texts;
  const { text, lines, totalBefore, totalAfter, quoteId } = changes;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [quoteId]);
  return (
    <Card as="section" edge="ink" role="alert" aria-labelledby="changed-title">
      <div className={styles.card}>
        <div className={styles.head}>
          <span className={styles.sign}>
            <Icon name="triangle-alert" size={24} />
          </span>
          <Heading level={2} size="lead" id="changed-title" tabIndex={-1} ref={heading}>
            {changed.title}
          </Heading>
          <p className={styles.text}>{text}</p>
        </div>
        <PictureRows>
          {lines.map((line) => (
            <Line key={line.lineId ?? line.name} line={line} />
          ))}
        </PictureRows>
        <div className={styles.foot}>
          <p className={styles.total}>
            <span>{changed.total}</span>
            <Before amount={totalBefore} />
            <b className={styles.after}>{moneyText(totalAfter)}</b>
          </p>
          <div className={styles.buttons}>
            <ButtonLink tone="outline" href={screens.cart}>
              {texts.backToCart}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Card>
  );
}

function Line({ line }: { line: Changes['lines'][number] }) {
  const { name, text, before, after, differenceText } = line;
  const isSame = before && after && before.amount === after.amount;
  return (
    <PictureRow picture={<LinePicture line={line} />} name={name} text={text}>
      {before && !isSame && <Before amount={before} />}
      {after && <b>{moneyText(after)}</b>}
      <span className={styles.difference}>{differenceText}</span>
    </PictureRow>
  );
}

function Before({ amount }: { amount: { amount: string } }) {
  const { changed } = useCheckoutTexts();
  return (
    <>
      <StruckAmount>{moneyText(amount)}</StruckAmount>
      <VisuallyHidden>{changed.was(moneyText(amount))},</VisuallyHidden>
    </>
  );
}
