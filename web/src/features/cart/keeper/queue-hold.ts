/** How long a page that may have been left may take to let go, in milliseconds. */
const patience = 1000;

const nameOf = (id: string): string => `larder.cartQueue.${id}`;

/**
 * A duplicated tab begins with a copy of everything that the other has stored. Whose queue it is says a lock that a tab holds
 * as long as it has something to send. Where the browser has no locks, the ids of the requests alone see to it that nothing is
 * done twice.
 */
export function makeQueueHold(
  newId: () => string,
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
) {
  let id = newId();
  let isWanted = false;
  let letGo: (() => void) | undefined;
  const take = (name: string, options: LockOptions): Promise<boolean> => {
    if (!locks) return Promise.resolve(true);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    locks
      .request(name, options, () => {
        resolve(true);
        return isWanted ? new Promise<void>((release) => (letGo = release)) : undefined;
      })
      .catch(() => resolve(false));
    return promise;
  };
  return {
    /** Takes over what was kept under an id. @param isLeft the page before is gone: its lock is let go of, however slowly. @returns false if another tab has it */
    async claim(kept: string, isLeft: boolean): Promise<boolean> {
      isWanted = true;
      const isOurs = await take(nameOf(kept), isLeft ? {} : { signal: AbortSignal.timeout(patience) });
      if (isOurs) id = kept;
      else isWanted = false;
      return isOurs;
    },
    /** There is something to send. @returns the id to keep it under */
    keep(): string {
      if (!isWanted) {
        isWanted = true;
        void take(nameOf(id), {});
      }
      return id;
    },
    /** Everything is sent. A page that holds nothing may be kept for Back and Forward. */
    end(): void {
      isWanted = false;
      letGo?.();
      letGo = undefined;
    },
  };
}
