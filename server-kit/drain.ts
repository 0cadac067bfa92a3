import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** The end of a server's life: it still serves, says that it is about to stop, and keeps no connection for a next request. */
export interface Drain {
  hasBegun(): boolean;
  /** Begins, and gives load balancers that long to notice. @returns when the server may close */
  begin(milliseconds: number): Promise<void>;
}

export function createDrain(server: Pick<Server, 'prependListener'>): Drain {
  let hasBegun = false;
  return {
    hasBegun: () => hasBegun,
    async begin(milliseconds) {
      if (!hasBegun) {
        hasBegun = true;
        server.prependListener('request', (_request, response) => void (response.shouldKeepAlive = false));
      }
      if (milliseconds > 0) await wait(milliseconds);
    },
  };
}
