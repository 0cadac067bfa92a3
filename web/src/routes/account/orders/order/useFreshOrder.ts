import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useOrderChanges } from '../../../../features/live/useOrderChanges.ts';
import { isComing } from '../../../../features/orders/states.ts';
import type { OrderState } from '../../../../graphql/schema-types.ts';
import { useOrdersTexts } from '../../../../messages/orders.ts';
import { pageNow } from '../../../../page/clock.ts';

/** How often an order that someone works on is asked for while its page is seen, in milliseconds. */
const every = 60_000;
/** Coming back to the page asks anew, unless it was asked just before. */
const notBefore = 10_000;

/**
 * Keeps an order's page up to date: as the store and other devices change it, and by the clock until it's over. Says aloud
 * when its state has changed. @returns asks now
 */
export function useFreshOrder(order: {
  id: string;
  changeNumber: number;
  state: OrderState;
  stateText: string;
}): () => void {
  const texts = useOrdersTexts();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const askedAt = useRef(0);
  const waits = isComing(order);

  const ask = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || pageNow() - askedAt.current < notBefore) return;
    askedAt.current = pageNow();
    void revalidate();
  });
  useEffect(() => {
    if (!waits) return undefined;
    askedAt.current = pageNow();
    const timer = setInterval(() => ask(), every);
    const back = () => ask();
    document.addEventListener('visibilitychange', back);
    window.addEventListener('focus', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('focus', back);
    };
  }, [waits]);

  useOrderChanges(() => {
    askedAt.current = pageNow();
    return revalidate();
  }, order);

  const said = useRef(order.state);
  useEffect(() => {
    if (said.current === order.state) return;
    said.current = order.state;
    announce(texts.stateIs(order.stateText));
  }, [order.state, order.stateText, announce, texts]);

  return () => void revalidate();
}
