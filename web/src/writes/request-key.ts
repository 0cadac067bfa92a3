import { pageNow } from '../page/clock.ts';
import { pendingRequest } from '../storage/pending-request.ts';
import { randomHex } from './random-hex.ts';

interface RequestKeys {
  /** The key of these answers: the same as long as they are. */
  of: (answers: object) => string;
  /** The request has its answer; anything sent from now on is a new one. */
  answered: () => void;
}

/**
 * Keys for one form's requests: the same answers keep the same key, however often they are sent, so that a retry after a
 * lost response is the same request (T-34); changed answers are a new one.
 */
export function requestKeys(newKey: () => string = randomHex): RequestKeys {
  let last: { answers: string; key: string } | undefined;
  return {
    of(answers) {
      const text = JSON.stringify(answers);
      if (last?.answers !== text) last = { answers: text, key: newKey() };
      return last.key;
    },
    answered() {
      last = undefined;
    },
  };
}

/**
 * Runs something while no other tab runs the same. Where the browser has no locks, nobody waits.
 * @param name what takes turns: `redeem.PRIZE.2`
 */
export function alone<T>(name: string, run: () => Promise<T>): Promise<T> {
  // Only available if the page's connection is secure.
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? locks.request(`larder.request.${name}`, run) : run();
}

/**
 * Sends a request that spends, with its action's key. Tabs with the same request take turns, as their stores may lag behind
 * each other by a moment: the second finds the first one's key.
 *
 * @param action names everything that tells the request apart, such as `redeem.PRIZE.2`
 */
export const inTurn = <T>(action: string, pressedAt: number, send: (key: string) => Promise<T>): Promise<T> =>
  alone(action, async () => {
    const answer = await send(pendingRequest.idOf(action, pressedAt, randomHex));
    pendingRequest.answered(action, pageNow());
    return answer;
  });
