import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Toast } from '@larder/design-system/Toast';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ownerOf } from '../../../app/data/owner.ts';
import { isOffline, whenBack } from '../../../app/loading/connection.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import { clipQueue } from '../../../storage/coupons/clip-queue.ts';
import { keepInStep } from './in-step.ts';
import { type Replayed, replayInTurn } from './replay.ts';

/** A pause between two tries is at most this many times the first. */
const longest = 16;

/**
 * Keeps the coupons of a page in step with the browser's other tabs (S-125), says that clips wait for a connection, sends
 * them when there is one, and says what became of them (T-19).
 */
export function WaitingClips() {
  const client = useApolloClient();
  const texts = useOffersTexts().waiting;
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const count = () => clipQueue.of(ownerOf(client)).length;
  const waiting = useSyncExternalStore(clipQueue.subscribe, count, count);
  const [done, setDone] = useState<Replayed | null>(null);
  const [isSignedOut, setSignedOut] = useState(false);
  useEffect(() => keepInStep(client), [client]);

  const send = useEffectEvent(async (): Promise<boolean> => {
    const replayed = await replayInTurn(client).catch(() => null);
    if (replayed && replayed.clipped + replayed.returned.length > 0) {
      setDone(replayed);
      announce(texts.done(replayed.clipped));
      void revalidate();
    }
    setSignedOut(replayed?.rest === 'signed-out');
    // Another tab at it may be closed before it is through.
    return replayed === null || replayed.rest === 'later';
  });
  const hasAny = waiting > 0;
  useEffect(() => {
    if (!hasAny) return undefined;
    let stop = () => undefined as void;
    let isOver = false;
    const tryIt = async (longer: number) => {
      const again = isOffline() || (await send());
      if (again && !isOver) stop = whenBack(() => void tryIt(Math.min(longer * 2, longest)), longer);
    };
    void tryIt(1);
    return () => {
      isOver = true;
      stop();
    };
  }, [hasAny]);

  if (done)
    return (
      <Toast
        icon={done.returned.length > 0 ? 'triangle-alert' : undefined}
        action={{ label: texts.gotIt, onClick: () => setDone(null) }}
      >
        {[
          done.clipped > 0 && texts.done(done.clipped),
          ...done.returned.map(({ title, reason }) => texts.returned(title, reason)),
        ]
          .filter(Boolean)
          .join(' ')}
      </Toast>
    );
  return hasAny ? <Toast icon="clock">{isSignedOut ? texts.signIn(waiting) : texts.waits(waiting)}</Toast> : null;
}
