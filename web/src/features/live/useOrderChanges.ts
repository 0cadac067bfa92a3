import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type LiveChange, liveChanges } from './live-changes.ts';

/** An order that a page shows, and how far it had come when it was asked for. */
interface ShownOrder {
  id: string;
  changeNumber: number;
}

/** So often a change that was heard of is asked for again, when the answers are older than it. */
const mostTries = 5;

/**
 * Asks again when an order has changed since the page asked (N-61). What a stream tells again as it opens is known already.
 * An answer that was on its way when a change was heard of may be older than the change: then it is asked for once more.
 * @param ask asks, until it is answered @param shown the page's order; or a list's, and then news of the household's other orders count too
 */
export function useOrderChanges(ask: () => Promise<void>, shown: ShownOrder | readonly ShownOrder[]): void {
  const [answers, setAnswers] = useState(0);
  const tries = useRef(0);
  const askNow = async () => {
    await ask();
    setAnswers((count) => count + 1);
  };
  const hear = useEffectEvent((changes: readonly LiveChange[]) => {
    const isNews = ({ kind, id, version }: LiveChange): boolean => {
      if (kind !== 'ORDER') return false;
      const known = [shown].flat().find((order) => order.id === id);
      return known ? version > known.changeNumber : Array.isArray(shown);
    };
    if (changes.filter(isNews).length === 0) return;
    tries.current = 0;
    void askNow();
  });
  useEffect(() => liveChanges.subscribe((changes) => hear(changes)), []);

  const catchUp = useEffectEvent(() => {
    const isBehind = [shown]
      .flat()
      .some(({ id, changeNumber }) => liveChanges.newest({ kind: 'ORDER', id }) > changeNumber);
    if (!isBehind || tries.current >= mostTries) return;
    tries.current += 1;
    void askNow();
  });
  // What was answered is drawn by then. The first answer may be behind too: it came before the page listened.
  useEffect(() => catchUp(), [answers]);
}
