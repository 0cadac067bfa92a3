import type { EventStream } from '../../../../server-kit/event-stream.ts';

/** The streams that someone reads now. */
export interface OpenStreams {
  /** Notes a stream until it closes. @param closed what else its end undoes */
  add(stream: EventStream, closed: () => void): void;
  /** Ends all of them. */
  endAll(): void;
  count(): number;
}

export function openStreams(): OpenStreams {
  const open = new Set<EventStream>();
  return {
    add(stream, closed) {
      open.add(stream);
      stream.once('close', () => {
        open.delete(stream);
        closed();
      });
    },
    endAll() {
      for (const stream of open) stream.end();
    },
    count: () => open.size,
  };
}
