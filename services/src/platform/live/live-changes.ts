import type pg from 'pg';
import { startListener, type Listener } from '../reference-data/listener.ts';
import { type Change, changeChannel, changeIn } from './notes.ts';

/** Follows what one owner's carts and orders become. */
export interface Follower {
  heard(change: Change): void;
  /** Changes may have been missed from now on; the follower has been let go. */
  lost(): void;
}

/** What this process hears of changes, whichever instance made them. */
export interface LiveChanges {
  /**
   * Lets a follower hear of every change of an owner's from now on.
   * @returns how to leave; null while the database can't be listened to
   */
  follow(owner: string, follower: Follower): Promise<(() => void) | null>;
  /** Lets all followers go. */
  stop(): Promise<void>;
}

interface Options {
  /** A connection to listen on, not open yet; null where LISTEN isn't possible. */
  listenOn: (() => pg.Client) | null;
  heartbeatMs?: number;
}

/** Listens to the database from the first follower on, on a connection that is opened again whenever it is lost. */
export function openLiveChanges({ listenOn, heartbeatMs }: Options): LiveChanges {
  const followers = new Map<string, Set<Follower>>();
  let listener: Listener | null = null;
  let isListening = false;

  function letAllGo(): void {
    const all = [...followers.values()].flatMap((each) => [...each]);
    followers.clear();
    for (const { lost } of all) lost();
  }

  function started(connect: () => pg.Client): Listener {
    return startListener({
      connect,
      follow: async (client) => {
        client.on('notification', ({ payload = '' }) => {
          const note = changeIn(payload);
          if (note) for (const { heard } of followers.get(note.owner) ?? []) heard(note.change);
        });
        await client.query(`LISTEN ${changeChannel}`);
      },
      onChange(now) {
        isListening = now;
        if (!now) letAllGo();
      },
      ...(heartbeatMs === undefined ? {} : { heartbeatMs }),
    });
  }

  return {
    async follow(owner, follower) {
      if (listenOn === null) return null;
      listener ??= started(listenOn);
      await listener.ready;
      if (!isListening) return null;
      const same = followers.get(owner) ?? new Set();
      followers.set(owner, same.add(follower));
      return () => {
        same.delete(follower);
        if (same.size === 0 && followers.get(owner) === same) followers.delete(owner);
      };
    },
    async stop() {
      letAllGo();
      await listener?.stop();
    },
  };
}

/** For processes that serve no one. */
export const nothingLive: LiveChanges = openLiveChanges({ listenOn: null });
