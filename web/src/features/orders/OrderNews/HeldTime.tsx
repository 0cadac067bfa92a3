import { useInBrowser } from '@larder/design-system/in-browser';
import { useServerNow } from '../../../app/data/useServerNow.ts';
import { useOrderNewsTexts } from '../../../messages/frame/order-news.ts';
import { minutesLeft } from '../../../messages/support/minutes-left.ts';
import { secondsUntil } from '../../../page/clock.ts';
import { NewsRow } from '../PendingOrder/NewsRow.tsx';
import { soft, unseen } from '../PendingOrder/PendingOrder.css.ts';
import type { OrderNewsQuery } from './OrderNews.generated.ts';

/** Often enough for minutes, in milliseconds. */
const every = 5000;
/** The longest that a time is held, in seconds: so much room is kept in the server's page, which may be read later. */
const longest = 900;

/** The time that is held for an order that isn't placed, how long still, and back to its checkout (N-59). */
export function HeldTime({ held: { text, heldUntil, path } }: { held: NonNullable<OrderNewsQuery['heldTime']> }) {
  const texts = useOrderNewsTexts();
  const isTaken = useInBrowser();
  const left = secondsUntil(heldUntil, useServerNow(heldUntil, every));
  const isOver = isTaken && left === 0;
  return (
    <NewsRow
      label={texts.held}
      icon="clock"
      title={text}
      action={{ text: isOver ? texts.chooseAgain : texts.finish, href: path }}
    >
      <span role="timer" aria-live="off" className={soft}>
        <span className={isTaken ? undefined : unseen}>
          {isOver ? texts.heldOver : texts.heldFor(minutesLeft(isTaken ? left : longest))}
        </span>
      </span>
    </NewsRow>
  );
}
