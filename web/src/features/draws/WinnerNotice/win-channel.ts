/** What tabs of one browser tell each other of a win, so that it is acknowledged once and gone in all (T-61). */
export interface WinMessage {
  /** The win: program and prize. */
  win: string;
  state: 'acknowledging' | 'acknowledged' | 'failed';
}

const name = 'larder.wins';

const isMessage = (value: unknown): value is WinMessage =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as WinMessage).win === 'string' &&
  ['acknowledging', 'acknowledged', 'failed'].includes((value as WinMessage).state);

/** Opens the channel; a browser without one has tabs that each ask for themselves. */
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
