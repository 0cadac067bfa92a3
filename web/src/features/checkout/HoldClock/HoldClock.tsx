import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useInBrowser } from '@larder/design-system/in-browser';
import { useEffect, useEffectEvent } from 'react';
import { secondsUntil } from '../../../page/clock.ts';
import { useServerNow } from '../../../app/data/useServerNow.ts';
import { useCheckoutTexts } from '../../../messages/checkout.ts';

/** Said aloud when so many seconds are left; in between the clock is silent. */
const spoken = [300, 60];

interface HoldClockProps {
  /** Until when the time is held. */
  until: string;
  onEnded: () => void;
}

/** How long the time is held (N-59): by the minute, in the last one by the second. It speaks at five minutes, at one, and at the end. */
export function HoldClock({ until, onEnded }: HoldClockProps) {
  // The server's page doesn't say: it may be read later than it was drawn.
  const isTaken = useInBrowser();
  return isTaken ? <Clock until={until} onEnded={onEnded} /> : null;
}

function Clock({ until, onEnded }: HoldClockProps) {
  const { time } = useCheckoutTexts();
  const announce = useAnnounce();
  const left = secondsUntil(until, useServerNow(until, 1000));
  const end = useEffectEvent(onEnded);
  const say = useEffectEvent((seconds: number) => announce(time.held(seconds)));
  const isOver = left === 0;
  const mark = spoken.includes(left) ? left : null;
  useEffect(() => {
    if (mark !== null) say(mark);
  }, [mark]);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <span role="timer" aria-live="off">
      {isOver ? time.ended : time.held(left)}
    </span>
  );
}
