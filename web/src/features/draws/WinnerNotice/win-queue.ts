import type { WinMessage } from './win-channel.ts';

export interface QueuedWin {
  /** Program and prize, which identify a win. */
  key: string;
}

export interface WinQueue<Win extends QueuedWin> {
  /** Wins to show one after another; the first is on screen. */
  wins: readonly Win[];
  /** What is in progress for a win, here or in another tab. */
  busy: { key: string; what: 'claim' | 'acknowledge' } | null;
  failed: { key: string; what: 'claim' | 'acknowledge'; message: string } | null;
}

export type WinEvent<Win extends QueuedWin> =
  | { type: 'loaded'; wins: readonly Win[] }
  | { type: 'begun'; key: string; what: 'claim' | 'acknowledge' }
  | { type: 'failed'; key: string; what: 'claim' | 'acknowledge'; message: string }
  | { type: 'stopped'; key: string }
  | { type: 'claimed'; key: string; win: Win }
  | { type: 'acknowledged'; key: string }
  | { type: 'closed'; key: string }
  | { type: 'heard'; message: WinMessage };

export const emptyQueue = { wins: [], busy: null, failed: null };

const without = <Win extends QueuedWin>(queue: WinQueue<Win>, key: string): WinQueue<Win> => ({
  wins: queue.wins.filter((win) => win.key !== key),
  busy: queue.busy?.key === key ? null : queue.busy,
  failed: queue.failed?.key === key ? null : queue.failed,
});

/** Unacknowledged wins: one that couldn't be saved stays, and one saved by another tab goes (G-60, T-61). */
export function winQueue<Win extends QueuedWin>(queue: WinQueue<Win>, event: WinEvent<Win>): WinQueue<Win> {
  switch (event.type) {
    case 'loaded':
      return { ...queue, wins: event.wins };
    case 'begun':
      return { ...queue, busy: { key: event.key, what: event.what }, failed: null };
    case 'failed':
      return { ...queue, busy: null, failed: { key: event.key, what: event.what, message: event.message } };
    case 'stopped':
      return { ...queue, busy: null };
    case 'claimed':
      return {
        wins: queue.wins.map((win) => (win.key === event.key ? event.win : win)),
        busy: null,
        failed: null,
      };
    case 'acknowledged':
    case 'closed':
      return without(queue, event.key);
    case 'heard':
      return heard(queue, event.message);
  }
}

function heard<Win extends QueuedWin>(queue: WinQueue<Win>, { win, state }: WinMessage): WinQueue<Win> {
  if (state === 'acknowledged') return without(queue, win);
  if (state === 'acknowledging') return { ...queue, busy: { key: win, what: 'acknowledge' }, failed: null };
  return queue.busy?.key === win ? { ...queue, busy: null } : queue;
}
