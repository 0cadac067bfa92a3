const name = 'larder.guestCart';
/** Longer than any answer takes, in milliseconds: then a tab goes on by itself. */
const longest = 20_000;

/**
 * Tabs of a guest take turns: the first answer brings the cookie that names the cart, and every other addition goes there
 * (N-6). Where the browser has no locks, nobody waits.
 */
export async function inTurn<Value>(
  work: () => Promise<Value>,
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): Promise<Value> {
  if (!locks) return work();
  let isOurs = false;
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(longest) }, () => {
      isOurs = true;
      return work();
    });
  } catch (error) {
    if (isOurs) throw error;
    return work();
  }
}
