import { createClient } from 'redis';

/** Redis, for counts that several processes share. */
export interface SharedStore {
  client: Pick<ReturnType<typeof createClient>, 'eval' | 'isReady'>;
  /** Every key starts with it. */
  prefix: string;
  /** Longest wait for one answer, in milliseconds. */
  deadlineMs: number;
  close(): void;
}

export interface SharedStoreOptions {
  url: string;
  prefix?: string;
  /** Called once when the store is lost, and once when it is back. */
  onChange?: (isThere: boolean, error?: Error) => void;
}

/** Longest pause between two tries to connect. */
const longestPauseMs = 10_000;

/** Connects in the background and again whenever the connection is lost; no one ever waits for it. */
export function openSharedStore({ url, prefix = 'larder:', onChange }: SharedStoreOptions): SharedStore {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // A server that hangs is noticed by the ping that it leaves unanswered.
    pingInterval: 1000,
    socket: {
      connectTimeout: 2000,
      socketTimeout: 3000,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, longestPauseMs),
    },
  });
  let isThere: boolean | null = null;
  const tell = (now: boolean, error?: Error) => {
    if (isThere === now) return;
    isThere = now;
    onChange?.(now, error);
  };
  client.on('ready', () => tell(true));
  client.on('error', (error: Error) => tell(false, error));
  client.connect().catch((error: Error) => tell(false, error));
  return {
    client,
    prefix,
    deadlineMs: 250,
    close() {
      if (client.isOpen) client.destroy();
    },
  };
}
