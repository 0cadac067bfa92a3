/** What a browser's tabs tell each other about a win, so that it is acknowledged once and disappears from all of them (T-61). */
export interface WinMessage {
  /** The win, by program and prize. */
  win: string;
  state: 'acknowledging' | 'acknowledged' | 'failed';
}

const name = 'larder.wins';

const isMessage = (value: unknown): value is WinMessage =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as WinMessage).win === 'string' &&
  ['acknowledging', 'acknowledged', 'failed'].includes((value as WinMessage).state);

/** Opens the channel; in a browser without one, each tab acts on its own. */
export function winChannel(onMessage: (message: WinMessage) => void): {
  tell: (message: WinMessage) => void;
  close: () => void;
} {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) onMessage(data);
  });
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}
