import { isEmpty, planned, rebased } from './plan.ts';
import type { Queue } from './queue.ts';
import type { Settled } from './settled.ts';
import type { Wish } from './wishes.ts';

/** Sends off what waits, as one request; null if nothing can go. */
export function takenOff(queue: Queue, settled: Settled | null, newId: () => string): Queue | null {
  if (queue.flight) return null;
  const plan = planned(queue.waiting, settled);
  if (!plan) return null;
  const rest = queue.waiting.filter((wish) => !plan.wishes.includes(wish));
  if (isEmpty(plan)) return rest.length > 0 ? takenOff({ ...queue, waiting: rest }, settled, newId) : null;
  return { flight: { ...plan, requestId: queue.nextId ?? newId() }, waiting: rest };
}

/** What was refused, by line or by product. */
type Refused = readonly { lineId: string | null; productId: string | null }[];

const isAbout = (wish: Wish, { lineId, productId }: Refused[number]): boolean =>
  lineId === null ? wish.productId === productId : wish.lineId === lineId;

/** The queue after an answer: what came meanwhile begins where the server stands; what was refused is given up, with what came after it. */
export function answered(queue: Queue, settled: Settled, refused: Refused): Queue {
  const sent = queue.flight?.wishes ?? [];
  const givenUp = sent.filter((wish) => refused.some((each) => isAbout(wish, each)));
  const left = queue.waiting.filter(({ target }) => !givenUp.some((wish) => wish.target === target));
  return { flight: null, waiting: rebased(left, sent, settled), nextId: queue.nextId };
}
